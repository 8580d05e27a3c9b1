import type { Page } from 'playwright'
import { partly, whole } from '../parts.ts'
import { changeAnswers, failCalls, fill, forWidth, openPopup, press, sequential, waitFor, type Step } from '../steps.ts'
import type { State } from '../state.ts'
import { dialog, failure, page, popup, scrolledPage } from './common.ts'

const transactionRow = 'baize-transactions tbody .record-number >> nth=0'
const depositMethod = (name: string) => `baize-deposit .deposit-method:has-text("${name}")`
const amount = 'baize-deposit [name=amount]'

/** Comes to the payment of a deposit of 20.00: orders it, where it was not ordered before. */
const toPayment =
  (method: string): Step =>
  async page => {
    await page.locator(depositMethod(method)).first().click()
    await page.locator(`${amount}, baize-deposit .deposit-pay`).first().waitFor()
    if (!(await page.locator(amount).count())) return
    await page.locator(amount).fill('20')
    await page.locator('baize-deposit .deposit-main button[type=submit]').click()
  }

/** Lets a deposit that is opened stand otherwise than it does. */
const withOrder = (change: object) => (page: Page) =>
  page.route('**/wps/v2/deposit/orders/detail*', async route => {
    const response = await route.fetch()
    const { value, ...rest } = (await response.json()) as { value: { order: object } }
    await route.fulfill({ response, json: { ...rest, value: { order: { ...value.order, ...change }, payment: null } } })
  })

const outcome = (name: string, change: object): State =>
  scrolledPage(name, '/member/depositv2', 'baize-deposit [part=outcome]', whole('baize-deposit [part=outcome]'), {
    before: withOrder(change),
    steps: toPayment('Card'),
  })

const walletAt = (vassalage: string, name: string, more: object = {}) => ({
  ...{ vassalage, name, gameTypes: ['RNG'], balance: '0.00', state: 'open', maintenanceUntil: null },
  ...more,
})

/** A transfer to a vendor that has not answered. */
const waiting = {
  ...{ orderNo: 'V2611210000000001', from: 'MAIN', fromName: '', to: 'SALON', toName: 'Salon', amount: '150.00' },
  ...{ at: '2026-11-21T10:41:52Z', currency: 'EUR', state: 'processing', askedAt: '2026-11-21T10:42:05Z', askAt: null },
}

/** Lets the merchant have wallets at vendors, of which one is processing and one closed. */
const severalWallets = async (page: Page) => {
  const change = (path: string, value: object) =>
    page.route(`**${path}`, async route => {
      const response = await route.fetch()
      const answer = (await response.json()) as { value: object }
      await route.fulfill({ response, json: { ...answer, value: { ...answer.value, ...value } } })
    })
  await change('/wps/relay/GCS_merchantWallet', { isSingle: false })
  await change('/wps/v2/wallets/vendors', {
    isSingle: false,
    ...{ main: '4812.40', processing: '150.00', total: '5190.65', waiting },
    list: [
      walletAt('LUMEN', 'Lumen', { balance: '120.00' }),
      walletAt('SALON', 'Salon', { gameTypes: ['LIVE', 'PVP'], state: 'processing' }),
      walletAt('ORIENT_LIVE', 'Orient Live', { gameTypes: ['LIVE'], balance: '35.50', state: 'maintenance' }),
      walletAt('KICKLINE', 'Kickline', { gameTypes: ['SPORTS'], balance: '60.00' }),
      walletAt('CORAL', 'Coral', { gameTypes: ['FISH'] }),
      walletAt('ARENA', 'Arena', { gameTypes: ['PVP'], balance: '12.75' }),
    ],
  })
}

