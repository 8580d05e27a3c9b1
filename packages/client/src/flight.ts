import { CallError } from './error.ts'
import { pristine } from './pristine.ts'

interface Flight {
  result: Promise<unknown>
  controller: AbortController
  passengers: number
}

/** Equal reads that are under way share one request, which is aborted when the last one who waits for it has left (EMBEDDING 59, 61). */
export function createFlights() {
  const flights = new Map<string, Flight>()

  return function board<T>(
    key: string,
    signal: AbortSignal | undefined,
    start: (signal: AbortSignal) => Promise<T>,
  ): Promise<T> {
    let flight = flights.get(key)
    if (!flight) {
      const controller = new pristine.AbortController()
      const mine: Flight = { controller, passengers: 0, result: start(controller.signal) }
      const land = () => flights.get(key) === mine && flights.delete(key)
      mine.result.then(land, land)
      flights.set(key, (flight = mine))
    }
    return ride(flight, signal, () => flights.delete(key)) as Promise<T>
  }
}

function ride(flight: Flight, signal: AbortSignal | undefined, empty: () => void): Promise<unknown> {
  flight.passengers++
  return new Promise((resolve, reject) => {
    const leave = () => {
      reject(new CallError('ABORTED'))
      if (--flight.passengers) return
      empty()
      flight.controller.abort()
    }
    if (signal?.aborted) return leave()
    signal?.addEventListener('abort', leave)
    flight.result.then(resolve, reject).finally(() => signal?.removeEventListener('abort', leave))
  })
}
