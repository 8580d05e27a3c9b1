import type { CallError } from '@baize/client'
import type { contacts, loginHistory, Output, payoutAccounts, sessions } from '@baize/contract'

/** Rows with a button. */
export type ActionName =
  'paymentPassword' | 'forgottenPayment' | 'payeeName' | 'mobile' | 'email' | 'payoutAccounts' | 'sessions' | 'logins'
/**
 * What a button opens. The real name, once it is set, is a matter for customer service; `icon` and
 * `profile` belong to the card over the rows.
 */
export type Opened = ActionName | 'contact' | 'icon' | 'profile'

/** What the platform says of the rows, by the call that says it. */
export interface Facts {
  payouts: Output<typeof payoutAccounts>
  contacts: Output<typeof contacts>
  sessions: Output<typeof sessions>
  logins: Output<typeof loginHistory>
}
type Source = keyof Facts

/** What it has said so far. */
export type KnownFacts = { readonly [S in Source]?: Facts[S] | undefined }

/** How far each answer has come. */
export type Reads = {
  readonly [S in Source]: { data?: Facts[S] | undefined; error?: CallError | undefined; refresh: () => void }
}

/** The state and the one action of a row. */
export interface RowAction {
  /** Key of a text in `security`. */
  state?: 'set' | 'notSet' | 'locked' | 'verified' | 'notVerified' | 'payoutAccounts.count' | 'sessions.count'
  text?: string
  /** In its place, what the account has. */
  shown?: string
  /** What the texts name. */
  values?: Readonly<Record<string, string | number>>
  action: 'change' | 'enter' | 'contact' | 'manage' | 'verify' | 'show' | 'view' | 'replace'
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

/** A username of which its owner knows the beginning and the end: `cla•••h`. */
export function maskedAccount(account: string): string {
  const letters = [...account]
  return `${letters.slice(0, Math.min(3, letters.length - 1)).join('')}•••${letters.at(-1) ?? ''}`
}

const row = <S extends Source>(source: S, of: (facts: Facts[S]) => RowAction) => ({ source, of })

const contactRow = (kind: 'mobile' | 'email') =>
  row('contacts', facts => {
    const own = facts[kind]
    if (!own) return { state: 'notSet', text: `${kind}.text`, action: 'enter', opens: kind }
    const { masked, verified } = own
    return {
      state: verified ? 'verified' : 'notVerified',
      shown: masked,
      action: verified ? 'change' : 'verify',
      opens: kind,
    }
  })

const actions = {
  paymentPassword: row('payouts', ({ hasPaymentPassword }) => ({
    state: hasPaymentPassword ? 'set' : 'notSet',
    text: 'paymentPassword.text',
    action: hasPaymentPassword ? 'change' : 'enter',
    opens: 'paymentPassword',
  })),
  // Without anything to prove oneself by, customer service helps.
  forgottenPayment: row('contacts', ({ mobile, email, offered, needsCode }) =>
    needsCode || (mobile?.verified && offered.includes('mobile')) || (email?.verified && offered.includes('email'))
      ? { text: 'forgottenPayment.text', action: 'replace', opens: 'forgottenPayment' }
      : { text: 'forgottenPayment.none', action: 'contact', opens: 'contact' },
  ),
  payeeName: row('payouts', ({ payeeName }) =>
    payeeName === null
      ? { state: 'notSet', text: 'payeeName.text', action: 'enter', opens: 'payeeName' }
      : {
          state: 'locked',
          text: 'payeeName.locked',
          values: { name: maskedName(payeeName) },
          action: 'contact',
          opens: 'contact',
        },
  ),
  mobile: contactRow('mobile'),
  email: contactRow('email'),
  payoutAccounts: row('payouts', ({ list, max }) => ({
    state: 'payoutAccounts.count',
    text: 'payoutAccounts.text',
    values: { used: list.length, max },
    action: 'manage',
    opens: 'payoutAccounts',
  })),
  sessions: row('sessions', ({ list }) => ({
    state: 'sessions.count',
    text: 'sessions.text',
    values: { count: list.length },
    action: 'show',
    opens: 'sessions',
  })),
  logins: row('logins', () => ({ text: 'logins.text', action: 'view', opens: 'logins' })),
} satisfies Readonly<Record<ActionName, object>>

/** How a row stands, by what the platform says (MEM-16); nothing until it has said it. */
export function actionOf(name: ActionName, facts: KnownFacts): RowAction | undefined {
  const { source, of } = actions[name] as { source: Source; of: (facts: never) => RowAction }
  const found = facts[source]
  return found && of(found as never)
}

/** The answer that a row waits for. */
export const readOf = (name: ActionName, reads: Reads): Reads[Source] => reads[actions[name].source]

/** What the platform says of an account's safety. */
export type SafetyFacts = Pick<Facts, 'contacts' | 'payouts'>

/** What makes an account safe, in the order in which what is missing is named (MEM-15). */
const safeguards: readonly (readonly [
  name: ActionName | 'twoFactor',
  /** Null where the site does not offer it. */
  isSet: (facts: SafetyFacts) => boolean | null,
])[] = [
  ['email', ({ contacts: { email, offered } }) => email?.verified ?? (offered.includes('email') ? false : null)],
  ['mobile', ({ contacts: { mobile, offered } }) => mobile?.verified ?? (offered.includes('mobile') ? false : null)],
  ['twoFactor', ({ contacts: { needsCode } }) => needsCode],
  ['paymentPassword', ({ payouts: { hasPaymentPassword } }) => hasPaymentPassword],
  ['payeeName', ({ payouts: { payeeName } }) => payeeName !== null],
  ['payoutAccounts', ({ payouts: { list } }) => list.length > 0],
]

/** Words for how safe an account is, the lowest first. */
export const levels = ['weak', 'fair', 'good', 'strong']

/** How safe an account is. What the site does not offer does not count. */
export function securityLevel(facts: SafetyFacts) {
  const known = safeguards.map(([name, isSet]) => ({ name, isSet: isSet(facts) })).filter(({ isSet }) => isSet !== null)
  const missing = known.filter(({ isSet }) => !isSet).map(({ name }) => name)
  const [max, set] = [known.length, known.length - missing.length]
  const level = Math.max(0, Math.ceil((set / max) * levels.length) - 1)
  return { level, set, max, missing }
}
