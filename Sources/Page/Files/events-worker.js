// One event stream for all tabs of a browser: browsers open only six connections to a server.

const ports = new Set()
let stream = null
let last = {kind: "waiting"}

onconnect = ({ports: [port]}) => {
  ports.add(port)
  port.onmessage = ({data}) => { if (data === "bye") leave(port) }
  port.postMessage(last)
  if (!stream) open()
}

function leave(port) {
  ports.delete(port)
  if (ports.size || !stream) return
  stream.close()
  stream = null
}

function open() {
  stream = new EventSource("events")
  for (const kind of ["hello", "saved"]) {
    stream.addEventListener(kind, (event) => send({kind, data: JSON.parse(event.data)}))
  }
  stream.onerror = () => {
    send({kind: "away"})
    if (stream.readyState !== EventSource.CLOSED) return
    stream = null
    setTimeout(() => { if (ports.size && !stream) open() }, 2000)
  }
}

function send(message) {
  if (message.kind !== "saved") last = message
  for (const port of ports) port.postMessage(message)
}
