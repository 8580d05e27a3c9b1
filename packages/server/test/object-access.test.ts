/**
 * Tries every call of a member with what is another member's. It answers as if there were no such
 * thing, and does nothing to it.
 */
import type { Endpoint } from '@baize/contract'
import { getTableName } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { tables } from '../src/app/areas.ts'
import { readyForCalls } from './endpoint-caller.ts'
import {
  attemptsOf,
  memberEndpoints,
  missingNamesOf,
  namesOf,
  newPeople,
  renamed,
  titleOf,
  type Attempt,
  type Attempts,
  type Call,
} from './object-attempts.ts'
import { textFieldsOf } from './object-fields.ts'
import { startedPlatform } from './started.ts'

// A job would bring money home that the owner is to bring home.
const started = startedPlatform({ games: 20, report: () => undefined, runsJobs: false })
const { prepare } = readyForCalls(started)

/** Everything of an answer but its headers. */
async function make(endpoint: Endpoint, { input, token }: Call) {
  const { headers: _, ...answered } = await started.client.call(endpoint, input, { token })
  return answered
}

/** An answer as text, without the names that were sent: it may repeat them. */
const textOf = (answer: object, sent: object): string =>
  Object.values(sent)
    .flat()
    .reduce<string>((text, name) => text.replaceAll(String(name), '…'), JSON.stringify(answer))

/** The numbers, ids and test accounts in a text. */
const idsIn = (text: string): string[] =>
  text.match(/\b(?:[A-Z]\d{16}|[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}|t[0-9a-f]{15})\b/g) ?? []

/** The rows in which somebody of these is. */
async function rowsOf(people: readonly string[]): Promise<string[]> {
  const rows: string[] = []
  for (const table of tables)
    for (const row of await started.platform.deps.db.select().from(table)) {
      const text = JSON.stringify(row, (_key, value: unknown) => (typeof value === 'bigint' ? String(value) : value))
      if (people.some(id => text.includes(id))) rows.push(`${getTableName(table)} ${text}`)
    }
  return rows.sort()
}

/** What each call answers to somebody who names what is another's, by endpoint and fields. */
const answers: Record<string, string> = {}
let attempts: Attempts
/** What the owner is answered to what they give a name to. */
const first = new Map<Attempt, object>()
const rows: { before: string[]; after: string[] } = { before: [], after: [] }

const wordOf = ({ success, code = '' }: { success: boolean; code?: string }) => (success ? 'success' : code)

beforeAll(async () => {
  const owner = await newPeople(started, prepare)
  attempts = attemptsOf(owner, await newPeople(started, prepare))
  const { named, giving, shared, unnamed } = attempts
  for (const field of shared) answers[field] = 'public'
  for (const field of unnamed) answers[field] = 'in no call of naming-calls.ts'
  for (const attempt of giving) first.set(attempt, await make(attempt.endpoint, attempt.owner))
  rows.before = await rowsOf(owner.ids)
  for (const attempt of named) {
    const [names, missing] = [namesOf(attempt), missingNamesOf(attempt)]
    const answer = await make(attempt.endpoint, renamed(attempt.other, names))
    const none = await make(attempt.endpoint, renamed(attempt.other, missing))
    const isSame = textOf(answer, names) === textOf(none, missing)
    answers[titleOf(attempt)] = isSame ? wordOf(answer) : `${wordOf(answer)}, and of what is missing ${wordOf(none)}`
  }
  for (const attempt of giving) {
    const answer = await make(attempt.endpoint, renamed(attempt.other, namesOf(attempt)))
    const owners = idsIn(textOf(first.get(attempt) ?? {}, namesOf(attempt)))
    const isOwners = owners.some(id => JSON.stringify(answer).includes(id))
    const word = answer.success ? 'new' : `taken: ${wordOf(answer)}`
    answers[titleOf(attempt)] = isOwners ? 'what is the owner’s' : word
  }
  rows.after = await rowsOf(owner.ids)
})

