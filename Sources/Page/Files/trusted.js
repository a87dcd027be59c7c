// The page's one Trusted Types policy. Markup is only ever parsed into a document of its own, which
// runs nothing, and cleaned before any of it is shown; the only script is the page's own worker.

const workerAddress = new URL("events-worker.js", import.meta.url).href

const policy = globalThis.trustedTypes?.createPolicy("snapline", {
  createHTML: (text) => text,
  createScriptURL: (address) => {
    if (address !== workerAddress) throw new TypeError("only the page's own worker is started")
    return address
  },
})

/** A document parsed from a picture's text; nothing in it is run or loaded. */
export function parsePicture(text) {
  return new DOMParser().parseFromString(policy?.createHTML(text) ?? text, "image/svg+xml")
}

/** The address of the worker that holds the event stream. */
export const trustedWorker = () => policy?.createScriptURL(workerAddress) ?? workerAddress
