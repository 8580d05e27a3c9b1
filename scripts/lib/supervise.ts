import { spawn, type ChildProcess } from 'node:child_process'
import { join } from 'node:path'
import type { Addresses } from './addresses.ts'
import { root } from './prepare.mjs'

/** A process of ours that is kept alive until it is told to stop. */
export interface Service {
  name: string
  entry: string
  env: Record<string, string>
  /** Address that answers 200 once the service is ready. */
  health: string
}

/** The two processes of ours; the platform serves site, partner pages and SDK as well. */
export const services = ({ platform, studio, env }: Addresses): Service[] => [
  { name: 'platform', entry: join(root, 'packages/server/src/main.ts'), env, health: `${platform}/healthz` },
  { name: 'studio', entry: join(root, 'packages/studio/src/main.ts'), env, health: `${studio}/healthz` },
]

const sleep = (milliseconds: number) => new Promise(resolve => setTimeout(resolve, milliseconds))

/** Whether an address answers 200. */
export async function healthy(address: string): Promise<boolean> {
  try {
    return (await fetch(address, { signal: AbortSignal.timeout(2000) })).ok
  } catch {
    return false
  }
}

/**
 * Starts a service and starts it again when it was killed. A service that ends by itself before it was ever ready has said why;
 * then `failed` is called once and nothing is tried again.
 */
export class Keeper {
  readonly #service: Service
  readonly #failed: (service: Service) => void
  #child: ChildProcess | null = null
  #stopping = false
  #ready = false
  #over: Promise<void> = Promise.resolve()

  constructor(service: Service, failed: (service: Service) => void) {
    this.#service = service
    this.#failed = failed
  }

  start(): void {
    const { entry, env, name } = this.#service
    this.#ready = false
    const child = spawn(
      process.execPath,
      ['--conditions=@baize/source', '--disable-warning=ExperimentalWarning', entry],
      {
        stdio: ['ignore', 'inherit', 'inherit'],
        env: { ...process.env, ...env },
      },
    )
    this.#child = child
    this.#over = new Promise(resolve => {
      child.on('exit', () => {
        resolve()
        if (this.#stopping) return
        if (!this.#ready) return this.#failed(this.#service)
        console.error(`The ${name} was stopped from outside. Starting it again.`)
        this.start()
        void this.ready()
      })
    })
  }

  /** Resolves once the service answers; false where it ended first. */
  async ready(): Promise<boolean> {
    const child = this.#child
    while (child && child.exitCode === null && child.signalCode === null && !this.#stopping) {
      if (await healthy(this.#service.health)) return (this.#ready = true)
      await sleep(150)
    }
    return false
  }

  /** Ends the service without a word, and waits until it answers again. */
  async kill(): Promise<void> {
    const over = this.#over
    this.#child?.kill('SIGKILL')
    await over
    await this.ready()
  }

  /** Asks the service to end and waits until it has. */
  async stop(): Promise<void> {
    this.#stopping = true
    this.#child?.kill('SIGTERM')
    await this.#over
  }
}
