import type { Page } from 'playwright'
import { partly } from '../parts.ts'
import { changeAnswers, fill, press, sequential, type Step } from '../steps.ts'
import type { State } from '../state.ts'
import { page, scrolledPage } from './common.ts'

const time = '2026-11-20T08:30:00.000Z'
const account = { kind: 'bank', bank: 'Northbank', numberMasked: 'NL •••• 4471', holder: 'Clara Hendriks' }
const orderNo = 'W26112000042'
const payout = { state: 'disbursed', sentAt: time, answeredAt: null, deadline: null, remark: '', proofs: [] }
const order = {
  ...{ orderNo, at: time, account, currency: 'EUR', state: 'disbursed', reason: null, canCancel: false },
  ...{ amount: '900.00', fee: '0.00', net: '900.00', receivedAmount: '400.00', remainingAmount: '500.00' },
  parts: [
    { ...payout, partNo: 1, amount: '400.00', state: 'received', answeredAt: time },
    { ...payout, partNo: 2, amount: '300.00', deadline: new Date(Date.now() + 8 * 3_600_000).toISOString() },
  ],
}
const accounts = [{ ...account, id: 'northbank', default: true, addedAt: time }]

/** A member who has all that a withdrawal takes. */
const canWithdraw = changeAnswers('/wps/v2/withdraw/config', { missing: [], accounts })

const waiting = { orderNo, partNo: 2, amount: '300.00', deadline: '2099-11-21T08:30:00.000Z' }
/** A member whose payout is on its way. */
async function awaitsPayout(page: Page): Promise<void> {
  await changeAnswers('/wps/v2/withdraw/config', { missing: [], accounts, held: '900.00', waiting })(page)
  await page.route('**/wps/v2/withdraw/orders/detail*', route =>
    route.fulfill({
      headers: { 'access-control-allow-origin': '*' },
      json: { success: true, message: '', value: { order } },
    }),
  )
}

const amount = 'baize-withdraw [name=amount]'
const fillIn: Step = sequential(fill(amount, '100'), fill('baize-withdraw [name=paymentPassword]', 'Abcdef12'))
const bonus = 'baize-withdraw [part=bonuses]'
const bonuses = [
  {
    ...{ id: 'welcome', name: 'Welcome match', source: '', state: 'active', currency: 'EUR', staked: '0.00' },
    ...{ amount: '50.00', balance: '68.60', turnoverNeeded: '1000.00', turnoverDone: '640.00' },
    ...{ grantedAt: time, validUntil: '2026-12-14T08:00:00Z', endedAt: null },
  },
]
const missing = 'baize-withdraw .withdraw-missing'
const title = 'baize-withdraw .order-title'
const question = 'baize-withdraw-confirmation form'

/** Taking money out, and confirming that it has arrived. */
export const withdrawalStates: readonly State[] = [
  page('withdraw-missing', '/member/withdraw', missing, partly(missing)),
  scrolledPage('withdraw', '/member/withdraw', amount, partly(amount), {
    before: canWithdraw,
    steps: fillIn,
    core: '1440 dark',
  }),
  scrolledPage('withdraw-bonuses', '/member/withdraw', bonus, partly(bonus), {
    before: changeAnswers('/wps/v2/withdraw/config', { missing: [], accounts, bonuses }),
    steps: fillIn,
  }),
  scrolledPage('withdraw-last-look', '/member/withdraw', title, partly(title), {
    before: canWithdraw,
    steps: sequential(fillIn, press('baize-withdraw button:has-text("Continue")')),
  }),
  scrolledPage(
    'withdraw-confirm',
    '/member/withdraw',
    question,
    partly('baize-withdraw-confirmation .confirmation-cells'),
    {
      before: awaitsPayout,
      steps: press('baize-withdraw button:has-text("Confirm payout")'),
      core: '390 light',
    },
  ),
]
