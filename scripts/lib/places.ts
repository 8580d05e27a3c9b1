import type { Instance } from './instance.ts'

/** Where the browsers of a run find their Baize: what tests read from the environment, one per worker. */
type Places = Record<string, string>

/** What a test needs to know of the Baize that it runs against. */
export const placesOf = ({ platform, partner, studio, data, env }: Instance): Places => ({
  BAIZE_URL: platform,
  BAIZE_PARTNER: partner,
  BAIZE_STUDIO: studio,
  BAIZE_DATA: data,
  PORT: env['PORT'] ?? '',
})

const variable = 'BAIZE_PLACES'

/** The environment that hands each worker its own; the first one's stand there plainly, too. */
export const spread = (places: readonly Places[]): Record<string, string> => ({
  ...places[0],
  [variable]: JSON.stringify(places),
})

/** In a worker: takes its own places over into its environment. Nothing changes where nobody handed any. */
export function takePlaces(env: NodeJS.ProcessEnv): void {
  const handed = JSON.parse(env[variable] ?? '[]') as Places[]
  Object.assign(env, handed[Number(env['TEST_PARALLEL_INDEX'] ?? 0)])
}