test('what is another member’s is answered as what is missing', () => {
  expect(answers).toEqual({
    // Refused.
    'addDepositReceipt.orderNo': 'NOT_FOUND',
    'addWithdrawalProof.orderNo': 'NOT_FOUND',
    'askTermination.id': 'NOT_FOUND',
    'betRecord.betNo': 'NOT_FOUND',
    'cancelBonus.id': 'NOT_FOUND',
    'cancelDeposit.orderNo': 'NOT_FOUND',
    'cancelWithdrawal.orderNo': 'NOT_FOUND',
    'changePayoutAccount.id': 'NOT_FOUND',
    'claimDeposit.orderNo': 'NOT_FOUND',
    'confirmWithdrawal.orderNo': 'NOT_FOUND',
    'deleteRegisterLink.id': 'NOT_FOUND',
    'depositOrder.orderNo': 'NOT_FOUND',
    'downlines.parent': 'NOT_FOUND',
    'gameSession.launchId': 'NOT_FOUND',
    'offerContract.account': 'NOT_DOWNLINE',
    'offerContract.account+idempotencyKey': 'NOT_DOWNLINE',
    'placeWithdrawal.accountId': 'FIELD_INVALID',
    'placeWithdrawal.accountId+idempotencyKey': 'FIELD_INVALID',
    'processDailySalary.contractId': 'NOT_FOUND',
    'processDividend.contractId': 'NOT_FOUND',
    'processHourlySalary.contractId': 'NOT_FOUND',
    'processRealtimeSalary.contractId': 'NOT_FOUND',
    'removeDepositReceipt.orderNo': 'NOT_FOUND',
    'removeDepositReceipt.orderNo+receiptId': 'NOT_FOUND',
    'removeDepositReceipt.receiptId': 'NOT_FOUND',
    'removePayoutAccount.id': 'NOT_FOUND',
    'removeWithdrawalProof.orderNo': 'NOT_FOUND',
    'removeWithdrawalProof.orderNo+proofId': 'NOT_FOUND',
    'removeWithdrawalProof.proofId': 'NOT_FOUND',
    'retryDeposit.orderNo': 'NOT_FOUND',
    'revokeSessions.id': 'NOT_FOUND',
    'setQuickLogin.removeDeviceId': 'NOT_FOUND',
    'transferPeer.account': 'TRANSFER_REFUSED',
    'transferPeer.account+idempotencyKey': 'TRANSFER_REFUSED',
    'withdrawal.orderNo': 'NOT_FOUND',
    // Taken, and nothing is done or found.
    'contracts.account': 'success',
    'depositOrders.idempotencyKey': 'success',
    'downlines.account': 'success',
    'peerTransfers.idempotencyKey': 'success',
    'readMessages.ids': 'success',
    'recallWallets.launchId': 'success',
    'recallWallets.launchId+idempotencyKey': 'success',
    'removeMessages.ids': 'success',
    'seenContracts.ids': 'success',
    'transactionRecords.number': 'success',
    'walletTransfers.idempotencyKey': 'success',
    'withdrawals.idempotencyKey': 'success',
    // Names something new of the other member. A device stays with whoever knows its secret.
    'createDownline.idempotencyKey': 'new',
    'createRegisterLink.idempotencyKey': 'new',
    'offerContract.idempotencyKey': 'new',
    'placeDeposit.idempotencyKey': 'new',
    'placeWithdrawal.idempotencyKey': 'new',
    'recallWallets.idempotencyKey': 'new',
    'setQuickLogin.deviceId': 'taken: BAD_REQUEST',
    'transferPeer.idempotencyKey': 'new',
    'walletTransfer.idempotencyKey': 'new',
    // Is no member’s.
    'addFavourite.gameType': 'public',
    'addFavourite.nodeId': 'public',
    'addFavourite.vendor': 'public',
    'addPayoutAccount.providerId': 'public',
    'betRecords.vassalage': 'public',
    'gameList.merchant': 'public',
    'gameList.vassalage': 'public',
    'gameSearch.vassalage': 'public',
    'launch.gameCode': 'public',
    'launch.gameId': 'public',
    'launch.nodeId': 'public',
    'launch.selection': 'public',
    'launch.vassalage': 'public',
    'launchChat.modelId': 'public',
    'launchGame.gameCode': 'public',
    'launchGame.lottoGameCode': 'public',
    'launchGame.roomId': 'public',
    'launchGame.vassalage': 'public',
    'lotteryDraws.gameCode': 'public',
    'placeDeposit.methodId': 'public',
    'removeFavourite.gameType': 'public',
    'removeFavourite.nodeId': 'public',
    'removeFavourite.vendor': 'public',
    'roomList.gameCode': 'public',
    'roomList.vassalage': 'public',
    'setProfileIcon.iconId': 'public',
    'vendorGameTypes.vassalage': 'public',
    'walletTransfer.from': 'public',
    'walletTransfer.to': 'public',
  })
})

