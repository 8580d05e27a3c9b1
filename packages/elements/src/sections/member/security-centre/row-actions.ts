import type { Output, payoutAccounts } from '@baize/contract'

/** Rows whose action opens a dialog. */
export type ActionName = 'paymentPassword' | 'payeeName' | 'payoutAccounts'
/** The dialog of a row; the real name, once it is set, is a matter for customer service. */
export type Opened = ActionName | 'contact'

/** What the platform says of the rows. */
export type RowFacts = Output<typeof payoutAccounts>

/** The state and the one action of a row. */
export interface RowAction {
  /** Keys of the texts in `security`. */
  state: 'set' | 'notSet' | 'locked' | 'payoutAccounts.count'
  text: string
  action: 'change' | 'enter' | 'contact' | 'manage'
  opens: Opened
}

/**
 * A name of which others see who it is, but not the whole: `Clara H••••`. One word alone keeps its
 * first letter.
 */
export function maskedName(name: string): string {
  const [first = '', ...rest] = name.split(/\s+/)
  const masked = (word: string) => `${[...word][0] ?? ''}••••`
  return rest.length ? [first, ...rest.map(masked)].join(' ') : masked(first)
}

const actions: Readonly<Record<ActionName, (facts: RowFacts) => RowAction>> = {
  paymentPassword: ({ hasPaymentPassword }) => ({
    state: hasPaymentPassword ? 'set' : 'notSet',
    text: 'paymentPassword.text',
    action: hasPaymentPassword ? 'change' : 'enter',
    opens: 'paymentPassword',
  }),
  payeeName: ({ payeeName }) =>
    payeeName === null
      ? { state: 'notSet', text: 'payeeName.text', action: 'enter', opens: 'payeeName' }
      : { state: 'locked', text: 'payeeName.locked', action: 'contact', opens: 'contact' },
  payoutAccounts: () => ({
    state: 'payoutAccounts.count',
    text: 'payoutAccounts.text',
    action: 'manage',
    opens: 'payoutAccounts',
  }),
}

/** How a row stands, by what the platform says (MEM-16). */
export const actionOf = (name: ActionName, facts: RowFacts): RowAction => actions[name](facts)
