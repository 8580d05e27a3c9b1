import { endpoints, feedbackTypes, launch, platform, vendorBet } from '@baize/contract'
import type { Input, EndpointName, Endpoints } from '@baize/contract'
import { mobileRegistration, newUsername, registration } from '@baize/testing/client'
import type { Account, PlatformClient } from '@baize/testing/client'
import { codeOf, launchInput, openGame, startPlaying } from '@baize/testing/playing'
import type { VendorClient } from '@baize/testing/vendor-client'
import type { Deps } from '../../src/deps.ts'
import { agentCalls } from './agent-calls.ts'
import { grantedBonus } from './bonus-calls.ts'
import { codeCalls, verifiedMobile } from './code-calls.ts'
import { contactCalls } from './contact-calls.ts'
import { agreementCalls } from './agreement-calls.ts'
import { depositCalls } from './deposit-calls.ts'
import { inboxCalls } from './inbox-calls.ts'
import { lotteryCalls } from './lottery-calls.ts'
import { paymentCalls, paymentInput, withPaymentPassword } from './payment-calls.ts'
import { passwordCalls } from './password-calls.ts'
import { payoutAccountCalls } from './payout-account-calls.ts'
import { registerBelow, transferInput } from '../agents/family.ts'
import { linked, offerIdentities } from '../identity.ts'
import { quickCalls } from './quick-login-calls.ts'
import { secondCalls } from './second-verification-calls.ts'
import { vendorWalletCalls } from './vendor-wallet-calls.ts'
import { withdrawalCalls } from './withdrawal-calls.ts'

export type RightCalls = { [Name in EndpointName]: Input<Endpoints[Name]> }
/** Calls that need an input; all others are right with an empty one. */
type WithInput = { [Name in EndpointName]: Record<never, never> extends RightCalls[Name] ? never : Name }[EndpointName]
type Written = Pick<RightCalls, WithInput> & Partial<RightCalls>
export interface Prepared {
  /** A member whose game the vendor's calls belong to. */
  token: string
  /** Of other accounts, where a call is about one. */
  tokens: Partial<Record<EndpointName, string>>
  calls: RightCalls
}

const shown = { platform: platform.site, language: 'EN' } as const
const id = () => crypto.randomUUID()

/**
 * For every endpoint an input that it answers with success; one that needs none has no line. The
 * vendor's calls are of one running game.
 * @param agent - whose the calls of agents are; the demo's without it
 */
export async function rightCalls(
  client: PlatformClient,
  vendor: VendorClient,
  deps: Deps,
  agent?: Account,
): Promise<Prepared> {
  const game = await openGame(client)
  const { account, launchId, player, session, gameCode } = await startPlaying(client, vendor)
  const again = await client.call(launch, launchInput(game), { token: account.token })
  const round = { player, gameCode, currency: 'EUR' }
  const betTxId = id()
  const recorded = id()
  const favourite = { nodeId: game.nodeId }
  const second = await secondCalls(client, deps)
  await offerIdentities(deps)
  const codes = await codeCalls(client, deps)
  const agents = await agentCalls(client, agent ?? (await client.login('agent', 'Agent1234')))
  const agreements = await agreementCalls(client, deps)
  const passwords = await passwordCalls(client, deps)
  const contacts = await contactCalls(client)
  const payouts = await payoutAccountCalls(client)
  const withdrawals = await withdrawalCalls(client, deps)
  const payments = await paymentCalls(client)
  const unguarded = await client.register()
  const brought = await withPaymentPassword(client, await registerBelow(client, deps, account))
  await vendor.call(vendorBet, { ...round, session, txId: id(), roundId: recorded, amount: '1.00' })
  const written: Written = {
    ...second.calls,
    ...(await quickCalls(client, account)),
    loginIdentity: {
      firebaseChannel: 'google',
      firebaseIdToken: await linked(deps, account.username, {
        channel: 'google',
        email: `${account.username}@example.com`,
      }),
    },
    fixtures: { gameType: 'SPORTS' },
    registerSettings: { language: 'EN' },
    captcha: { t: '1' },
    ...codes,
    login: { username: 'demo', password: 'Demo1234', type: 'username' },
    freeplay: { os: 'test', platform: 'W' },
    register: registration({ username: newUsername() }),
    registerMobile: mobileRegistration(await verifiedMobile(client)),
    setLanguage: { language: 'EN' },
    checkAffiliate: { code: 'LONGODDS', domain: 'localhost' },
    checkReferral: { code: 'demo' },
    ...passwords,
    ...agents.calls,
    ...agreements.calls,
    setPaymentPassword: paymentInput(unguarded),
    ...payments.calls,
    transferPeer: transferInput(),
    ...(await depositCalls(client, account)),
    ...(await vendorWalletCalls(client, deps, account)),
    ...contacts.calls,
    ...payouts.calls,
    ...withdrawals.calls,
    cancelBonus: { id: await grantedBonus(deps, account) },
    ...(await inboxCalls(client, deps, account)),
    betRecord: { betNo: `studio:${recorded}` },
    hotGames: { ...shown, pageSize: 5 },
    vendorLanes: shown,
    gameList: { ...shown, clientType: 3, merchant: 'demo', gameType: 'RNG', pageNo: 1, pageSize: 20 },
    gameIndex: { language: 'EN' },
    gameItem: { vassalage: game.vassalage, gameType: game.gameType, gameCode: game.gameCode, language: 'EN' },
    gameSearch: { keyword: 'jade', language: 'EN', pageNo: 1, pageSize: 20 },
    launch: launchInput(game),
    ...lotteryCalls,
    gameSession: { launchId },
    favouriteGames: { pageNo: 1, pageSize: 999 },
    addFavourite: favourite,
    removeFavourite: favourite,
    recentGames: { page: 1, pageSize: 20, language: 'EN', clientType: 3 },
    vendorGameTypes: { vassalage: 'LUMEN', language: 'EN' },
    rankList: { gameCategory: 'ALL', language: 'EN', limitNum: 20 },
    modelList: { language: 'EN', pageNo: 1, pageSize: 20 },
    launchChat: { modelId: 'alba', language: 'EN', device: 'walk' },
    winnersList: { period: 'WEEK', gameCategory: 'ALL', language: 'EN' },
    sendFeedback: {
      content: 'The lobby is clear and quick.',
      sender: 'guest',
      type: feedbackTypes.other,
      ...(await client.solveCaptcha()),
    },
    helpCenter: { lang: 'EN', device: 'WEB' },
    announcements: { types: 'B,PL,PU,PR,H', platform: 'W', language: 'EN' },
    vendorAuthenticate: { launchCode: codeOf(again.value.url), gameCode },
    vendorBalance: { player, session },
    vendorBet: { ...round, txId: betTxId, session, roundId: 'walk', amount: '1.00' },
    vendorWin: { ...round, txId: id(), betTxId, roundId: 'walk', amount: '1.00', roundClosed: true },
    vendorRollback: { txId: id(), betTxId: id(), player, roundId: 'walk-back' },
  }
  const tokens = {
    ...second.tokens,
    ...agents.tokens,
    ...agreements.tokens,
    ...contacts.tokens,
    ...payouts.tokens,
    ...withdrawals.tokens,
    setPaymentPassword: unguarded.token,
    ...payments.tokens,
    transferPeer: brought.token,
  }
  const empty = Object.fromEntries(Object.keys(endpoints).map(name => [name, {}]))
  return { token: account.token, tokens, calls: { ...empty, ...written } as RightCalls }
}
