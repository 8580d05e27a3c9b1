import { feedback, feedbackTypes, inboxMessages, sendFeedback, type Input } from '@baize/contract'
import { describe, expect, test } from 'vitest'
import { startedPlatform } from '../../test/started.ts'
import { runCommand } from '../app/commands.ts'
import { writeSetting } from '../db/settings.ts'
import { feedbackSetting } from './settings.ts'
import { feedbackEntry } from './tables.ts'

const started = startedPlatform({ trustedProxies: ['127.0.0.0/8', '::1'] })
const run = (words: string) => runCommand(started.platform.deps, ['feedback', ...words.split(' ')], 'ada')

let networks = 0
/** Guests of a network of their own, so that tests do not count each other's. */
const network = () => ({ headers: { 'x-forwarded-for': `203.0.113.${++networks}` } })
const words = 'The slots load slowly in the evening.'

async function send(typed: Partial<Input<typeof sendFeedback>> = {}, caller: object = network()) {
  const captcha = await started.client.solveCaptcha()
  const input = { content: words, sender: 'guest', type: feedbackTypes.game, ...captcha, ...typed }
  return started.client.call(sendFeedback, input, caller)
}
const numberOf = ({ value }: Awaited<ReturnType<typeof send>>) => value.feedbackNo
const refused = ({ success, code, value }: Awaited<ReturnType<typeof send>>) => ({
  success,
  code,
  value: value as unknown,
})

describe('feedback', () => {
  test('of a guest is kept under a number, with a contact, for the staff [FB-01] [FB-02] [FB-07] [FB-11] [ENT-08]', async () => {
    const number = numberOf(await send({ contact: ' me@example.com ', sender: 'somebody else' }))
    expect(number).toMatch(/^F\d{6}[0-9A-F]{8}$/)
    expect((await run(`show ${number.toLowerCase()}`)).lines).toEqual([
      expect.stringMatching(new RegExp(`^${number} .* waits +game +guest: "${words}"$`)),
      'contact "me@example.com"',
    ])
  })

  test('of a member is in their name, whatever the page says, and comes back to them with its answer [FB-11]', async () => {
    const { username, token } = await started.client.register()
    const number = numberOf(await send({ sender: 'agent', contact: 'ignored' }, { token }))
    expect((await run(`show ${number}`)).lines).toEqual([expect.stringContaining(` ${username}: `)])
    expect((await run(`answer ${number} More machines run since today.`)).ok).toBe(true)
    const { value } = await started.client.call(feedback, {}, { token })
    expect(value.content).toMatchObject([
      { feedbackNo: number, type: feedbackTypes.game, content: words, answer: 'More machines run since today.' },
    ])
    const told = await started.client.call(inboxMessages, { kind: 'personal', language: 'EN' }, { token })
    expect(told.value).toMatchObject({ personal: 1, content: [{ isRead: false, action: '' }] })
    expect(told.value.content[0]?.content).toContain('More machines run since today.')
    const other = await started.client.register()
    expect((await started.client.call(feedback, {}, { token: other.token })).value.content).toEqual([])
    expect((await started.client.call(feedback, {})).value.content).toEqual([])
    const partner = { origin: started.platform.partnerUrl, siteKey: 'pk_demo' }
    const there = await started.client.login(username, 'Secret1234', partner)
    expect((await started.client.call(feedback, {}, { ...partner, token: there.token })).value.content).toEqual([])
  })

  test.each([5, 7, -1, 1.5])('about number %s is refused [FB-03]', async type => {
    expect(refused(await send({ type }))).toEqual({
      success: false,
      code: 'FIELD_INVALID',
      value: { fields: { type: 'format' } },
    })
  })

  test.each([
    ['', { content: 'empty' }],
    [' '.repeat(30), { content: 'empty' }],
    ['a'.repeat(19), { content: 'length' }],
    [`  ${'a'.repeat(19)}  `, { content: 'length' }],
    ['a'.repeat(201), { content: 'length' }],
  ])('of the words "%s" is refused [FB-04] [FB-06] [CONST-12]', async (content, fields) => {
    expect(refused(await send({ content }))).toEqual({ success: false, code: 'FIELD_INVALID', value: { fields } })
  })

  test('of 20 and of 200 letters is taken, letters counted as people count them [FB-06]', async () => {
    for (const content of ['a'.repeat(20), '🎲'.repeat(200)]) expect((await send({ content })).success).toBe(true)
  })

  test('is as long as the site says [FB-10]', async () => {
    await writeSetting(started.platform.deps, feedbackSetting, { min: 5, max: 10 })
    expect((await started.client.call(feedback, {})).value.config).toEqual({ min: 5, max: 10 })
    expect((await send({ content: 'Short one' })).success).toBe(true)
    expect((await send({ content: words })).success).toBe(false)
    await writeSetting(started.platform.deps, feedbackSetting, feedbackSetting.defaults)
  })

  test('without a captcha, or with a wrong one, is refused and not kept [FB-04]', async () => {
    const count = async () => (await started.platform.deps.db.select().from(feedbackEntry)).length
    const before = await count()
    expect(refused(await send({ captcha: undefined }))).toMatchObject({ code: 'CAPTCHA_REQUIRED' })
    expect(refused(await send({ captcha: 'WRONG' }))).toMatchObject({ code: 'CAPTCHA_INVALID' })
    expect(await count()).toBe(before)
  })

  test('of the guests of a network is taken three times in an hour, of others still [FB-11]', async () => {
    const here = network()
    const sent = await Promise.all(Array.from({ length: 5 }, () => send({}, here)))
    const taken = sent.filter(({ success }) => success).length
    expect(taken).toBeLessThanOrEqual(3)
    // Of several at once some may be refused before three are taken.
    for (let count = taken; count < 3; count++) expect((await send({}, here)).success).toBe(true)
    const again = await send({}, here)
    expect(again).toMatchObject({ status: 429, code: 'RATE_LIMITED' })
    expect(Number(again.headers.get('retry-after'))).toBeGreaterThan(3000)
    expect((await send()).success).toBe(true)
    started.clock.advance(3601)
    expect((await send({}, here)).success).toBe(true)
  })
})

describe('staff', () => {
  test('see what waits, answer once, and close', async () => {
    const first = numberOf(await send({ content: 'A "quoted" line\nand a second line of it' }))
    const second = numberOf(await send())
    const waiting = async () => (await run('waiting')).lines.join('\n')
    expect(await waiting()).toContain('"A \\"quoted\\" line\\nand a second line of it"')
    expect((await run(`answer ${first} Thank you.`)).lines).toEqual([`${first} is answered.`])
    expect((await run(`answer ${first} Again.`)).lines[0]).toBe(`${first} has been answered.`)
    expect((await run(`close ${second}`)).lines).toEqual([`${second} is closed.`])
    expect((await run(`close ${second}`)).ok).toBe(false)
    expect(await waiting()).not.toMatch(`${first}|${second}`)
    expect((await run('all')).lines.join('\n')).toContain(first)
    expect((await run('show F0')).lines[0]).toContain('There is no feedback "F0"')
    expect((await run(`answer ${second}`)).lines[0]).toContain('Say the answer')
    expect((await run('nonsense')).ok).toBe(false)
  })
})
