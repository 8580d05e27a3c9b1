import { checkField, isoDay, plainText, register } from '@baize/contract'
import { newMobile, newUsername, registration } from '@baize/testing/client'
import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { nastyTexts } from '../../../test/nasty-texts.ts'
import { startedPlatform } from '../../../test/started.ts'
import { runCommand } from '../../app/commands.ts'
import { presets } from '../../app/registration-presets.ts'
import { fieldNames } from '../../system/register-fields.ts'
import type { FieldName } from '../../system/register-fields.ts'
import { passwordMatches } from '../security/password-hash.ts'
import { playerByAccount } from '../players/players.ts'
import { registrationFormOf } from './registration-form.ts'
import { playerContact, playerProfile } from '../players/tables.ts'
import { registerSetting, whitelabelSetting } from '../../system/settings.ts'

const started = startedPlatform({ games: 30 })
const run = (...words: string[]) => runCommand(started.platform.deps, ['flags', ...words], 'ada')

type Typed = Partial<Record<FieldName, string>>
const digits = () => String(Math.floor(Math.random() * 1e9)).padStart(9, '0')

/** Texts that the rules of a preset take. */
const right: Record<'everything' | 'patterns', () => Typed> = {
  everything: () => ({
    username: newUsername(),
    mobileNum: newMobile(),
    password: 'Secret1234',
    payeeName: "Seán O'Neill-García",
    paymentPassword: '192837',
    qqNum: '1234567',
    line: 'linh.tran',
    whatsapp: '+34600123123',
    facebook: 'Linh Trần',
    wechat: 'wx_linh',
    idNumber: 'X1234567Z',
    email: `${newUsername()}@Mail.example`,
    birthday: '2000-02-29',
    recommenderId: 'friend77',
    affiliateCode: 'CORNER7',
    referralCode: 'REF77',
  }),
  patterns: () => ({
    username: `漢字${digits()}`,
    password: 'Secret1234!',
    payeeName: 'SEAN ONEILL',
    paymentPassword: 'pay123',
    qqNum: '你好，世界',
    line: 'สวัสดี',
    whatsapp: 'สม Chai',
    facebook: 'Linh Tran',
    wechat: '한국사람',
    idNumber: 'X1234567',
    email: `${newUsername()}@mail.example`,
    birthday: '02-29-2000',
    recommenderId: 'ひらがな',
    affiliateCode: 'CORNER7',
    referralCode: '🎰🃏🎲🎯',
  }),
}

/** Stored fields of a registration; for secrets, whether they match the typed one. */
async function stored(username: string, typed: Typed): Promise<Typed> {
  const { deps } = started.platform
  const player = await playerByAccount(deps.db, 'demo', username.toLowerCase())
  if (!player) throw new Error(`${username} has no account`)
  const contacts = await deps.db.select().from(playerContact).where(eq(playerContact.playerId, player.id))
  const [profile] = await deps.db.select().from(playerProfile).where(eq(playerProfile.playerId, player.id))
  const contact = (kind: string) => contacts.find(row => row.kind === kind)?.value
  const secret = async (text = '', hash: string | null = null) =>
    text && (await passwordMatches(text, hash)) ? text : ''
  const texts: Record<string, unknown> = {
    ...profile,
    username: player.nickname,
    password: await secret(typed.password, player.passwordHash),
    paymentPassword: await secret(typed.paymentPassword, profile?.paymentPasswordHash),
    affiliateCode: player.affiliateCode,
    referralCode: player.referralCode,
    mobileNum: contact('mobile'),
    email: contact('email'),
  }
  return Object.fromEntries(Object.keys(typed).map(name => [name, texts[name] ?? '']))
}

/** How what was typed stands in the database. */
const kept: Partial<Record<FieldName, (text: string) => string>> = {
  mobileNum: text => `+34${text}`,
  email: text => text.toLowerCase(),
  birthday: isoDay,
}
const expected = (typed: Typed): Typed =>
  Object.fromEntries(
    Object.entries(typed).map(([name, text]) => [name, (text && kept[name as FieldName]?.(text)) || text]),
  )

