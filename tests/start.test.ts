import { expect, it } from 'vitest'
import { freePorts } from '../scripts/lib/instance.ts'
import { start } from './support/npm-start.ts'

it('npm start ends with 0 when it is stopped while it starts', async () => {
  const early = start(await freePorts(2))
  expect(await early.said('The platform answers'), early.output()).toBe(true)
  early.child.kill('SIGTERM')
  expect(await early.ended, early.output()).toBe(0)
})
