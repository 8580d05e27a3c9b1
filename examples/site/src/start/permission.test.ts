import { expect, test } from 'vitest'
import { loadPermission, pauses, type Permission } from './permission.ts'

const open: Permission = { maintenance: false, restricted: false, gtagId: '', config: {} }

/** A platform that fails so many times, and what it was waited for. */
async function failing(times: number) {
  const waited: number[] = []
  let asked = 0
  const ask = () => (asked++ < times ? Promise.reject(new Error('down')) : Promise.resolve(open))
  const answer = await loadPermission(ask, async pause => void waited.push(pause))
  return { answer, asked, waited }
}

test('the permission of a site is asked for three times more, after 1, 2 and 4 seconds [BOOT-25]', async () => {
  expect(await failing(0)).toEqual({ answer: open, asked: 1, waited: [] })
  expect(await failing(2)).toEqual({ answer: open, asked: 3, waited: [1000, 2000] })
  expect(await failing(3)).toEqual({ answer: open, asked: 4, waited: [...pauses] })
  expect(await failing(4)).toEqual({ answer: null, asked: 4, waited: [...pauses] })
})
