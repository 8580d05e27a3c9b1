import { transferPeer, type Output } from '@baize/contract'
import { transferInput } from '../agents/family.ts'
import { outcomeOf, type Operation } from './act.ts'
import { euro } from './world.ts'

/** Why a transfer of one member to another is refused; nothing where it is done. */
function refusalsOf(mayGo: boolean, isEnough: boolean): string[] {
  if (!mayGo) return ['TRANSFER_REFUSED']
  return isEnough ? [] : ['INSUFFICIENT_FUNDS']
}

/** Money goes to whoever stands above, or from an agent to whoever stands below. */
const transfer: Operation = ({ random, started, subjects }, subject) => {
  const { payee, model, isAgent, upline } = subject
  const direction = random.pick(['upline', 'downline'] as const)
  const other = subjects.find(each => (direction === 'upline' ? each === upline : each.upline === subject))
  const mayGo = other !== undefined && (direction === 'upline' || isAgent)
  const to = other ?? subjects.find(each => each !== subject)
  const amount = BigInt(100 + random.below(random.below(4) ? 30_000 : 300_000))
  const account = to?.payee.username ?? ''
  const input = transferInput({ direction, account, amount: euro(amount) })
  return {
    what: `transfers ${euro(amount)} to ${direction}`,
    subject,
    call: async () => outcomeOf(await started.client.call(transferPeer, input, { token: payee.token })),
    refusals: refusalsOf(mayGo, model.cash >= amount),
    repeated: null,
    apply(done) {
      const { orderNo } = done as Output<typeof transferPeer>
      model.cash -= amount
      model.peers.push({ orderNo, direction, amount: -amount })
      if (!to) throw new Error(`${orderNo} went to nobody`)
      to.model.cash += amount
      to.model.peers.push({ orderNo, direction: direction === 'upline' ? 'downline' : 'upline', amount })
    },
  }
}

export const peerOperations: readonly Operation[] = [transfer, transfer]
