import { hotGames, systemStatus } from '@baize/contract'
import { afterEach, describe, expect, it } from 'vitest'
import { startedPlatform } from '../../test/started.ts'
import { runCommand } from '../app/commands.ts'
import { settingsFrom } from '../app/config.ts'
import { writeSetting } from '../db/settings.ts'
import { countryOf } from '../http/client-address.ts'
import { statusSetting } from './settings.ts'

const started = startedPlatform({ trustedProxies: ['127.0.0.0/8', '::1'], countryHeader: 'cf-ipcountry' })
const run = (words: string) => runCommand(started.platform.deps, ['status', ...words.split(' ')], 'ada')
const status = async (headers = {}) => (await started.client.call(systemStatus, {}, { headers })).value
const hot = (headers = {}) =>
  started.client
    .call(hotGames, { platform: 'html5-desktop', language: 'EN' }, { headers })
    .catch((error: unknown) => error)

afterEach(() => writeSetting(started.platform.deps, statusSetting, statusSetting.defaults))

describe('maintenance', () => {
  it('is switched on with its planned time and what pages say, and off without a trace [BOOT-17] [BOOT-23]', async () => {
    expect(
      (await run('maintenance on from 2026-11-27T02:00Z until 2026-11-27T06:30+02:00 New games tonight.')).lines,
    ).toEqual(['Maintenance is on.'])
    expect(await status()).toMatchObject({
      maintenance: true,
      notice: 'New games tonight.',
      startAt: '2026-11-27T02:00:00.000Z',
      endAt: '2026-11-27T04:30:00.000Z',
    })
    await run('maintenance off')
    expect(await status()).toMatchObject({ maintenance: false, notice: '', startAt: null, endAt: null })
  })

  it('says what staff have set in several languages where no words come with it', async () => {
    await writeSetting(started.platform.deps, statusSetting, { notice: { EN: 'Back soon', ES: 'Volvemos pronto' } })
    await run('maintenance on')
    expect((await status({ 'accept-language': 'es' })).notice).toBe('Volvemos pronto')
    expect((await run('')).lines.join('\n')).toContain('There is no switch')
  })

  it.each([
    ['maintenance', 'Say on or off, not "".'],
    ['maintenance on until tonight', 'Say a time as 2026-11-27T02:00Z, not "tonight".'],
    ['maintenance on until', 'Say a time as 2026-11-27T02:00Z, not "".'],
    ['maintenance on from 2026-11-27T02:00Z until 2026-11-27T01:00Z', 'The maintenance would end before it begins.'],
    ['restrict Spain on', 'Say a country as ES, a range as 203.0.113.0/24, or all, not "Spain".'],
    ['restrict ES', 'Say on or off, not "".'],
  ])('is not switched by "%s"', async (words, why) => {
    const { ok, lines } = await run(words)
    expect([ok, lines[0]]).toEqual([false, why])
    expect(await status()).toMatchObject({ maintenance: false, restricted: false })
  })
})

describe('a restriction', () => {
  const from = (country: string) => ({ 'cf-ipcountry': country })

  it('closes the platform for a country, and says to whom it belongs [BOOT-18] [BOOT-24]', async () => {
    expect((await run('restrict es on')).lines).toEqual(['The platform is closed for ES.'])
    expect(await status(from('ES'))).toMatchObject({ restricted: true, location: { country: 'ES' } })
    expect(await hot(from('ES'))).toMatchObject({ code: 'REGION_BLOCKED' })
    expect(await status(from('PT'))).toMatchObject({ restricted: false, location: { country: 'PT' } })
    expect(await status()).toMatchObject({ restricted: false, location: { ip: expect.any(String) as string } })
    await run('restrict ES off')
    expect(await status(from('ES'))).toMatchObject({ restricted: false })
  })

  it('closes it for a range of addresses, and for everybody', async () => {
    await run('restrict 203.0.113.0/24 on')
    expect(await status({ 'x-forwarded-for': '203.0.113.9' })).toMatchObject({ restricted: true })
    expect(await status({ 'x-forwarded-for': '198.51.100.1' })).toMatchObject({ restricted: false })
    await run('restrict all on')
    expect(await status()).toMatchObject({ restricted: true })
    expect((await runCommand(started.platform.deps, ['status'], 'ada')).lines).toContain('closed for         everybody')
  })

  it('believes nobody but a trusted proxy about the country', () => {
    expect(countryOf('10.0.0.1', 'es', ['10.0.0.0/8'])).toBe('ES')
    expect(countryOf('192.0.2.1', 'ES', ['10.0.0.0/8'])).toBe('')
    expect(countryOf('10.0.0.1', 'Spain', ['10.0.0.0/8'])).toBe('')
    expect(countryOf('10.0.0.1', null, ['10.0.0.0/8'])).toBe('')
    expect(settingsFrom({ BAIZE_COUNTRY_HEADER: 'CF-IPCountry' }).countryHeader).toBe('CF-IPCountry')
    expect(settingsFrom({}).countryHeader).toBe('')
  })
})
