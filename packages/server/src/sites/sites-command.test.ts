import {
  endpoints,
  forgotByEmail,
  gameIndex,
  login,
  memberInfo,
  publicKey,
  register,
  resetPassword,
  sessions,
  type Endpoint,
} from '@baize/contract'
import { platformClient } from '@baize/testing/client'
import { expect, test } from 'vitest'
import { startedPlatform } from '../../test/started.ts'
import { runCommand } from '../app/commands.ts'
import { enterOwnSite } from './own-site.ts'

const started = startedPlatform()
const sites = (...words: string[]) => runCommand(started.platform.deps, ['sites', ...words], 'ada')
const shop = 'https://shop.example'

/** The public key, asked for by a page of an origin. */
const callFrom = (origin: string, siteKey: string) =>
  platformClient(started.platform.url, { origin, siteKey }).call(publicKey, {})
const keyIn = ({ lines }: { lines: string[] }): string => /\bpk_\w+/.exec(lines.join(' '))?.[0] ?? ''

test('a partner is entered by one command, which says what its pages load; other origins are told which command lets them in [SDK-11]', async () => {
  const entered = await sites('add', 'courtside', shop)
  const key = keyIn(entered)
  expect(entered.lines.join('\n')).toContain(`data-merchant="demo" data-site-key="${key}"`)
  expect(entered.lines.join('\n')).toContain(`merchant: 'demo', siteKey: '${key}' })`)
  expect(await callFrom(shop, key)).toMatchObject({ success: true })

  const news = 'https://news.example'
  const refused = await callFrom(news, key)
  expect(refused).toMatchObject({ status: 403, code: 'ORIGIN_REFUSED' })
  expect(refused.message).toBe(
    `This site is not allowed to use this key: ${news} with ${key}. The operator allows it with: npm run ops -- sites allow courtside ${news}`,
  )
  const [, command = ''] = refused.message.split('npm run ops -- ')
  await runCommand(started.platform.deps, command.split(' '), 'ada')
  expect(await callFrom(news, key)).toMatchObject({ success: true })
  await sites('deny', 'courtside', news)
  expect(await callFrom(news, key)).toMatchObject({ status: 403 })
})

test('a page without an origin is told what it lacks, and no command, since none could help [SDK-11]', async () => {
  const key = keyIn(await sites('add', 'previewed', shop))
  for (const each of [key, 'pk_demo', '']) {
    const refused = await callFrom('null', each)
    expect(refused, each).toMatchObject({ status: 403, code: 'ORIGIN_REFUSED' })
    expect(refused.message).toMatch(/^This page has no origin.*without allow-same-origin/)
    expect(refused.message).not.toContain('npm run ops')
  }
})
test.each([
  'capacitor://localhost',
  'ionic://localhost',
  'tauri://localhost',
  'capacitor://play.app',
  'http://tauri.localhost',
])(
  'an app is entered by its origin %s, which is matched to the letter and may frame what its site may',
  async origin => {
    const code = `app${origin.replace(/[^a-z]/g, '')}`
    const refused = await callFrom(origin, 'pk_demo')
    expect(refused.message).toContain(`gives this site a key of its own with: npm run ops -- sites add SITE ${origin}`)
    const key = keyIn(await sites('add', code, origin))
    expect(await callFrom(origin, key)).toMatchObject({ success: true })
    for (const other of [origin.toUpperCase(), `${origin}:80`, origin.replace(/^\w+/, 'https'), `${origin}.example`])
      expect(await callFrom(other, key), other).toMatchObject({ status: 403 })
    await sites('frame', code, 'all')
    const frame = await fetch(`${started.platform.url}/frame/${key}/baize-login`)
    expect(frame.headers.get('content-security-policy')).toContain(`frame-ancestors ${origin};`)
  },
)

