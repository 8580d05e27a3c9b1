import { callStudio, Refusal } from '../page/api.ts'
import { el } from '../page/dom.ts'
import { codedMoney } from '../page/money.ts'
import { loadTexts, textsOf } from '../page/texts.ts'
import type { PaymentView } from './gateway.ts'
import { isCardNumber, isVoucherCode } from './luhn.ts'

await loadTexts()
const t = textsOf('payments')
const { lang } = document.documentElement
const path = `payments/${encodeURIComponent(decodeURIComponent(location.pathname.split('/').at(-1) ?? ''))}`

/** A field whose number is checked before the payment is sent. */
const codeFields = {
  card: { isGood: isCardNumber, value: '4111 1111 1111 1111', example: '' },
  voucher: { isGood: isVoucherCode, value: '', example: '4417 0000 2013' },
} as const
type CodeGroup = keyof typeof codeFields
const isCodeGroup = (group: string): group is CodeGroup => Object.hasOwn(codeFields, group)

const moneyOf = ({ amount, currency }: { amount: string; currency: string }) => codedMoney(lang, currency)(amount)
const at = (time: string) =>
  new Intl.DateTimeFormat(lang, { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(time))

/** A number to type, with the sentence under it that says what is wrong. */
function codeField(group: CodeGroup) {
  const { isGood, value, example } = codeFields[group]
  const help = t(`${group}Help`, { example })
  const note = el('p', { id: 'note', class: 'help' }, help)
  const input = el('input', {
    id: 'code',
    inputmode: 'numeric',
    autocomplete: 'off',
    spellcheck: 'false',
    'aria-describedby': 'note',
    value,
  })
  const mark = (good: boolean) => {
    input.setAttribute('aria-invalid', String(!good))
    note.className = good ? 'help' : 'help bad'
    note.textContent = good ? help : t(`${group}Bad`)
    if (!good) input.focus()
  }
  input.addEventListener('input', () => mark(true))
  return {
    nodes: [el('label', { for: 'code' }, t(group)), input, note],
    input,
    mark,
    check: (): boolean => {
      const good = isGood(input.value)
      mark(good)
      return good
    },
  }
}

const main = el('main', {})
const heading = (text: string) => el('h1', { tabindex: '-1' }, text)

/** Shows a page, and tells those who do not see it that it has changed. */
function show(...nodes: HTMLElement[]): void {
  const isFirst = !main.querySelector('h1')
  main.replaceChildren(el('p', { class: 'bank' }, t('bank')), el('p', { class: 'notice' }, t('notice')), ...nodes)
  if (!isFirst) main.querySelector('h1')?.focus()
}

function effectsTable({ effect, effectsByEnding }: PaymentView): HTMLElement {
  const row = (ending: string, name: PaymentView['effect']) =>
    el(
      'tr',
      name === effect ? { 'aria-current': 'true' } : {},
      el('th', { scope: 'row' }, ending),
      el('td', {}, t(`effect_${name}`)),
    )
  const heads = (['ending', 'does'] as const).map(key => el('th', { scope: 'col' }, t(key)))
  return el(
    'section',
    {},
    el('h2', {}, t('amounts')),
    el('p', { class: 'lead' }, t('amountsLead')),
    el(
      'table',
      {},
      el('thead', {}, el('tr', {}, ...heads)),
      el(
        'tbody',
        {},
        ...Object.entries(effectsByEnding).map(([ending, name]) => row(ending, name)),
        row(t('otherwise'), 'success'),
      ),
    ),
  )
}

function factsOf(view: PaymentView): HTMLElement {
  const { orderNo, receiver, reference, group, due, currency, expiresAt, stage } = view
  const facts: (readonly [string, string])[] = [
    ...(due.currency === currency ? [] : [[t('due'), `${due.amount} ${due.currency}`] as const]),
    [t('receiver'), receiver],
    [t('orderNo'), orderNo],
    ...(group === 'bank' ? [[t('reference'), reference] as const] : []),
    ...(stage === 'open' ? [[t('payBy'), at(expiresAt)] as const] : []),
  ]
  return el('dl', {}, ...facts.map(([name, text]) => el('div', {}, el('dt', {}, name), el('dd', {}, text))))
}

const amountOf = (view: PaymentView) =>
  el('p', { class: 'amount' }, el('span', {}, t('amount')), el('strong', {}, moneyOf(view)))

function openPage(view: PaymentView): HTMLElement[] {
  const field = isCodeGroup(view.group) ? codeField(view.group) : null
  const status = el('p', { class: 'help bad', role: 'alert' })
  const pay = el('button', { class: 'pay', type: 'submit' }, t('pay', { amount: moneyOf(view) }))
  const refuse = el('button', { class: 'quiet', type: 'button', onclick: () => void send('refuse') }, t('refuse'))
  let isBusy = false

  async function send(decision: 'pay' | 'refuse'): Promise<void> {
    if (isBusy) return
    isBusy = true
    status.textContent = ''
    for (const button of [pay, refuse]) button.setAttribute('aria-disabled', 'true')
    try {
      const voucher = view.group === 'voucher' && field ? { voucher: field.input.value } : {}
      render(await callStudio<PaymentView>(`${path}/${decision}`, '', voucher))
    } catch (error) {
      const code = error instanceof Refusal ? error.code : ''
      if (code === 'PAYMENT_ENDED') return void load()
      if (code === 'BAD_VOUCHER') field?.mark(false)
      else status.textContent = t('unreachable')
    }
    isBusy = false
    for (const button of [pay, refuse]) button.removeAttribute('aria-disabled')
  }

  const form = el(
    'form',
    {
      novalidate: true,
      onsubmit: event => {
        event.preventDefault()
        if (field?.check() ?? true) void send('pay')
      },
    },
    ...(field?.nodes ?? []),
    status,
    el('div', { class: 'choice' }, pay, refuse),
  )
  const effect = el('div', { class: 'effect' }, el('h2', {}, t('thisAmount')), el('p', {}, t(`effect_${view.effect}`)))
  return [
    el('section', { class: 'panel' }, heading(t('title')), amountOf(view), factsOf(view), effect, form),
    effectsTable(view),
  ]
}

/** Title after a payment, where it did not come to pass. */
const titles: Partial<Record<PaymentView['effect'], 'declinedTitle' | 'unpaidTitle'>> = {
  failure: 'declinedTitle',
  forged: 'unpaidTitle',
}
/** What each stage after the open one says. */
const ends = {
  pay: view => [t(titles[view.effect] ?? 'paidTitle'), t(`done_${view.effect}`, { amount: moneyOf(view) })],
  refuse: () => [t('refusedTitle'), t('refusedText')],
  cancelled: () => [t('cancelledTitle'), t('cancelledText')],
  expired: () => [t('expiredTitle'), t('expiredText')],
} as const satisfies Record<Exclude<PaymentView['stage'], 'open'>, (view: PaymentView) => readonly [string, string]>

function endPage(view: PaymentView, stage: keyof typeof ends): HTMLElement[] {
  const [title, text] = ends[stage](view)
  return [
    el(
      'section',
      { class: 'panel' },
      heading(title),
      el('p', { class: 'outcome' }, text),
      amountOf(view),
      factsOf(view),
      el('a', { class: 'pay', href: view.returnUrl }, t('back')),
    ),
    effectsTable(view),
  ]
}

function render(view: PaymentView): void {
  show(...(view.stage === 'open' ? openPage(view) : endPage(view, view.stage)))
}

async function load(): Promise<void> {
  try {
    render(await callStudio<PaymentView>(path, ''))
  } catch (error) {
    const isUnknown = error instanceof Refusal && error.code === 'NOT_FOUND'
    const retry = el('button', { class: 'quiet', type: 'button', onclick: () => void load() }, t('retry'))
    const text = el('p', { role: 'alert' }, t(isUnknown ? 'unknown' : 'unreachable'))
    show(el('section', { class: 'panel' }, heading(t('title')), text, ...(isUnknown ? [] : [retry])))
  }
}

main.append(el('p', { role: 'status' }, t('loading')))
document.body.replaceChildren(main)
await load()
