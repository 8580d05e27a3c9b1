import { addDepositReceipt, sendFeedback, walletTransfer } from '@baize/contract'
import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ordered, receiptPicture } from '../../test/calls/deposit-calls.ts'
import { walletInput } from '../../test/calls/vendor-wallet-calls.ts'
import { newPayee, withdrawalsOn } from '../../test/calls/withdrawal-calls.ts'
import { studioBeside } from '../../test/games/studio-beside.ts'
import { addBelow } from '../../test/agents/team.ts'
import { countActs, lastEvent } from '../../test/staff-events.ts'
import { startedPlatform } from '../../test/started.ts'
import { chatReport } from '../chat/tables.ts'
import { writeSetting } from '../db/settings.ts'
import { applyStatus } from '../deposits/index.ts'
import { gameLaunches, gameRounds } from '../game-vendors/index.ts'
import { walletsSetting } from '../vendor-wallets/index.ts'
import { commands, runCommand } from './commands.ts'

const started = startedPlatform({ games: 40 })
studioBeside(started)
const deps = () => started.platform.deps
const run = (...words: string[]) => runCommand(deps(), words, 'ada')

const id = '01900000-0000-7000-8000-000000000001'
const reported = {
  modelId: 'nobody',
  line: 1,
  reporter: 'r',
  reported: 'them',
  name: '1234',
  body: 'Rude',
  reason: 'abuse',
}

const written = (more: object) =>
  JSON.stringify({ id: 'tonight', texts: { EN: { title: 'Tonight', content: 'We rest.' } }, ...more })

/** An article of the help as staff write it, under a name that there is. */
async function articleFile(): Promise<string> {
  const path = join(await mkdtemp(join(tmpdir(), 'baize-acts-')), 'terms.md')
  await writeFile(path, '---\ntitle: Ours\ncategory: law\nplace: 1\n---\n\nOur words.\n')
  return path
}

/** Sends feedback as a guest. @returns its number */
async function feedbackNumber(): Promise<string> {
  const captcha = await started.client.solveCaptcha()
  const typed = { content: 'The slots load slowly in the evening.', sender: 'guest', type: 3 }
  return (await started.client.call(sendFeedback, { ...typed, ...captcha })).value.feedbackNo
}

/** A deposit with a receipt that was paid with half of what was ordered. @returns its number */
async function waitingDeposit(): Promise<string> {
  const { client } = started
  const who = await client.register()
  const orderNo = await ordered(client, who, 'voucher')
  await client.call(addDepositReceipt, { orderNo, name: 'a.png', picture: await receiptPicture() }, who)
  await applyStatus(deps(), 'sandbox', { orderNo, state: 'paid', paid: 1000n, currency: 'EUR' })
  return orderNo
}

/**
 * Withdrawals of one player: pending, reviewed by somebody else, and in dispute.
 * @returns their numbers
 */
async function withdrawalOrders(): Promise<Record<'PENDING' | 'REVIEWED' | 'DISPUTED', string>> {
  const kit = withdrawalsOn(started)
  const who = await newPayee(started.client)
  const [pending, reviewed, disputed] = [await kit.placed(who), await kit.placed(who), await kit.placed(who)]
  await kit.ops('ann', 'begin', reviewed)
  await kit.approve(disputed)
  await kit.send(disputed)
  await kit.dispute(who, disputed)
  await kit.ops('ann', 'force', disputed, '1', 'Trace.')
  return { PENDING: pending, REVIEWED: reviewed, DISPUTED: disputed }
}

/**
 * Somebody with money at a vendor, and a transfer of theirs whose result is unknown.
 * @returns the account and the number
 */
async function walletTransfers(): Promise<Record<'HOLDER' | 'TRANSFER', string>> {
  await writeSetting(deps(), walletsSetting, { isSingle: false })
  const { username, token } = await started.client.register()
  const send = (amount: string) => started.client.call(walletTransfer, walletInput({ amount }), { token })
  await send('50.00')
  const { value } = await send('100.13')
  await writeSetting(deps(), walletsSetting, { isSingle: true })
  return { HOLDER: username, TRANSFER: value.orderNo }
}

