import { build } from '../build.mjs'
import { addresses, type Addresses } from './addresses.ts'
import { Keeper, services } from './supervise.ts'
import { playFirstRounds } from './first-rounds.ts'

const places = ({ platform, partner, studio }: Addresses) => `
Baize is running.

  Site               ${platform}/
  In English         ${platform}/?lang=EN
  A partner's page   ${partner}/affiliate/
  Demo studio        ${studio}/
`

/** There are none in production. */
const accounts = `
  Accounts           demo / Demo1234        a member with money in the wallet
                     agent / Agent1234      an agent with a team
                     agent2 / Agent1234     an agent of that team
                     newbie / 123456        must change the password

Everything here is demo data.`

const welcome = (where: Addresses, mode: string | undefined) =>
  `${places(where)}${mode === 'production' ? '' : accounts}
Ctrl+C stops it.
`

/** Builds what is stale, starts everything, and stays until SIGINT or SIGTERM; then ends with 0 after the checkpoint. */
export async function run(): Promise<void> {
  const where = addresses(process.env)
  const keepers: Keeper[] = []
  let stopping: Promise<void> | null = null
  const stop = (code: number) =>
    (stopping ??= Promise.all(keepers.map(keeper => keeper.stop())).then(() => process.exit(code)))
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void stop(0))

  await build()
  for (const service of services(where)) {
    const keeper = new Keeper(service, failed => {
      console.error(`Baize could not start: the ${failed.name} ended, for the reason given above.`)
      void stop(1)
    })
    keepers.push(keeper)
    keeper.start()
    if (!(await keeper.ready())) return void (await (stopping ?? stop(1)))
  }
  await playFirstRounds(where)
  console.log(welcome(where, process.env['BAIZE_MODE']))
}
