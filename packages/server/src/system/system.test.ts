import { hotGames, logout, register, registerSettings, sealing, systemStatus, whitelabel } from '@baize/contract'
import type { WhitelabelNode } from '@baize/contract'
import { registration } from '@baize/testing/client'
import { base64url, compactDecrypt, exportJWK, generateKeyPair } from 'jose'
import { afterEach, describe, expect, it } from 'vitest'
import { startedPlatform } from '../../test/started.ts'
import { writeSetting } from '../db/settings.ts'
import { imageOrigins } from './game-origins.ts'
import { siteSetting, statusSetting, whitelabelSetting } from './settings.ts'

const started = startedPlatform({ games: 30 })
const status = async (headers = {}) => (await started.client.call(systemStatus, {}, { headers })).value
const hot = () => started.client.call(hotGames, { platform: 'html5-desktop', language: 'EN' })
const setStatus = (change: Partial<typeof statusSetting.defaults>) =>
  writeSetting(started.platform.deps, statusSetting, change)
const flags = (tree: WhitelabelNode[]) => writeSetting(started.platform.deps, whitelabelSetting, { tree })
const flag = (code: string, enabled: boolean): WhitelabelNode => ({ code, enabled, children: [] })

afterEach(async () => {
  await setStatus(statusSetting.defaults)
  await flags(whitelabelSetting.defaults.tree)
})

describe('the status of the platform', () => {
  it('says what a page needs before it mounts [BOOT-11] [API-17] [ENT-34]', async () => {
    const { platform, clock } = started
    expect(await status()).toMatchObject({
      maintenance: false,
      restricted: false,
      serverTime: clock.now().toISOString(),
      register: { open: true },
      mainDomain: platform.url,
      gtagId: '',
      imageCDNs: [platform.url],
      launchGameCDNs: [platform.deps.config.origins.studio],
      config: {
        currency: 'EUR',
        currencySymbol: '€',
        defaultLanguage: 'ES',
        languages: ['EN', 'ES'],
        showEsports: false,
      },
    })
    expect((await status()).location.ip).toMatch(/127\.0\.0\.1|::1/)
  })

  it('names one place for pictures and one for games beside those listed: the one that staff have set, else one of them [ENT-35]', async () => {
    const { deps, url } = started.platform
    const unset = { imgUrl: url, startGameUrl: deps.config.origins.studio, config: { pictures: [] } }
    expect(await status()).toMatchObject(unset)
    const listed = { imageCDNs: ['https://a.example', 'https://b.example'], launchGameCDNs: ['https://c.example'] }
    await writeSetting(deps, siteSetting, listed)
    const { imgUrl = '', startGameUrl } = await status()
    expect([listed.imageCDNs.includes(imgUrl), startGameUrl]).toEqual([true, 'https://c.example'])
    await writeSetting(deps, siteSetting, { imgUrl: 'https://own.example', startGameUrl: 'https://games.example' })
    expect(await status()).toMatchObject({ imgUrl: 'https://own.example', startGameUrl: 'https://games.example' })
    const places = ['https://own.example', ...listed.imageCDNs]
    expect([await imageOrigins(deps), (await status()).config.pictures]).toEqual([places, places])
    await writeSetting(deps, siteSetting, siteSetting.defaults)
  })

  it('names the ways to customer service by position and in the asked language, and seals each address to whoever asks [ENT-24]', async () => {
    const own = (await status({ 'accept-language': 'de' })).customerService
    expect(own.map(({ csPosition }) => csPosition)).toEqual(['1', '2', '3', '4', '5'])
    expect(own[0]).toEqual({ csPosition: '1', title: 'Chat mit uns', path: '' })
    const customerService = [
      { csPosition: '5', title: 'Social', path: 'https://social.example/us' },
      { csPosition: '1', title: { EN: 'Chat', ES: 'Charla' }, path: 'https://chat.example/room' },
    ] as const
    await writeSetting(started.platform.deps, siteSetting, { customerService: [...customerService] })
    const { publicKey, privateKey } = await generateKeyPair(sealing.alg, { crv: 'P-256', extractable: true })
    const encKey = base64url.encode(JSON.stringify(await exportJWK(publicKey)))
    const { customerService: said, ...rest } = await status({ 'accept-language': 'es', [sealing.answerHeader]: encKey })
    expect(said.map(({ csPosition, title }) => [csPosition, title])).toEqual([
      ['1', 'Charla'],
      ['5', 'Social'],
    ])
    expect(JSON.stringify([said, rest])).not.toMatch(/chat\.example|social\.example/)
    const opened = await compactDecrypt(said[0]?.path ?? '', privateKey)
    expect(new TextDecoder().decode(opened.plaintext)).toBe('https://chat.example/room')
    const other = base64url.encode(JSON.stringify({ kty: 'RSA', n: 'AQ', e: 'AQAB' }))
    for (const wrong of ['nonsense', other, 'A'.repeat(500)])
      expect((await status({ [sealing.answerHeader]: wrong })).customerService[0]?.path).toBe('')
    await writeSetting(started.platform.deps, siteSetting, siteSetting.defaults)
  })

  it('names what the apps of the site are fetched from, one entry a system [CS-10] [ENT-25]', async () => {
    const { deps } = started.platform
    const shown = (await status()).resources.map(({ resourceType, nameLabel }) => [resourceType, nameLabel])
    expect(shown).toEqual([
      ['IOS', 'iOS'],
      ['ANDROID', 'Android'],
    ])
    const resources = [{ resourceType: 'IOS', nameLabel: 'iPhone', url: '' }]
    await writeSetting(deps, siteSetting, { resources })
    expect((await status()).resources).toEqual(resources)
    await writeSetting(deps, siteSetting, siteSetting.defaults)
  })

  it('names pictures by the name the platform was called by, if that is its own', async () => {
    const { port } = started.platform
    const from = async (host: string) => {
      const response = await fetch(`http://127.0.0.1:${port}${systemStatus.path}`, { headers: { host } })
      return ((await response.json()) as { value: { imageCDNs: string[] } }).value.imageCDNs
    }
    expect(await from(`127.0.0.1:${port}`)).toEqual([`http://127.0.0.1:${port}`])
  })
})

