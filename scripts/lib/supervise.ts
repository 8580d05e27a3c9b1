import { spawn, type ChildProcess } from 'node:child_process'
import { join } from 'node:path'
import type { Addresses } from './addresses.ts'
import { root } from './prepare.mjs'

/** A process of ours that is kept alive until it is told to stop. */
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
  #begun: Promise<boolean> = Promise.resolve(false)
  #over: Promise<void> = Promise.resolve()

  constructor(service: Service, failed: (service: Service) => void) {
    this.#service = service
    this.#failed = failed
  }

  start(): void {
    const { entry, env, name } = this.#service
    this.#ready = false
    const flags = ['--conditions=@baize/source', '--disable-warning=ExperimentalWarning']
    const child = spawn(process.execPath, [...flags, entry], {
      // Over the channel the service itself says that it is ready: another one on the same port would answer as well.
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
      env: { ...process.env, ...env },
    })
    this.#child = child
    this.#begun = new Promise(resolve => {
      child.once('message', () => resolve((this.#ready = true)))
      child.once('exit', () => resolve(false))
    })
    this.#over = new Promise(resolve => child.once('exit', () => resolve()))
    void this.#over.then(() => {
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
    return this.#begun
  }

  /** Ends the service without a word, and waits until it is ready again. */
  async kill(): Promise<void> {
    const over = this.#over
    this.#child?.kill('SIGKILL')
    await over
    await this.#begun
  }

  /** Asks the service to end and waits until it has. */
  async stop(): Promise<void> {
    this.#stopping = true
    this.#child?.kill('SIGTERM')
    await this.#over
  }
}
