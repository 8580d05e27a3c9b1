import { CallError } from '@baize/client'

/** Milliseconds between two looks whether the window is still there; no browser tells. */
const pause = 300

const size = { width: 480, height: 640 }
/** In the middle of the window that asks. */
const features = () => {
  const left = Math.round(screenX + (outerWidth - size.width) / 2)
  const top = Math.round(screenY + (outerHeight - size.height) / 2)
  return `popup,width=${size.width},height=${size.height},left=${left},top=${top}`
}

interface Answer<T> {
  /** Where the window must be when it answers. */
  origin: string
  /** What an answer says; null for everything that is none. */
  read: (data: unknown) => T | null
  signal: AbortSignal
}

/**
 * Opens a window and waits for what it posts. What comes from another window or another origin is not heard.
 * @throws CallError LOGIN_POPUP_CLOSED where it was closed before, or the browser opens none (ERR-11)
 */
export function askWindow<T>(address: string, { origin, read, signal }: Answer<T>): Promise<T> {
  const asked = open(address, '_blank', features())
  return new Promise((resolve, reject) => {
    const done = new AbortController()
    const stop = AbortSignal.any([signal, done.signal])
    const close = () => {
      done.abort()
      reject(new CallError('LOGIN_POPUP_CLOSED'))
    }
    if (!asked || signal.aborted) return close()
    const watch = setInterval(() => asked.closed && close(), pause)
    stop.addEventListener('abort', () => clearInterval(watch))
    signal.addEventListener('abort', () => {
      asked.close()
      close()
    })
    const hear = (event: MessageEvent) => {
      if (event.source !== asked || event.origin !== origin) return
      const answer = read(event.data)
      if (answer === null) return
      done.abort()
      asked.close()
      resolve(answer)
    }
    addEventListener('message', hear, { signal: stop })
  })
}
