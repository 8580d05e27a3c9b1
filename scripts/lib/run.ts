import { build } from '../build.mjs'
import { merchantEnvironments } from '../../packages/server/src/merchants/index.ts'
import { addresses, type Addresses } from './addresses.ts'
import { Supervisor, services } from './supervise.ts'
import { playFirstRounds } from './first-rounds.ts'

const siteLines = ({ platform, partner, studio }: Addresses) => `
  Site               ${platform}/
  In English         ${platform}/?lang=EN
  A partner's page   ${partner}/affiliate/
  Demo studio        ${studio}/
`

const merchantLines = ({ platform, partner }: Addresses, merchant: string) => `
  Another merchant   ${platform}/
  Its partner's page ${partner}/affiliate/
  Its commands       npm run ops -- --merchant ${merchant}
`

/** Not printed in production, where there are none. */
const accountLines = `
  Accounts           demo / Demo1234        a member with money in the wallet
                     agent / Agent1234      an agent with a team
                     agent2 / Agent1234     an agent of that team
                     newbie / 123456        must change the password

Everything here is demo data.`

interface Run {
  merchant: string
  where: Addresses
}

const startMessage = ([first, ...others]: readonly Run[], mode: string | undefined) =>
  [
    '\nBaize is running.\n',
    first ? siteLines(first.where) : '',
    ...others.map(({ merchant, where }) => merchantLines(where, merchant)),
    mode === 'production' ? '' : accountLines,
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

/**
 * Builds what is stale, starts everything, and stays until SIGINT or SIGTERM; then ends with 0
 * after the checkpoint.
 */
export async function run(): Promise<void> {
  const all = runs()
  const keepers: Supervisor[] = []
  let stopping: Promise<void> | null = null
  const stop = (code: number) =>
    (stopping ??= Promise.all(keepers.map(keeper => keeper.stop())).then(() => process.exit(code)))
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void stop(0))

  await build()
  for (const service of all.flatMap(({ where }) => services(where))) {
    const keeper = new Supervisor(service, failed => {
      console.error(`Baize could not start: the ${failed.name} ended, for the reason given above.`)
      void stop(1)
    })
    keepers.push(keeper)
    keeper.start()
    if (!(await keeper.ready())) return void (await (stopping ?? stop(1)))
  }
  for (const { where } of all) await playFirstRounds(where)
  console.log(startMessage(all, process.env['BAIZE_MODE']))
}