/** A round of the game that was launched last. */
async function closeRound(): Promise<void> {
  const { db, clock } = deps()
  const [launched] = await db.select().from(gameLaunches)
  if (!launched) throw new Error('no game was launched')
  const { playerId, vassalage, gameType, gameCode, currency, id: launchId } = launched
  const game = { playerId, vassalage, gameType, gameCode, currency, launchId }
  const at = { openedAt: clock.now(), closedAt: clock.now() }
  await db.insert(gameRounds).values({ ...game, vendor: 'studio', roundId: 'r', bet: 0n, state: 'closed', ...at })
}

/** An act of every kind that a command has: its words, and what the trail says of it. */
const acts: [words: string[], event: object][] = [
  [['launches', '1'], { what: 'launches-made', after: { count: 1 } }],
  [['spread-rounds', '7'], { what: 'rounds-spread', after: { count: 1 } }],
  [
    ['status', 'maintenance', 'on'],
    { what: 'setting-changed', reason: 'status', before: { maintenance: false }, after: { maintenance: true } },
  ],
  [
    ['status', 'restrict', 'ES', 'on'],
    { what: 'setting-changed', reason: 'status', before: {}, after: { 'restrictedCountries.0': 'ES' } },
  ],
  [
    ['flags', 'AGENTPOLICY3', 'on'],
    {
      what: 'setting-changed',
      reason: 'whitelabel',
      before: { 'tree.AGENT.children.AGENTPOLICY3.enabled': false },
      after: { 'tree.AGENT.children.AGENTPOLICY3.enabled': true },
    },
  ],
  [
    ['flags', 'set', 'register.fields.email', '{"show":true}'],
    { what: 'setting-changed', reason: 'register', before: {}, after: { 'fields.email.show': true } },
  ],
  [['flags', 'preset', 'closed'], { what: 'setting-changed', reason: 'whitelabel' }],
  [
    ['games', 'ORIENT', 'maintenance', 'on'],
    { what: 'games-switched', reason: 'ORIENT', before: { RNG: 'open' }, after: { RNG: 'maintenance' } },
  ],
  [
    ['games', 'ORIENT', 'frames', 'off'],
    { what: 'games-switched', reason: 'ORIENT', before: { RNG: 'in a frame' }, after: { RNG: 'in a tab of its own' } },
  ],
  [
    ['announce', 'Tonight', 'We', 'rest.'],
    { what: 'notice-published', after: { title: 'Tonight', content: 'We rest.' } },
  ],
  [
    ['announcements', 'popup', written({ execution: 'B' })],
    { what: 'announcement-published', reason: 'tonight', after: { execution: 'B', 'EN.title': 'Tonight' } },
  ],
  [
    ['announcements', 'end', 'tonight'],
    { what: 'announcement-ended', reason: 'tonight', before: { endsAt: null }, after: { execution: 'B' } },
  ],
  [['announcements', 'promotion', written({ id: 'p' })], { what: 'announcement-published', after: { type: 'PR' } }],
  [['announcements', 'help', written({ id: 'h' })], { what: 'announcement-published', after: { type: 'H' } }],
  [
    ['help', 'publish', 'EN', 'FILE'],
    { what: 'help-published', reason: 'terms EN', before: { version: 1 }, after: { version: 2, title: 'Ours' } },
  ],
  [['help', 'restore', 'EN', 'terms', '1'], { what: 'help-published', after: { version: 3, title: 'Terms' } }],
  [
    ['help', 'withdraw', 'EN', 'terms'],
    { what: 'help-withdrawn', reason: 'terms EN', before: { withdrawn: false }, after: { withdrawn: true } },
  ],
  [
    ['feedback', 'answer', 'FIRST', 'Thanks.'],
    { what: 'feedback-answered', reason: 'FIRST', before: { answer: null }, after: { answer: 'Thanks.' } },
  ],
  [
    ['feedback', 'close', 'SECOND'],
    { what: 'feedback-closed', reason: 'SECOND', before: { closed: false }, after: { closed: true } },
  ],
  [
    ['deposits', 'approve', 'ORDER'],
    { what: 'deposit-proposed', reason: 'ORDER', before: { proposed: null }, after: { proposed: '10.00' } },
  ],
  [
    ['deposits', 'reject', 'ORDER'],
    { what: 'deposit-rejected', reason: 'ORDER', before: { state: 'processing' }, after: { state: 'failed' } },
  ],
  [
    ['deposits', 'receipts', 'ORDER', 'FOLDER'],
    { what: 'deposit-receipts-written', reason: 'ORDER', after: { pictures: 1 } },
  ],
  [
    ['withdrawals', 'begin', 'PENDING'],
    { what: 'withdrawal-begun', reason: 'PENDING', before: { state: 'pending' }, after: { reviewedBy: 'ada' } },
  ],
  [
    ['withdrawals', 'reject', 'PENDING', 'Unlike.'],
    { what: 'withdrawal-rejected', before: { state: 'reviewing' }, after: { state: 'rejected', reason: 'Unlike.' } },
  ],
  [
    ['withdrawals', 'approve', 'REVIEWED'],
    { what: 'withdrawal-approved', before: { state: 'reviewing' }, after: { state: 'approved' } },
  ],
  [
    ['withdrawals', 'send', 'REVIEWED', '50.00', 'SEPA'],
    { what: 'withdrawal-sent', before: { state: 'approved' }, after: { state: 'disbursed', amount: '50.00' } },
  ],
  [
    ['withdrawals', 'settle', 'REVIEWED', '1', 'returned', 'Closed.'],
    { what: 'withdrawal-settled', before: { partState: 'disbursed' }, after: { partState: 'returned' } },
  ],
  [
    ['withdrawals', 'force', 'DISPUTED', '1', 'Seen.'],
    { what: 'withdrawal-forced', before: { proposedBy: 'ann' }, after: { state: 'forced', reason: 'Seen.' } },
  ],
  [
    ['withdrawals', 'proofs', 'DISPUTED', 'FOLDER'],
    { what: 'withdrawal-proofs-written', reason: 'DISPUTED', after: { pictures: 1 } },
  ],
  [
    ['bonuses', 'grant', 'AGENT', 'Welcome', '10.00', '50.00', '7', 'Fair.'],
    {
      what: 'bonus-granted',
      reason: 'Fair.',
      after: { state: 'active', balance: '10.00', turnover: '50.00', days: 7 },
    },
  ],
  [
    ['bonuses', 'cancel', 'AGENT', 'BONUS', 'Twice.'],
    { what: 'bonus-cancelled', reason: 'Twice.', before: { state: 'active' }, after: { state: 'cancelled' } },
  ],
  [
    ['vendor-wallets', 'ask', 'TRANSFER'],
    { what: 'wallet-transfer-asked', before: { state: 'processing' }, after: { state: 'failed' } },
  ],
  [['vendor-wallets', 'recall', 'HOLDER'], { what: 'wallets-recalled', reason: 'HOLDER', after: { orders: 1 } }],
  [
    ['payee', 'name', 'AGENT', 'Ana', 'Gil'],
    {
      what: 'payee-name-changed',
      account: 'AGENT',
      before: { payeeName: null },
      after: { payeeName: 'Ana Gil' },
    },
  ],
  [
    ['profile', 'set', 'AGENT', 'occupation', 'Baker'],
    { what: 'profile-changed', account: 'AGENT', after: { fields: 'occupation' } },
  ],
  [['chat', 'host', 'MODEL'], { what: 'chat-host-invited', reason: 'MODEL' }],
  [
    ['chat', 'settle', id, 'ban'],
    { what: 'chat-report-settled', reason: id, before: { person: 'them', body: 'Rude' }, after: { settled: 'ban' } },
  ],
  [
    ['chat', 'lift', id],
    { what: 'chat-ban-lifted', reason: id, before: { name: '1234', networkBanned: false }, after: { until: null } },
  ],
  [
    ['contracts', 'grant', 'AGENT', 'DIVIDEND', 'MONTHLY', '4'],
    { what: 'contract-granted', account: 'AGENT', after: { rate: '4' } },
  ],
  [
    ['contracts', 'end', 'AGENT', 'DIVIDEND'],
    { what: 'contract-ended', account: 'AGENT', before: { held: 1 }, after: { held: 0 } },
  ],
  [['keys', 'begin', 'studio'], { what: 'vendor-key-begun', reason: 'studio', after: { keyId: 'k2' } }],
  [
    ['keys', 'end', 'studio', 'k2'],
    { what: 'vendor-key-ended', reason: 'studio', before: { keyId: 'k2' }, after: { keyId: 'k1' } },
  ],
  [
    ['sites', 'add', 'courtside', 'https://shop.example'],
    { what: 'site-added', reason: 'courtside', after: { origins: 'https://shop.example' } },
  ],
  [
    ['sites', 'allow', 'courtside', 'https://news.example'],
    {
      what: 'site-origin-changed',
      before: { 'https://news.example': null },
      after: { 'https://news.example': 'play' },
    },
  ],
  [
    ['sites', 'deny', 'courtside', 'https://news.example'],
    {
      what: 'site-origin-changed',
      before: { 'https://news.example': 'play' },
      after: { 'https://news.example': null },
    },
  ],
  [
    ['sites', 'frame', 'courtside', 'all'],
    { what: 'site-frames-changed', reason: 'courtside', before: { frames: 'none' }, after: { frames: 'all' } },
  ],
  [
    ['sites', 'inline', 'courtside', 'none'],
    { what: 'site-inline-changed', reason: 'courtside', before: { inline: 'all' }, after: { inline: 'none' } },
  ],
  [['sites', 'newkey', 'courtside'], { what: 'site-key-begun', reason: 'courtside' }],
  [['sites', 'endkey', 'courtside', 'KEY'], { what: 'site-key-ended', reason: 'courtside' }],
  [['sites', 'remove', 'courtside'], { what: 'site-removed', reason: 'courtside' }],
  [['jobs', 'run', 'sweep-chat'], { what: 'job-run', reason: 'sweep-chat' }],
  [
    ['room', 'gallery', 'closed'],
    { what: 'room-switched', reason: 'gallery', before: { state: 'open' }, after: { state: 'closed' } },
  ],
  [['chaos', 'duplicate', 'win'], { what: 'chaos-armed', reason: 'duplicate win' }],
  [
    ['chaos', 'off'],
    { what: 'chaos-armed', reason: 'off', before: { armed: 'duplicate win once 3000' }, after: { armed: '' } },
  ],
]

