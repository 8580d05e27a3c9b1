import { spawn, type ChildProcess } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { freePorts } from '../scripts/lib/instance.ts'
import { opsCommand } from '../scripts/lib/ops.ts'

const root = join(import.meta.dirname, '..')
const folders: string[] = []
const running: ChildProcess[] = []

/** Ends npm and all that it started: platform and studio outlive npm where a test fails in the middle. */
function endGroup(pid: number | undefined): void {
  try {
    if (pid) process.kill(-pid, 'SIGKILL')
  } catch {
    // All of it has ended.
  }
}
afterAll(() => {
  for (const { pid } of running) endGroup(pid)
  for (const folder of folders) rmSync(folder, { recursive: true, force: true })
})

/** Runs `npm start` as a person does, with a data folder of its own. */
function start(port: number, data = mkdtempSync(join(tmpdir(), 'baize-start-'))) {
  folders.push(data)
  const env = { ...process.env, PORT: String(port), BAIZE_DATA: data, NODE_OPTIONS: '' }
  const child = spawn('npm', ['start'], { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'], detached: true })
  running.push(child)
  let output = ''
  child.stdout.on('data', part => (output += String(part)))
  child.stderr.on('data', part => (output += String(part)))
  const ended = new Promise<number | null>(resolve => child.on('close', code => resolve(code)))
  const said = (words: string) =>
    new Promise<boolean>(resolve => {
      const look = () => output.includes(words) && resolve(true)
      child.stdout.on('data', look)
      void ended.then(() => resolve(output.includes(words)))
    })
  return { child, ended, said, data, output: () => output }
}

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

it('npm start ends with 0 when it is stopped while it starts', async () => {
  const early = start(await freePorts(2))
  expect(await early.said('The platform answers'), early.output()).toBe(true)
  early.child.kill('SIGTERM')
  expect(await early.ended, early.output()).toBe(0)
})