test('nothing of its owner changes', () => {
  expect(rows.before.length).toBeGreaterThan(100)
  expect(rows.after).toEqual(rows.before)
})

/** An answer without the first password of an account, which is a new one each time. */
const comparable = (answer: object): unknown =>
  JSON.parse(JSON.stringify(answer, (key, value: unknown) => (key === 'password' ? undefined : value)))

test('its owner is answered otherwise: it is there', async () => {
  for (const owner of new Set(attempts.named.map(attempt => attempt.owner))) {
    const ofCall = attempts.named.filter(attempt => attempt.owner === owner)
    const missing = new Map<Attempt, string>()
    for (const attempt of ofCall) {
      const names = missingNamesOf(attempt)
      missing.set(attempt, textOf(await make(attempt.endpoint, renamed(owner, names)), names))
    }
    let answer: Awaited<ReturnType<typeof make>> | null = null
    for (const attempt of ofCall) {
      answer ??= await make(attempt.endpoint, owner)
      expect.soft(wordOf(answer), titleOf(attempt)).toBe('success')
      expect.soft(textOf(answer, namesOf(attempt)), titleOf(attempt)).not.toBe(missing.get(attempt))
    }
  }
})

test('what is given the name of another member’s leaves that one what it is', async () => {
  for (const attempt of attempts.giving) {
    const again = await make(attempt.endpoint, attempt.owner)
    expect.soft(comparable(again), titleOf(attempt)).toEqual(comparable(first.get(attempt) ?? {}))
  }
})

const words = (text: string): string[] => text.trim().split(/\s+/)

test('all other texts in calls are typed, secret, or of a form of their own', () => {
  const others = new Set(memberEndpoints.flatMap(([, endpoint]) => textFieldsOf(endpoint).others))
  expect([...others].sort()).toEqual(
    words(`
    address amount backUrl balanceFrom balanceTo birthday captcha captchaId code confirmNewPassword
    confirmPaymentPassword contact contactCode content countryDialingCode credential device deviceSecret expiresOn
    facebook factorCode from fullName holder idNumber incomeSource keyword language line name
    nationality newPassword nickname note number occupation oldCode oldPassword oldPaymentPassword
    password payeeName payerName paymentPassword picture pin qqNum reason remark sender target
    telegram to types username verifyId verifyToken wechat whatsapp zalo
  `),
  )
})

test('all other calls name nothing', () => {
  const silent = memberEndpoints.filter(([, endpoint]) => !textFieldsOf(endpoint).names.length)
  expect(silent.map(([name]) => name).sort()).toEqual(
    words(`
    announcements balance bindContact bonusRecords changePassword consolidated contacts depositMethods
    favouriteGames favouriteIds feedback firstLogin handover inboxMessages loginHistory logout
    memberInfo merchantWallet payoutAccounts profile profileIcons profitRecords quickDevices
    recentGames recentVnLotteries referral registerLinks resetPaymentPassword runningGames saveProfile
    sendContactCode sendFeedback sendPaymentCode sessions setAutoTransfer setLanguage setPayeeName setPaymentPassword turnOffTwoFactor
    turnOnTwoFactor twoFactor unreadCount vendorWallets withdrawConfig
  `),
  )
})
