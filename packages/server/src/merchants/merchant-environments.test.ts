import { describe, expect, it } from 'vitest'
import { settingsFrom } from '../app/config.ts'
import { environmentOf, merchantEnvironments } from './merchant-environments.ts'

const of = (env: NodeJS.ProcessEnv) =>
  Object.fromEntries(merchantEnvironments(env, '/data').map(each => [each.merchant, { ...env, ...each.env }]))

describe('the environment of a merchant', () => {
  it('is the given one for the first, and ports and a folder further on for each other [SDK-02]', () => {
    const { demo, quay } = of({ PORT: '5000', BAIZE_DATA: '/data' })
    expect(settingsFrom(demo ?? {})).toMatchObject({ merchant: 'demo', port: 5000, dataDir: '/data', currency: 'EUR' })
    expect(settingsFrom(quay ?? {})).toMatchObject({
      merchant: 'quay',
      port: 5003,
      dataDir: '/data/merchants/quay',
      currency: 'USD',
    })
  })

  it('gives nobody the database, origin, secret or key of another', () => {
    const secret = 's'.repeat(32)
    const { site, quay } = of({
      BAIZE_MODE: 'production',
      BAIZE_MERCHANTS: 'site quay',
      DATABASE_URL: 'postgres://one',
      DATABASE_URL_QUAY: 'postgres://two',
      BAIZE_ORIGIN: 'https://one.example',
      BAIZE_SECRET_KEY: secret,
      BAIZE_STUDIO_SECRET: secret,
    })
    expect(settingsFrom(site ?? {})).toMatchObject({ databaseUrl: 'postgres://one', siteOrigin: 'https://one.example' })
    expect(quay).toMatchObject({ DATABASE_URL: 'postgres://two', BAIZE_ORIGIN: '', BAIZE_SECRET_KEY: '' })
    expect(() => settingsFrom(quay ?? {})).toThrow('needs a studio secret of its own')
  })

  it('takes what ends with the name of a merchant for that one alone', () => {
    const { demo, quay } = of({ PORT_QUAY: '6000', BAIZE_ORIGIN_QUAY: 'https://two.example' })
    expect(demo?.['PORT']).toBeUndefined()
    expect(quay).toMatchObject({ PORT: '6000', BAIZE_ORIGIN: 'https://two.example' })
  })

  it('gives nobody the mail server and the gateway of another', () => {
    const gateways = { BAIZE_SMTP_URL: 'smtps://one', BAIZE_MAIL_FROM: 'a@one', BAIZE_SMS_URL: 'https://one' }
    const { quay } = of({ ...gateways, BAIZE_SMS_SECRET: 's', BAIZE_MAIL_FROM_QUAY: 'a@two' })
    expect(quay).toMatchObject({
      BAIZE_SMTP_URL: '',
      BAIZE_MAIL_FROM: 'a@two',
      BAIZE_SMS_URL: '',
      BAIZE_SMS_SECRET: '',
    })
  })

  it.each([
    [{ BAIZE_MERCHANTS: 'demo nobody' }, 'not "nobody"'],
    [{ BAIZE_MERCHANTS: ' , ' }, 'BAIZE_MERCHANTS names merchants out of'],
    [{ BAIZE_MERCHANTS: 'quay quay' }, 'twice'],
    [{ BAIZE_MERCHANTS: 'demo quay', DATABASE_URL: 'postgres://one' }, 'set DATABASE_URL_QUAY'],
    [{ DATABASE_URL: 'postgres://one', DATABASE_URL_QUAY: 'postgres://one' }, 'is the same for two of them'],
  ])('is refused where it makes no sense: %o', (env, words) => {
    expect(() => of(env)).toThrow(words)
  })

  it('leaves out the second merchant of the demo where there is one database server', () => {
    expect(Object.keys(of({ DATABASE_URL: 'postgres://one' }))).toEqual(['demo'])
  })
})

describe('the environment of a command', () => {
  const env = {
    DATABASE_URL: 'postgres://one',
    DATABASE_URL_DEMO: 'postgres://demo',
    DATABASE_URL_QUAY: 'postgres://two',
  }

  it('is that of the processes of its merchant: of the first where none is named', () => {
    expect(environmentOf(env, '/data', null)).toMatchObject({ BAIZE_MERCHANT: 'demo', DATABASE_URL: 'postgres://demo' })
    expect(environmentOf(env, '/data', 'quay')).toMatchObject({
      BAIZE_MERCHANT: 'quay',
      DATABASE_URL: 'postgres://two',
    })
  })

  it('is left as it is for a platform that runs alone', () => {
    const alone = { ...env, BAIZE_MERCHANT: 'quay' }
    expect(environmentOf(alone, '/data', null)).toEqual(alone)
  })

  it('is refused for a merchant that does not run', () => {
    expect(() => environmentOf(env, '/data', 'nobody')).toThrow('--merchant must name one of demo, quay, not "nobody".')
  })
})