test('every act of staff is in the audit trail: who did what, how it was before and after', async () => {
  const { db, clock } = deps()
  await db.insert(chatReport).values({ id, ...reported, at: clock.now() })
  const models = (await run('chat', 'models')).lines
  const named: Record<string, string> = {
    MODEL: /^\w+ +([\w-]+)/.exec(models[0] ?? '')?.[1] ?? '',
    AGENT: (await addBelow(deps(), null)).account,
    FILE: await articleFile(),
    FIRST: await feedbackNumber(),
    SECOND: await feedbackNumber(),
    ORDER: await waitingDeposit(),
    FOLDER: await mkdtemp(join(tmpdir(), 'baize-pictures-')),
    ...(await withdrawalOrders()),
    ...(await walletTransfers()),
  }
  const filled = <T>(value: T): T =>
    JSON.parse(
      JSON.stringify(value).replace(/"([A-Z]{3,})"/g, (all, name: string) =>
        name in named ? `"${named[name]}"` : all,
      ),
    ) as T
  for (const [words, event] of acts) {
    if (words[0] === 'spread-rounds') await closeRound()
    const said = await run(...filled(words))
    expect(said, words.join(' ')).toMatchObject({ ok: true })
    named['BONUS'] = / has ([\w-]{36}): /.exec(said.lines.join(' '))?.[1] ?? ''
    named['KEY'] = /\bpk_\w+/.exec(said.lines.join(' '))?.[0] ?? ''
    expect(await lastEvent(deps()), words.join(' ')).toMatchObject({ device: 'staff: ada', ...filled(event) })
  }
  expect((await run('trail')).lines[0]).toMatch(/^2026-11-21T\S+ {2}staff: ada {2}chaos-armed {2}off {2}/)
})

