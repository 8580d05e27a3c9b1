import { minute } from '@baize/contract'
import type { Context } from '../../http/route.ts'
import { textsIn } from '../../messages/message-texts.ts'
import type { Channel } from '../../messages/gateway.ts'
import type { TextKey } from '../../messages/message-texts.ts'
import { leaveMessage } from '../../messages/player-messages.ts'
import { readSetting } from '../../db/settings.ts'
import { contactsOf, languageOf } from '../players/index.ts'
import { deviceNameOf } from '../../http/device-name.ts'
import { maskedAddress } from '../../text/mask.ts'
import type { Contacts, Player } from '../players/index.ts'
import { brandSetting, siteSetting } from '../../system/index.ts'

/** Security changes that the owner of an account is notified of, by the text of each. */
const textOfNotice = {
  'password-changed': 'noticePasswordChanged',
  'password-reset': 'noticePasswordReset',
  'payment-password-set': 'noticePaymentPassword',
  'payment-password-reset': 'noticePaymentPasswordReset',
  'two-factor-on': 'noticeTwoFactorOn',
  'two-factor-off': 'noticeTwoFactorOff',
  'quick-on': 'noticeQuickOn',
  'mobile-bound': 'noticeMobile',
  'email-bound': 'noticeEmail',
  'payee-name-set': 'noticePayeeName',
  'payout-account-added': 'noticePayoutAccountAdded',
  'payout-account-removed': 'noticePayoutAccountRemoved',
} as const satisfies Record<string, TextKey>
export type Notice = keyof typeof textOfNotice

/**
 * A time in the site's time zone: `2026-03-01 10:30 GMT+01:00`.
 * @param offset - of the site, as `+01:00`
 */
export function siteTimeAt(at: Date, offset: string): string {
  const [, sign = '+', hours = '0', minutes = '0'] = /^([+-])(\d\d):(\d\d)$/.exec(offset) ?? []
  const shift = (Number(hours) * 60 + Number(minutes)) * (sign === '-' ? -minute : minute)
  const [day, time] = new Date(at.getTime() + shift).toISOString().split(/[T.]/)
  return `${day} ${time?.slice(0, 5)} GMT${offset}`
}

interface Recipient {
  channel: Exclude<Channel, 'captcha'>
  to: string
}

/** A change of contacts, or of what was proven by one. */
interface ContactChange {
  /**
   * Contacts before it: all of them are told, because whoever took the account over may read the
   * others; those of now where there were none.
   */
  before: Contacts
  /** It started the security delay. Who has lost a contact cannot reset the password by it. */
  startedDelay: boolean
  /** Links to a new password still go to the e-mail before it. */
  isEmailKept?: boolean
}

/** What the owner is told to do: usually, and where a security delay began. */
const noticeTexts = {
  email: { usual: 'emailNotice', delayed: 'emailContactNotice', kept: 'emailReplacedNotice' },
  sms: { usual: 'smsNotice', delayed: 'smsContactNotice', kept: 'smsContactNotice' },
} as const

function noticeKind(change: ContactChange | undefined): keyof (typeof noticeTexts)['email'] {
  if (!change?.startedDelay) return 'usual'
  return change.isEmailKept ? 'kept' : 'delayed'
}

/** Where the owner can be reached, the e-mail address first. */
const recipientsOf = ({ deps }: Context, { email, mobile }: Pick<Contacts, 'email' | 'mobile'>): Recipient[] => [
  ...(email && deps.outbox.reaches('email') ? [{ channel: 'email', to: email } as const] : []),
  ...(mobile && deps.outbox.reaches('sms') ? [{ channel: 'sms', to: mobile } as const] : []),
]

/**
 * Notifies the owner of a change to the account's security, by a message in the inbox and by e-mail
 * or SMS: what, when, from where, and what to do if it was somebody else. In the account's
 * language, and without a link, because phishing mails have one. No quota applies, and a failure is
 * reported to staff: the change stands. Call it after the transaction.
 * @param change - where it was one of contacts, or was proven by one
 */
export const notifySecurityChange = (
  ctx: Context,
  who: Player,
  notice: Notice,
  change?: ContactChange,
): Promise<void> =>
  sendNotice(ctx, who, notice, change).catch((error: unknown) =>
    ctx.deps.report(error, { requestId: ctx.requestId, notice }),
  )

async function sendNotice(ctx: Context, who: Player, notice: Notice, change?: ContactChange): Promise<void> {
  const { deps, ip, headers, language } = ctx
  const { gmtOffset } = await readSetting(deps, siteSetting)
  const what = textOfNotice[notice]
  const where = {
    at: siteTimeAt(deps.clock.now(), gmtOffset),
    device: deviceNameOf(headers),
    address: maskedAddress(ip),
  }
  await leaveMessage(deps, who.id, 'securityChange', { what, ...where })
  const told = change ? recipientsOf(ctx, change.before) : []
  const reached = told.length ? told : recipientsOf(ctx, await contactsOf(deps.db, who.id)).slice(0, 1)
  const translate = textsIn((await languageOf(deps.db, who.id)) ?? language)
  const { name: site } = await readSetting(deps, brandSetting)
  const facts = { site, nickname: who.account, what: translate(what), ...where }
  for (const reach of reached) {
    const text = translate(noticeTexts[reach.channel][noticeKind(change)], facts)
    const subject = reach.channel === 'email' ? { subject: translate('noticeSubject', { site }) } : {}
    deps.outbox.sendLater({ ...reach, ...subject, text })
  }
}
