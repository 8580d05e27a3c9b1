import { expect, it } from 'vitest'
import { freePorts } from '../scripts/lib/instance.ts'
import { opsCommand } from '../scripts/lib/ops.ts'
import { start } from './support/npm-start.ts'

it('npm start leads to a working site, says plainly what is in its way, and ends with 0 when told to', async () => {
  const port = await freePorts(2)
  const first = start(port)
  expect(await first.said('Baize is running.'), first.output()).toBe(true)
  for (const address of [
    `http://localhost:${port}/`,
    `http://127.0.0.1:${port + 1}/affiliate/`,
    `http://localhost:${port}/sdk/v1/baize.js`,
    `http://localhost:${port + 3}/`,
    `http://127.0.0.1:${port + 4}/affiliate/`,
  ])
    expect((await fetch(address)).status, address).toBe(200)
  expect(first.output()).toContain('demo / Demo1234')
  expect(await (await fetch(`http://localhost:${port + 3}/`)).text()).toContain('Quayside')
  const staff = (...words: string[]) => opsCommand({ PORT: String(port), BAIZE_DATA: first.data }, words)
  expect(await staff('flags')).toMatch(/^off +AGENTPOLICY3$/m)
  expect(await staff('--merchant', 'quay', 'flags')).toMatch(/^on +AGENTPOLICY3$/m)
  await expect(staff('--merchant', 'nobody', 'flags')).rejects.toThrow(
    '--merchant must name one of demo, quay, not "nobody".',
  )

  const samePort = start(port)
  expect(await samePort.ended).toBe(1)
  expect(samePort.output()).toContain(`Port ${port} is in use.`)
  const sameFolder = start(await freePorts(2), first.data)
  expect(await sameFolder.ended).toBe(1)
  expect(sameFolder.output()).toContain('is in use by process')
  for (const { output } of [samePort, sameFolder]) expect(output()).not.toMatch(/^\s+at /m)

  first.child.kill('SIGTERM')
  expect(await first.ended).toBe(0)
})