test('what is said again and changes nothing is no act: a switch, a setting, a preset, a vendor and a room', async () => {
  const orders = [
    ['status', 'maintenance', 'off'],
    ['flags', 'AGENTPOLICY3', 'on'],
    ['flags', 'set', 'register.minimumAge', '19'],
    ['flags', 'preset', 'captcha'],
    ['games', 'ORIENT', 'maintenance', 'off'],
    ['room', 'gallery', 'open'],
    ['chaos', 'off'],
  ]
  for (const words of orders) {
    expect(await run(...words), words.join(' ')).toMatchObject({ ok: true })
    const before = await countActs(deps())
    expect(await run(...words), words.join(' ')).toMatchObject({ ok: true })
    expect((await countActs(deps())) - before, words.join(' ')).toBe(0)
  }
})

/**
 * What staff can say that changes nothing, beside a command without a word behind it that its usage
 * lets be left out.
 */
const readers = [
  'audit',
  'ledger ACCOUNT',
  'trail',
  'wins',
  'flags presets',
  'chat models',
  'chat reports',
  'chat bans',
  'contracts ACCOUNT',
  'feedback waiting',
  'feedback all',
  'feedback show',
  'deposits waiting',
  'deposits all',
  'deposits show',
  'withdrawals waiting',
  'withdrawals all',
  'withdrawals show',
  'bonuses list',
  'vendor-wallets waiting',
  'vendor-wallets show',
  'vendor-wallets reconcile',
  'payee show',
  'profile show',
  'help list',
  'help preview',
  'help versions',
]