describe('maintenance', () => {
  it('refuses every call but those that tell so, and lets players log out [BOOT-17] [BOOT-23]', async () => {
    const { token } = await started.client.register()
    await setStatus({ maintenance: true, notice: { EN: 'Back soon' }, endAt: '2026-11-22T00:00:00Z' })
    expect(await hot()).toMatchObject({ status: 503, success: false, code: 'MAINTENANCE' })
    expect(await status()).toMatchObject({ maintenance: true, notice: 'Back soon', endAt: '2026-11-22T00:00:00Z' })
    expect((await started.client.call(whitelabel, {})).success).toBe(true)
    expect((await started.client.call(logout, {}, { token })).success).toBe(true)
    await setStatus({ maintenance: false })
    expect((await hot()).success).toBe(true)
  })

  it('comes before the region where both hold [BOOT-19]', async () => {
    await setStatus({ maintenance: true, restricted: true })
    expect((await hot()).code).toBe('MAINTENANCE')
    expect(await status()).toMatchObject({ maintenance: true, restricted: true })
  })
})

describe('a closed region', () => {
  it('is refused, with the address of the visitor in the status [BOOT-18] [BOOT-24]', async () => {
    await setStatus({ restrictedNetworks: ['127.0.0.0/8', '::1'] })
    expect(await hot()).toMatchObject({ status: 451, code: 'REGION_BLOCKED' })
    expect((await status()).restricted).toBe(true)
    await setStatus({ restrictedNetworks: ['203.0.113.0/24'] })
    expect((await hot()).success).toBe(true)
  })

  it('is never set to something that is no range of addresses', async () => {
    await expect(setStatus({ restrictedNetworks: ['everywhere'] })).rejects.toThrow()
    expect((await hot()).success).toBe(true)
  })
})

describe('the features of the site', () => {
  it('are a tree of flags, the same in the status and by themselves [ROLE-36] [API-16]', async () => {
    const { tree } = (await started.client.call(whitelabel, {})).value
    expect(tree).toEqual((await status()).whitelabel)
    expect(tree.flatMap(node => node.children.map(child => child.code))).toEqual(
      expect.arrayContaining([
        'USERNAMEREG3',
        'MOBILENUMREG3',
        'PTSYS3',
        'MANPLAYREB3',
        'AGENTPOLICY3',
        'CHNGPASSVERIF3',
      ]),
    )
  })

  it('close registration only where both of its flags are delivered as off [REG-35]', async () => {
    const settings = async () => (await started.client.call(registerSettings, { language: 'EN' })).value
    await flags([])
    expect(await settings()).toMatchObject({ open: true, registerType: 'username' })
    await flags([flag('MOBILENUMREG3', true), flag('USERNAMEREG3', true)])
    expect(await settings()).toMatchObject({ open: true, registerType: 'mobile' })
    await flags([flag('MOBILENUMREG3', false), flag('USERNAMEREG3', false)])
    expect(await settings()).toMatchObject({ open: false })
    expect((await status()).register.open).toBe(false)
    expect((await started.client.call(register, registration())).code).toBe('REGISTRATION_CLOSED')
  })
})

describe('the settings of registration', () => {
  it('ask for username, password, its repetition and the terms [REG-01] [REG-25] [VAL-01] [API-15] [BOOT-14]', async () => {
    const { value } = await started.client.call(registerSettings, { language: 'EN' })
    const shown = value.fields.filter(field => field.show).map(field => field.name)
    expect(shown).toEqual(['username', 'password', 'confirmPassword'])
    expect(value).toMatchObject({
      minimumAge: 18,
      smsEnabled: false,
      captchaEnabled: false,
      humanVerification: { provider: 'none' },
    })
    expect(value.terms).toEqual([
      { code: 'term', title: 'Terms and conditions', url: '/help#term' },
      { code: 'privacy', title: 'Privacy policy', url: '/help#privacy' },
    ])
  })

  it('speak the language that was asked for', async () => {
    const { value } = await started.client.call(registerSettings, { language: 'ES' })
    expect(value.terms[0]?.title).toBe('Términos y condiciones')
  })
})