const bonus = {
  ...{ id: 'welcome', name: 'Welcome match', source: 'First deposit, 50%', state: 'active', currency: 'EUR' },
  ...{ amount: '50.00', balance: '68.60', staked: '0.00', turnoverNeeded: '1000.00', turnoverDone: '640.00' },
  ...{ grantedAt: '2026-11-14T08:00:00Z', validUntil: '2026-12-14T08:00:00Z', endedAt: null },
}
const ended = { source: 'VIP club', endedAt: '2026-11-20T08:00:00Z', grantedAt: '2026-11-02T08:00:00Z' }
const bonuses = [
  {
    ...{
      ...bonus,
      id: 'weekly',
      name: 'Weekly reload',
      source: 'Weekly reload, 5%',
      amount: '12.50',
      balance: '12.50',
    },
    ...{ turnoverNeeded: '262.50', turnoverDone: '96.00' },
  },
  bonus,
  { ...bonus, ...ended, id: 'old', name: 'Weekly reload', amount: '10.00', turnoverDone: '84.50', state: 'expired' },
  { ...bonus, ...ended, id: 'birthday', name: 'Birthday bonus', turnoverDone: '1000.00', state: 'completed' },
  { ...bonus, ...ended, id: 'raffle', name: 'Raffle prize', turnoverDone: '0.00', state: 'cancelled' },
]
const bonusSums = { count: bonuses.length, amount: '172.50' }
/** Lets a member have bonuses of every state. */
const withBonuses = changeAnswers('/wps/v2/records/bonuses', {
  ...{ content: bonuses, total: bonuses.length, totalPages: 1, own: '4812.40', bonus: '81.10' },
  totals: { page: bonusSums, period: bonusSums },
})
const bonusRow = 'baize-bonuses tbody .turnover >> nth=0'

/** Pages of money: paying in, records, transfers. */
export const money: readonly State[] = [
  page('deposit', '/member/depositv2', depositMethod('Bank transfer'), partly(depositMethod('Bank transfer')), {
    core: '390 dark',
  }),
  scrolledPage('deposit-amount', '/member/depositv2', amount, partly(amount), {
    steps: press(depositMethod('Voucher')),
  }),
  scrolledPage(
    'deposit-pay',
    '/member/depositv2',
    'baize-deposit [part=payment]',
    partly('baize-deposit [part=payment]'),
    {
      steps: toPayment('E-wallet (QR)'),
      core: '1440 light',
    },
  ),
  outcome('deposit-credited', { state: 'success', paid: '20.00', credited: '19.70' }),
  outcome('deposit-unlike', { state: 'processing', reason: 'unlike', paid: '12.00' }),
  outcome('deposit-failed', { state: 'failed', reason: 'refused' }),
  page('deposit-failing', '/member/depositv2', `baize-deposit ${failure}`, whole(`baize-deposit ${failure}`), {
    before: failCalls('/wps/v2/deposit/methods'),
  }),
  page(
    'transfer-funds',
    '/member/transferFund',
    'baize-transfer-fund [part=wallet] >> nth=0',
    partly('baize-transfer-fund [part=panel]'),
    { before: severalWallets },
  ),
  popup('transfer', 'member', openPopup('transfer'), 'baize-transfer-upline', 'h2'),
  page(
    'bets-empty',
    '/member/personalHistoryCopy',
    'baize-bet-history .state',
    partly('baize-bet-history .record-head'),
    {
      steps: sequential(
        forWidth(press('baize-bet-history .filter-bar button'), waitFor('baize-bet-history form')),
        fill('baize-bet-history [name=keyword]', 'nothing of the kind'),
        press('baize-bet-history button:has-text("Search")'),
      ),
    },
  ),
  page(
    'bets-failing',
    '/member/personalHistoryCopy',
    `baize-bet-history ${failure}`,
    partly('baize-bet-history .record-head'),
    {
      before: failCalls('/wps/v2/records/bets'),
    },
  ),
  page('bonuses', '/member/bonusDetails', bonusRow, partly(bonusRow), { before: withBonuses }),
  {
    name: 'bonus-cancel',
    visitor: 'member',
    path: '/member/bonusDetails',
    before: withBonuses,
    steps: press('baize-bonuses button:has-text("Cancel") >> nth=1'),
    ready: 'dialog:modal .order-facts',
    requiredParts: dialog('h2', '.order-facts'),
  },
  page('transactions', '/member/transactionHistory', transactionRow, partly(transactionRow)),
]