/**
 * What a command takes: its name and the first word behind it, once for each of its alternatives.
 * Capitals stand for any word.
 */
function formsOf(usage: string): string[] {
  const [name = '', ...rest] = usage.split(' ')
  const behind = rest.join(' ').replace(/^\[(.*)\]$/, '$1')
  return behind ? behind.split(' | ').map(form => `${name} ${form.split(' ')[0]}`) : [name]
}

const forms = Object.values(commands).flatMap(({ usage }) => formsOf(usage))
const formTried = ([name = '', first = '']: string[]) =>
  forms.find(form => form === `${name} ${first}`) ??
  forms.find(form => form.startsWith(`${name} `) && /[A-Z]$/.test(form))

test('whatever staff can say either changes nothing or is known to the test above', () => {
  const tried = acts.map(([words]) => formTried(words))
  expect(forms.filter(form => !readers.includes(form) && !tried.includes(form))).toEqual([])
  expect(readers.filter(form => !forms.includes(form))).toEqual([])
})

test('a developer who moves the clock is in the trail, and the trail still holds', async () => {
  const body = JSON.stringify({ advanceSeconds: 90 })
  await fetch(`${started.platform.url}/dev/clock`, { method: 'POST', body })
  const { rows } = await deps().db.execute<{ before: string }>(
    "select before from audit_event where what = 'clock-moved'",
  )
  expect(rows).toHaveLength(1)
  expect((await run('audit')).ok).toBe(true)
})
