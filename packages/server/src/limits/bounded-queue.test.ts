import { expect, test, vi } from 'vitest'
import { BoundedQueue, QueueFull } from './bounded-queue.ts'

/** Work that ends when the test ends it. */
function gate() {
  const { promise, resolve, reject } = Promise.withResolvers<string>()
  return { work: () => promise, finish: () => resolve('done'), fail: () => reject(new Error('broken')) }
}

const settled = () => new Promise(resolve => setImmediate(resolve))

test('runs no more work at once than there are slots', async () => {
  const queue = new BoundedQueue(2, 64)
  let running = 0
  let max = 0
  const work = async () => {
    max = Math.max(max, ++running)
    await settled()
    running -= 1
  }
  await Promise.all(Array.from({ length: 40 }, () => queue.run(work)))
  expect(max).toBe(2)
  expect(queue.size).toBe(0)
})

test('never holds more than slots and queue, and refuses the rest at once', async () => {
  const queue = new BoundedQueue(2, 3)
  const gates = Array.from({ length: 8 }, gate)
  const outcomes = gates.map(({ work }) => queue.run(work).catch((error: unknown) => error))
  expect(queue.size).toBe(5)
  expect(await outcomes[5]).toBeInstanceOf(QueueFull)
  gates.forEach(({ finish }) => finish())
  const all = await Promise.all(outcomes)
  expect(all.filter(outcome => outcome === 'done')).toHaveLength(5)
  expect(all.filter(outcome => outcome instanceof QueueFull)).toHaveLength(3)
})

test('serves the queue in the order of arrival', async () => {
  const queue = new BoundedQueue(1, 10)
  const served: number[] = []
  await Promise.all([1, 2, 3, 4].map(number => queue.run(async () => void served.push(number))))
  expect(served).toEqual([1, 2, 3, 4])
})

test('gives the slot back when the work fails', async () => {
  const queue = new BoundedQueue(1, 1)
  const broken = gate()
  const failure = queue.run(broken.work)
  broken.fail()
  await expect(failure).rejects.toThrow('broken')
  await expect(queue.run(async () => 'next')).resolves.toBe('next')
  expect(queue.size).toBe(0)
})

test('refuses what has waited too long for a slot, and serves what waits behind it', async () => {
  vi.useFakeTimers()
  try {
    const queue = new BoundedQueue(1, 10, 8000)
    const slow = gate()
    const running = queue.run(slow.work)
    const late = queue.run(async () => 'late').catch((error: unknown) => error)
    await vi.advanceTimersByTimeAsync(7999)
    const behind = queue.run(async () => 'behind')
    expect(queue.size).toBe(3)
    await vi.advanceTimersByTimeAsync(1)
    expect(await late).toBeInstanceOf(QueueFull)
    expect(queue.size).toBe(2)
    slow.finish()
    expect([await running, await behind]).toEqual(['done', 'behind'])
    expect(queue.size).toBe(0)
    expect(vi.getTimerCount()).toBe(0)
  } finally {
    vi.useRealTimers()
  }
})
