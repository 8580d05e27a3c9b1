import { CallError } from './error.ts'
import { nativeGlobals } from '../native-globals.ts'

interface SharedRequest {
  result: Promise<unknown>
  controller: AbortController
  waiting: number
}

/**
 * Equal reads that are under way share one request, which is aborted when the last caller who waits
 * for it has left.
 */
export function createSharedRequests() {
  const requests = new Map<string, SharedRequest>()

  return function share<T>(
    key: string,
    signal: AbortSignal | undefined,
    start: (signal: AbortSignal) => Promise<T>,
  ): Promise<T> {
    let request = requests.get(key)
    if (!request) {
      const controller = new nativeGlobals.AbortController()
      const mine: SharedRequest = { controller, waiting: 0, result: start(controller.signal) }
      const forget = () => requests.get(key) === mine && requests.delete(key)
      mine.result.then(forget, forget)
      requests.set(key, (request = mine))
    }
    return join(request, signal, () => requests.delete(key)) as Promise<T>
  }
}

function join(request: SharedRequest, signal: AbortSignal | undefined, empty: () => void): Promise<unknown> {
  request.waiting++
  return new Promise((resolve, reject) => {
    const leave = () => {
      reject(new CallError('ABORTED'))
      if (--request.waiting) return
      empty()
      request.controller.abort()
    }
    if (signal?.aborted) return leave()
    signal?.addEventListener('abort', leave)
    request.result.then(resolve, reject).finally(() => signal?.removeEventListener('abort', leave))
  })
}