test('a site that is entered again keeps its key, and the refusal shows it with what its pages load [SDK-11]', async () => {
  const key = keyIn(await sites('add', 'again', shop))
  const refused = await sites('add', 'again', shop)
  expect(refused.ok).toBe(false)
  expect(refused.lines.slice(0, 2)).toEqual(['There is a site again already, with this origin.', `Its key is ${key}.`])
  expect(refused.lines.at(-1)).toMatch(/^Or, from npm: configure\(\{ api: /)
  expect(refused.lines.at(-1)).toContain(`siteKey: '${key}' })`)

  const second = keyIn({ lines: (await sites('newkey', 'again')).lines.slice(1) })
  const { lines } = await sites('add', 'again', shop, 'https://news.example')
  expect(lines.slice(0, 2)).toEqual([
    'There is a site again already. One more origin for it: npm run ops -- sites allow again https://news.example',
    `Its keys are ${key} and ${second}.`,
  ])
  expect(lines.at(-1)).toContain(`siteKey: '${second}' })`)
  expect((await sites('add', 'demo', shop)).lines.join('\n')).not.toContain('pk_demo')
})

test('a site has two keys while its pages change, never three, and an old one is refused at once [SDK-11]', async () => {
  const old = keyIn(await sites('add', 'rotating', shop))
  const begun = await Promise.all(Array.from({ length: 10 }, () => sites('newkey', 'rotating')))
  const [given] = begun.filter(({ ok }) => ok)
  expect(begun.filter(({ ok }) => ok)).toHaveLength(1)
  const fresh = keyIn(given ?? { lines: [] })
  for (const key of [old, fresh]) expect(await callFrom(shop, key), key).toMatchObject({ success: true })
  await sites('endkey', 'rotating', old)
  expect(await callFrom(shop, old)).toMatchObject({ status: 403 })
  expect(await callFrom(shop, fresh)).toMatchObject({ success: true })
  expect(await sites('endkey', 'rotating', fresh)).toMatchObject({ ok: false })
  await sites('remove', 'rotating')
  expect(await callFrom(shop, fresh)).toMatchObject({ status: 403 })
})

test('staff say which elements a site may draw in its own pages: each answer names them, and nobody gets into an account by others [SDK-11]', async () => {
  const key = keyIn(await sites('add', 'walled', shop))
  const answerOf = async (origin: string, siteKey = key) => {
    const headers = { origin, 'x-site-key': siteKey }
    const reply = await fetch(`${started.platform.url}${publicKey.path}`, { headers })
    return [reply.headers.get('x-inline'), reply.headers.get('x-frames')]
  }
  const codeOf = async (endpoint: Endpoint, origin = shop, siteKey = key) =>
    (await platformClient(started.platform.url, { origin, siteKey }).call(endpoint, {})).code ?? ''
  expect(await answerOf(shop)).toEqual(['all', 'none'])
  expect(await codeOf(login)).not.toBe('REACH_TOO_SMALL')

  await sites('frame', 'walled', 'baize-login')
  await sites('inline', 'walled', 'none', 'baize-game-lane', 'baize-register')
  expect((await sites()).lines).toContain('  inline  baize-game-lane baize-register')
  expect(await answerOf(shop)).toEqual(['baize-game-lane baize-register', 'baize-login'])
  for (const endpoint of [login, forgotByEmail])
    expect([endpoint.name, await codeOf(endpoint)]).toEqual([endpoint.name, 'REACH_TOO_SMALL'])
  for (const endpoint of [register, gameIndex])
    expect([endpoint.name, await codeOf(endpoint)]).not.toEqual([endpoint.name, 'REACH_TOO_SMALL'])

  // Its frames are pages of the operator's, with the operator's key.
  expect(await answerOf(started.platform.url, 'pk_demo')).toEqual([null, null])
  expect(await codeOf(login, started.platform.url, 'pk_demo')).not.toBe('REACH_TOO_SMALL')
  await sites('inline', 'walled', 'all')
  expect(await answerOf(shop)).toEqual(['all', 'baize-login'])
})

test('a password is set anew from a page of a partner’s only where staff have named the element that does it [SDK-11]', async () => {
  const siteKey = keyIn(await sites('add', 'forgetful', shop))
  const codesOf = async (caller: { origin?: string; siteKey: string }) => {
    const { call } = platformClient(started.platform.url, caller)
    const replies = [await call(forgotByEmail, {} as never), await call(resetPassword, {} as never)]
    return replies.map(({ code }) => code === 'REACH_TOO_SMALL')
  }
  const [refused, passed] = [
    [true, true],
    [false, false],
  ]
  expect(await codesOf({ origin: shop, siteKey })).toEqual(refused)
  expect(await codesOf({ siteKey })).toEqual(refused)
  await sites('inline', 'forgetful', 'none', 'baize-forgot-password')
  expect(await codesOf({ origin: shop, siteKey })).toEqual(passed)

  // The operator's own key on a page that is not the operator's.
  expect(await codesOf({ origin: started.platform.partnerUrl, siteKey: 'pk_demo' })).toEqual(refused)
  expect(await codesOf({ origin: started.platform.url, siteKey: 'pk_demo' })).toEqual(passed)
  expect(await codesOf({ siteKey: 'pk_demo' })).toEqual(passed)
})

test('tags are added to those that a site may draw, and the answer says which they were and are [SDK-11]', async () => {
  await sites('add', 'adding', shop)
  const frame = async (...words: string[]) => (await sites('frame', 'adding', ...words)).lines[0]
  const may = 'Pages of adding may show in frames:'
  expect(await frame('baize-login')).toBe(`${may} baize-login. Before: none.`)
  expect(await frame('baize-agent-centre')).toBe(`${may} baize-agent-centre baize-login. Before: baize-login.`)
  expect(await frame('none', 'baize-register')).toBe(`${may} baize-register. Before: baize-agent-centre baize-login.`)
  expect(await frame('all')).toBe(`${may} all. Before: baize-register.`)
})

test('the operator’s own key is for own pages and this machine: another page is told to get a key, and so is one of an unknown key [SDK-11]', async () => {
  const told = async (origin: string, key: string) => (await callFrom(origin, key)).message
  expect(await told(shop, 'pk_demo')).toContain(
    `The operator gives this site a key of its own with: npm run ops -- sites add SITE ${shop}`,
  )
  const local = 'http://localhost:5173'
  expect(await told(local, 'pk_demo')).toContain(`allows it with: npm run ops -- sites allow demo ${local}`)
  expect(await told(shop, 'pk_dmeo')).toBe(
    `No site has the key pk_dmeo. "npm run ops -- sites" lists the keys; a new site gets one with: npm run ops -- sites add SITE ${shop}`,
  )
  expect((await sites('allow', 'demo', 'https://third.example')).lines[1]).toContain('may frame all its elements')
  expect((await sites('allow', 'demo', local)).lines).toHaveLength(1)
})

test.each([
  ['pk_demo', 'http://$(id).example', 'sites add SITE ORIGIN'],
  ['pk_nobody', 'https://`id`.example', 'sites add SITE ORIGIN'],
  ['', 'https://a.example;id', 'sites add SITE ORIGIN'],
])('key "%s" from %s: staff read no command with what a caller has written into it', async (key, origin, command) => {
  const siteKey = key && { siteKey: key }
  const { message } = await platformClient(started.platform.url, { origin, ...siteKey }).call(publicKey, {})
  expect(message.split('npm run ops -- ').at(-1)).toBe(command)
})

test('a server with a partner’s key and no origin is held to what the partner’s pages may do [SDK-11]', async () => {
  const siteKey = keyIn(await sites('add', 'server', shop))
  const server = platformClient(started.platform.url, { siteKey })
  const { token } = await server.register()
  expect((await server.call(memberInfo, {}, { token })).value.reach).toBe('play')

  await sites('inline', 'server', 'none')
  const account = await started.client.register()
  const entering = { username: account.username, password: account.password, type: 'username' } as const
  expect(await server.call(login, entering)).toMatchObject({ status: 403, code: 'REACH_TOO_SMALL' })
  const own = platformClient(started.platform.url, { siteKey: 'pk_demo' })
  const entered = await own.call(login, entering)
  expect((await own.call(memberInfo, {}, { token: entered.value.token })).value.reach).toBe('full')
})

test('a session has the full reach only as long as the site lets its page have it, and under no key of a partner’s [SDK-11]', async () => {
  const own = 'https://turned.example'
  await sites('allow', 'demo', own, 'full')
  const page = platformClient(started.platform.url, { origin: own, siteKey: 'pk_demo' })
  const { token } = await page.register()
  const reachOf = async (caller = {}) => (await page.call(memberInfo, {}, { token, ...caller })).value.reach
  const whole = (caller = {}) => page.call(sessions, {}, { token, ...caller })
  expect(await reachOf()).toBe('full')
  expect(await whole()).toMatchObject({ success: true })

  await sites('allow', 'demo', own, 'play')
  expect(await reachOf()).toBe('play')
  expect(await whole()).toMatchObject({ status: 403, code: 'REACH_TOO_SMALL' })
  // Who leaves the origin out gets no further than the page of the session.
  expect(await whole({ origin: '' })).toMatchObject({ status: 403, code: 'REACH_TOO_SMALL' })

  const siteKey = keyIn(await sites('add', 'borrowing', shop))
  const { token: full } = await started.client.register()
  const borrowed = await platformClient(started.platform.url, { siteKey }).call(memberInfo, {}, { token: full })
  expect(borrowed.value.reach).toBe('play')
  expect((await started.client.call(memberInfo, {}, { token: full })).value.reach).toBe('full')
})

/** Calls of guests that change something and bring nobody into an account. */
const harmless = ['captchaByWork', 'launchChat', 'noteVisit', 'sendFeedback', 'setLanguage']

test('a site that may draw nothing may begin no session, open no account and set no password [SDK-11]', async () => {
  const siteKey = keyIn(await sites('add', 'empty', shop))
  await sites('inline', 'empty', 'none')
  const page = platformClient(started.platform.url, { origin: shop, siteKey })
  const all: Endpoint[] = Object.values(endpoints)
  const writing = all.filter(({ access, method }) => (access === 'public' || access === 'optional') && method !== 'GET')
  const passed: string[] = []
  for (const endpoint of writing) {
    const { code } = await page.call(endpoint, {})
    if (code !== 'REACH_TOO_SMALL') passed.push(endpoint.name)
  }
  expect(passed.sort()).toEqual(harmless)
})

test('a start rewrites nothing that staff have entered', async () => {
  await sites('allow', 'demo', 'https://second.example', 'full')
  await enterOwnSite(started.platform.deps)
  const { lines } = await sites()
  expect(lines).toContain('  origin  https://second.example  full')
  expect(lines).toContain(`  origin  ${started.platform.url}  full, by the configuration`)
  expect(await callFrom('https://second.example', 'pk_demo')).toMatchObject({ success: true })
})

test.each([
  [['add', 'Courtside!', shop], 'Say which site'],
  [['add', 'fresh'], 'write an origin such as https://shop.example, without a path, not ""'],
  [['add', 'fresh', `${shop}/page`], `not "${shop}/page"`],
  [['add', 'fresh', 'http://shop.example'], 'http://shop.example needs https'],
  [['add', 'fresh', 'https://*.example'], 'not "https://*.example"'],
  [['add', 'fresh', 'http://[::1]:5173'], 'no policy of a page can name [::1], so a browser would show it no frame'],
  [['add', 'fresh', 'http://localhost:6006'], "http://localhost:6006 is the operator's own"],
  [['allow', 'known', 'http://localhost:6006'], "http://localhost:6006 is the operator's own"],
  [['add', 'demo', shop], "There is a site demo already. It is the operator's own"],
  [['allow', 'nobody', shop], 'There is no site nobody'],
  [['allow', 'known', shop, 'full'], "Only pages of the operator's own site"],
  [['deny', 'known', 'https://other.example'], 'is no origin of known'],
  [['frame', 'known'], 'Say all, none, or tags such as baize-agent-centre, not ""'],
  [['frame', 'known', 'all', 'baize-login'], 'not "all"'],
  [['frame', 'known', 'baize-logn'], 'There is no element "baize-logn". Did you mean baize-login?'],
  [['frame', 'known', 'none', 'baize-login', 'baize-game-lanes'], 'Did you mean baize-game-lane?'],
  [['frame', 'known', 'baize-xyzzy'], 'not "baize-xyzzy"'],
  [['inline', 'known', 'baize-login'], 'These alone: none baize-login'],
  [['add', 'known', 'https://more.example'], 'npm run ops -- sites allow known https://more.example'],
  [['frame', 'known', '<script>'], 'not "<script>"'],
  [['frame', 'demo', 'all'], "the operator's own site"],
  [['inline', 'known', 'some'], 'Say all, none, or tags such as baize-agent-centre, not "some"'],
  [['inline', 'demo', 'none'], "the operator's own site"],
  [['remove', 'demo'], "the operator's own site"],
  [['rename', 'known'], '"rename" is not one of add, allow'],
])('sites %j changes nothing and says why', async (words, sentence) => {
  await sites('add', 'known', shop)
  const before = await sites()
  const said = await sites(...words)
  expect([said.ok, said.lines[0]]).toEqual([false, expect.stringContaining(sentence)])
  expect(await sites()).toEqual(before)
})
