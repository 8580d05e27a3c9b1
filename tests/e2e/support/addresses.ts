const port = Number(process.env['PORT'] ?? 4400)

/** Origins of the run. */
export const site = process.env['BAIZE_URL'] ?? `http://localhost:${port}`
export const partner = process.env['BAIZE_PARTNER'] ?? `http://127.0.0.1:${port + 1}`
export const studio = process.env['BAIZE_STUDIO'] ?? `http://127.0.0.1:${port + 2}`

const isLite = process.env['BAIZE_FLAVOUR'] === 'lite'
/** A page of the partner's, on the flavour under test. */
export const hostPage = (folder: string, name = 'index'): string =>
  `${partner}/${folder}/${name}${isLite ? '.lite' : ''}.html`
export const affiliate = hostPage('affiliate')

let count = 0
/** A username nobody has: letters first, at most 16 characters. */
export const newName = (): string => `e${Date.now().toString(36)}${(count++).toString(36)}x`.slice(0, 16)
export const password = 'Safe1234'

/**
 * The transaction password that tests give an agent of the demo; a platform serves several tests,
 * so the agent may have it already.
 */
export const transactionPassword = '192837'
