import { build } from '../build.mjs'
import { merchantEnvironments } from '../../packages/server/src/merchants/index.ts'
import { addresses, type Addresses } from './addresses.ts'
import { Keeper, services } from './supervise.ts'
import { playFirstRounds } from './first-rounds.ts'

const places = ({ platform, partner, studio }: Addresses) => `
  Site               ${platform}/
  In English         ${platform}/?lang=EN
  A partner's page   ${partner}/affiliate/
  Demo studio        ${studio}/
`

const other = ({ platform, partner }: Addresses, merchant: string) => `
  Another merchant   ${platform}/
  Its partner's page ${partner}/affiliate/
  Its commands       npm run ops -- --merchant ${merchant}
`

/** There are none in production. */
const accounts = `
  Accounts           demo / Demo1234        a member with money in the wallet
                     agent / Agent1234      an agent with a team
                     agent2 / Agent1234     an agent of that team
                     newbie / 123456        must change the password

Everything here is demo data.`

interface Run {
  merchant: string
  where: Addresses
}

const welcome = ([first, ...others]: readonly Run[], mode: string | undefined) =>
  [
    '\nBaize is running.\n',
    first ? places(first.where) : '',
    ...others.map(({ merchant, where }) => other(where, merchant)),
    mode === 'production' ? '' : accounts,
    '\nCtrl+C stops it.\n',
  ].join('')

/** A run of each merchant, with the environment of its processes. */
function runs(): Run[] {
  const { data } = addresses(process.env)
  return merchantEnvironments(process.env, data).map(({ merchant, env }) => {
    const where = addresses({ ...process.env, ...env })
    return { merchant, where: { ...where, env: { ...env, ...where.env } } }
  })
}

/** Builds what is stale, starts everything, and stays until SIGINT or SIGTERM; then ends with 0 after the checkpoint. */
export async function run(): Promise<void> {
  const all = runs()
  const keepers: Keeper[] = []
  let stopping: Promise<void> | null = null
  const stop = (code: number) =>
    (stopping ??= Promise.all(keepers.map(keeper => keeper.stop())).then(() => process.exit(code)))
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void stop(0))

  await build()
  for (const service of all.flatMap(({ where }) => services(where))) {
    const keeper = new Keeper(service, failed => {
      console.error(`Baize could not start: the ${failed.name} ended, for the reason given above.`)
      void stop(1)
    })
    keepers.push(keeper)
    keeper.start()
    if (!(await keeper.ready())) return void (await (stopping ?? stop(1)))
  }
  for (const { where } of all) await playFirstRounds(where)
  console.log(welcome(all, process.env['BAIZE_MODE']))
}
