import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { startedPlatform } from '../test/started.ts'
import { errorText } from './report.ts'

const started = startedPlatform()

test('a statement that failed is told without what it was given, and where it was made', async () => {
  const secret = 'planted\n    at planted'
  const broken = started.platform.deps.db.execute(sql`select ${secret} from nowhere`)
  const text = await broken.then(() => '', errorText)
  expect(text).toContain('select $1 from nowhere')
  expect(text).toMatch(/\n +at .+\.[jt]s/)
  expect(text).not.toContain('planted')
})

test('other trouble is told as it is', () => {
  expect(errorText('no gateway')).toBe('no gateway')
  expect(errorText(new TypeError('broken'))).toMatch(/^TypeError: broken\n +at /)
})
