import { launch, sessions, setAutoTransfer } from '@baize/contract'
import type { EndpointName, Endpoints, Input } from '@baize/contract'
import type { Account, PlatformClient } from '@baize/testing/client'
import { launchInput, openGame } from '@baize/testing/playing'
import { writeSetting } from '../../src/db/settings.ts'
import type { Deps } from '../../src/deps.ts'
import { walletsSetting } from '../../src/vendor-wallets/index.ts'
import { registerBelow, transferInput } from '../agents/family.ts'
import { playerIdOf } from '../player-helpers.ts'
import { lotteryLaunch } from './lottery-calls.ts'
import { withPaymentPassword } from './payment-calls.ts'
import { withPin } from './quick-login-calls.ts'
import type { Prepared } from './right-calls.ts'

/** An agent who may transfer, and a member below. */
export interface Team {
  agent: Account
  below: Account
}

export async function newTeam(client: PlatformClient, deps: Deps): Promise<Team> {
  const agent = await withPaymentPassword(client, await registerBelow(client, deps, null, 'agent'))
  return { agent, below: await registerBelow(client, deps, agent) }
}

/** A call, and whose it is. */
export interface NamingCall {
  name: EndpointName
  input: object
  token: string
}

const calling = <Name extends EndpointName>(name: Name, input: Input<Endpoints[Name]>, token: string): NamingCall => ({
  name,
  input,
  token,
})

/** Calls that name a session, a device and a launch of a new member, at a vendor with a wallet. */
async function callsOfPlayer(client: PlatformClient, deps: Deps): Promise<NamingCall[]> {
  const player = await client.register()
  const { username, password, token } = player
  const { deviceId } = await withPin(client, player)
  await client.login(username, password)
  const other = (await client.call(sessions, {}, { token })).value.list.find(({ current }) => !current)
  await writeSetting(deps, walletsSetting, { isSingle: false })
  await client.call(setAutoTransfer, { on: true }, { token })
  const launched = await client.call(launch, launchInput(await openGame(client)), { token })
  const { launchId } = launched.value
  return [
    calling('revokeSessions', { id: other?.id ?? '' }, token),
    calling('setQuickLogin', { enabled: false, removeDeviceId: deviceId }, token),
    calling('recallWallets', { launchId, idempotencyKey: crypto.randomUUID() }, token),
  ]
}

/**
 * Calls that name what the right calls of the same people leave out, because it is optional. From
 * then on the merchant has wallets at vendors.
 */
export async function namingCalls(
  client: PlatformClient,
  deps: Deps,
  { calls, token, tokens }: Prepared,
  { agent, below }: Team,
): Promise<NamingCall[]> {
  const game = await openGame(client)
  const { nodeId, vassalage, gameType } = game
  const favourite = { nodeId, vendor: vassalage, gameType }
  const arena = { gameType: 'PVP', vassalage: 'ARENA', gameCode: 'thirteen', roomId: '1' } as const
  const account = below.username
  const parent = await playerIdOf(deps, account)
  /** Lists what a call placed, by its key. */
  const listing = (
    name: 'walletTransfers' | 'peerTransfers' | 'depositOrders' | 'withdrawals',
    by: 'walletTransfer' | 'transferPeer' | 'placeDeposit' | 'placeWithdrawal',
  ) => calling(name, { idempotencyKey: calls[by].idempotencyKey }, tokens[by] ?? token)
  return [
    ...(await callsOfPlayer(client, deps)),
    listing('walletTransfers', 'walletTransfer'),
    listing('peerTransfers', 'transferPeer'),
    listing('depositOrders', 'placeDeposit'),
    listing('withdrawals', 'placeWithdrawal'),
    calling('transactionRecords', { number: calls.betRecord.betNo }, token),
    calling('betRecords', { vassalage }, token),
    calling('contracts', { account: calls.offerContract.account }, tokens.offerContract ?? token),
    calling('downlines', { ...calls.downlines, parent }, agent.token),
    calling('downlines', { ...calls.downlines, account }, agent.token),
    calling('transferPeer', transferInput({ direction: 'downline', account }), agent.token),
    calling('setProfileIcon', { iconId: 'fox' }, token),
    calling('launch', { ...launchInput(game), gameId: '1', nodeId, selection: '1' }, token),
    calling('launchGame', { ...lotteryLaunch, ...arena }, token),
    calling('addFavourite', favourite, token),
    calling('removeFavourite', favourite, token),
    calling('gameList', { ...calls.gameList, vassalage }, token),
    calling('gameSearch', { ...calls.gameSearch, vassalage }, token),
  ]
}
