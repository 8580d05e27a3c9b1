import { spawn, type ChildProcess } from 'node:child_process'
import { join } from 'node:path'
import type { Addresses } from './addresses.ts'
import { root } from './prepare.mjs'

/** A process of ours that is restarted until it is stopped. */
export interface Service {
  name: string
  entry: string
  env: Record<string, string>
}

/** The two processes of ours; the platform serves site, partner pages and SDK as well. */
export const services = ({ env }: Addresses): Service[] => [
  { name: 'platform', entry: join(root, 'packages/server/src/app/main.ts'), env },
  { name: 'studio', entry: join(root, 'packages/studio/src/main.ts'), env },
]

/** Whether an address answers 200. */
export async function isHealthy(address: string): Promise<boolean> {
  try {
    return (await fetch(address, { signal: AbortSignal.timeout(2000) })).ok
  } catch {
    return false
  }
}

/**
 * Starts a service, and restarts it when it was killed. Where it ends before it was ever ready,
 * `failed` is called once and it is not restarted.
 */
export class Supervisor {
  readonly #service: Service
  readonly #failed: (service: Service) => void
  #child: ChildProcess | null = null
  #stopping = false
  #ready = false
  #started: Promise<boolean> = Promise.resolve(false)
  #exited: Promise<void> = Promise.resolve()

  constructor(service: Service, failed: (service: Service) => void) {
    this.#service = service
    this.#failed = failed
  }

  start(): void {
    const { entry, env, name } = this.#service
    this.#ready = false
    const flags = ['--conditions=@baize/source', '--disable-warning=ExperimentalWarning']
    const child = spawn(process.execPath, [...flags, entry], {
      // Over the channel the service itself says that it is ready: another one on the same port
      // would answer as well.
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
      env: { ...process.env, ...env },
    })
    this.#child = child
    this.#started = new Promise(resolve => {
      child.once('message', () => resolve((this.#ready = true)))
      child.once('exit', () => resolve(false))
    })
    this.#exited = new Promise(resolve => child.once('exit', () => resolve()))
    void this.#exited.then(() => {
      if (this.#stopping) return
      if (!this.#ready) return this.#failed(this.#service)
      console.error(`The ${name} was stopped from outside. Starting it again.`)
      this.start()
    })
  }

  get pid(): number | undefined {
    return this.#child?.pid
  }

  /** Resolves once the service is ready; false where it ended first. */
  ready(): Promise<boolean> {
    return this.#started
  }

  /** Kills the service by SIGKILL, and waits until it is ready again. */
  async kill(): Promise<void> {
    const over = this.#exited
    this.#child?.kill('SIGKILL')
    await over
    await this.#started
  }

  /** Asks the service to end and waits until it has. */
  async stop(): Promise<void> {
    this.#stopping = true
    this.#child?.kill('SIGTERM')
    await this.#exited
  }
}