const tryIt = (typed: Typed) =>
  started.client.call(
    register,
    registration({ ...typed, confirmPassword: typed.password?.slice(0, 255), countryDialingCode: '34' }),
  )

/** A refusal that a person can act on: by the field, or by a sentence about it. */
const sentences: Partial<Record<FieldName, string>> = { affiliateCode: 'AFFILIATE_INVALID' }

describe.each(['everything', 'patterns'] as const)('with preset %s', preset => {
  const { rules } = registrationFormOf(
    { ...registerSetting.defaults, ...presets[preset]?.register, smsEnabled: false },
    whitelabelSetting.defaults,
  )
  const asked = rules.filter(({ name, show }) => show && name !== 'confirmPassword')

  beforeAll(async () => {
    await run('preset', preset)
    await run('set', 'register.smsEnabled', 'false')
  })

  test('stores valid fields as they were typed [REG-02] [REG-03] [REG-04] [REG-06] [REG-07] [REG-08] [REG-09] [REG-10] [REG-11] [REG-12] [REG-22] [ENT-13]', async () => {
    const typed = right[preset]()
    expect(Object.keys(typed).sort()).toEqual(asked.map(rule => rule.name).sort())
    expect(await tryIt(typed)).toMatchObject({ success: true })
    expect(await stored(typed.username ?? '', typed)).toEqual(expected(typed))
  })

  test.each(asked.map(rule => [rule.name, rule] as const))(
    '%s is stored exactly or refused in words, whatever is typed [VAL-01] [VAL-66]',
    async (name, rule) => {
      const good = right[preset]()[name] ?? ''
      for (const [what, text] of Object.entries(nastyTexts(rule, good))) {
        const typed = { ...right[preset](), [name]: text }
        const reply = await tryIt(typed)
        const said = `${name}, ${what}: ${reply.status} ${reply.code} ${JSON.stringify(reply.value)}`
        const plain = name.toLowerCase().endsWith('password') ? text.trim() : plainText(text)
        const trimmed = name === 'mobileNum' ? plain.replace(/[\s().-]/g, '') : plain
        const problem = checkField(rule, trimmed)?.key
        expect(reply.status, said).toBe(200)
        if (problem)
          expect(reply, said).toMatchObject({ code: 'FIELD_INVALID', value: { fields: { [name]: problem } } })
        else if (!reply.success) expect(reply.code, said).toBe(sentences[name] ?? 'FIELD_INVALID')
        else expect(await stored(reply.value.account, { [name]: trimmed }), said).toEqual(expected({ [name]: trimmed }))
      }
    },
  )
})

const repeated = nastyTexts({ min: 1, max: 255 }, 'Secret1234')

test('a repetition that is not the password is refused, whatever is typed [REG-05] [REG-31] [VAL-61]', async () => {
  await run('preset', 'username')
  for (const [what, text] of Object.entries(repeated)) {
    const reply = await started.client.call(register, registration({ confirmPassword: text }))
    const said = `${what}: ${reply.status} ${reply.code}`
    if (text.trim() === 'Secret1234') expect(reply, said).toMatchObject({ success: true })
    else expect(reply, said).toMatchObject({ status: 200, code: 'FIELD_INVALID' })
  }
})

test('a code that was not sent is refused in words, whatever is typed [REG-03] [REG-30]', async () => {
  await run('preset', 'everything')
  for (const [what, text] of Object.entries(repeated)) {
    const reply = await tryIt({ ...right.everything(), verificationCode: text })
    const said = `${what}: ${reply.status} ${reply.code}`
    const isLong = [...plainText(text)].length > 255
    if (!plainText(text) || isLong) expect(reply, said).toMatchObject({ status: 200, code: 'FIELD_INVALID' })
    else expect(reply, said).toMatchObject({ status: 200, code: 'SMS_CODE_INVALID' })
  }
})

test('every field is tried', () => {
  const elsewhere: FieldName[] = ['confirmPassword', 'verificationCode']
  expect([...Object.keys(right.everything()), ...elsewhere].sort()).toEqual([...fieldNames].sort())
})
