// What the server pushes: one stream for all tabs, by a shared worker, else by a lock and a channel.

import {trustedWorker} from "./trusted.js"

/** Calls `receive` with {kind: "hello" | "saved" | "away", data}. */
export function listen(receive) {
  if (globalThis.SharedWorker) listenByWorker(receive)
  else if (navigator.locks && globalThis.BroadcastChannel) listenByLock(receive)
  else open(receive)
}

function listenByWorker(receive) {
  const port = new SharedWorker(trustedWorker(), {name: "snapline events"}).port
  port.onmessage = ({data}) => receive(data)
  addEventListener("pagehide", () => port.postMessage("bye"))
  // A page that comes back from the browser's cache has said goodbye: it starts anew.
  addEventListener("pageshow", (event) => { if (event.persisted) location.reload() })
}

// The tab that holds the lock has the stream, and passes on what comes; when it goes, another has it.
function listenByLock(receive) {
  const name = "snapline" + location.pathname
  const channel = new BroadcastChannel(name)
  channel.onmessage = ({data}) => receive(data)
  navigator.locks.request(name, () => new Promise(() => {
    open((message) => { channel.postMessage(message); receive(message) })
  }))
}

function open(receive) {
  const stream = new EventSource("events")
  for (const kind of ["hello", "saved"]) {
    stream.addEventListener(kind, (event) => receive({kind, data: JSON.parse(event.data)}))
  }
  stream.onerror = () => {
    receive({kind: "away"})
    if (stream.readyState === EventSource.CLOSED) setTimeout(() => open(receive), 2000)
  }
}
