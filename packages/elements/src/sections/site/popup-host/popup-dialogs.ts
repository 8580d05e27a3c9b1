import type { PopupName } from '@baize/contract'

/** The dialog around the element of a popup, and the properties of that element. */
interface PopupDialog {
  /** The title that the element inside has, by which the dialog is named. */
  title: string
  /** The title where the request says that what it asks has been done already. */
  titleWhenDone?: string
  /** Group of texts in which the title stands, where that is not the common one. */
  texts?: string
  width: 'narrow' | 'login' | 'register' | 'table' | 'games' | 'wide'
  /**
   * While nobody is logged in, only what is inside ends it: the login that waits is given up on
   * purpose (POP-17).
   */
  forced?: boolean
  /** The element is a dialog itself. */
  own?: boolean
  /** The property of the element that takes the whole detail of the request. */
  takes?: string
  /** Texts, numbers and switches of the detail that are set as properties of the same name. */
  picks?: readonly string[]
}

const account = { texts: 'account', width: 'narrow' } as const

/** The dialogs of the popups that the contract names (POP-03 to POP-06, POP-17). */
export const popupDialogs: Readonly<Record<PopupName, PopupDialog>> = {
  login: { title: 'login.title', width: 'login', picks: ['loginRequired', 'game', 'art'] },
  register: { title: 'register.title', width: 'register', picks: ['affiliateCode', 'referralCode'] },
  'forgot-password': { title: 'forgot.title', ...account },
  'change-password': { title: 'changePassword.title', ...account, forced: true },
  'second-verification': {
    title: 'second.title',
    ...account,
    forced: true,
    takes: 'challenge',
  },
  'real-account': { title: 'game.realAccount', width: 'narrow', picks: ['icon'] },
  'quick-login': { title: 'quick.title', ...account },
  contract: { title: 'contract.list.title', texts: 'agent', width: 'table' },
  'agent-centre': { title: 'agentCentre.menu', texts: 'agent', width: 'wide' },
  'member-centre': { title: 'memberCentre.menu', texts: 'member', width: 'games', picks: ['page'] },
  transfer: {
    title: 'transfer.title',
    texts: 'member',
    width: 'narrow',
    picks: ['account'],
  },
  announcements: { title: 'announcements.title', texts: 'site', width: 'narrow', picks: ['index'] },
  notice: { title: 'notice.label', width: 'narrow', picks: ['index'] },
  feedback: { title: 'feedback.title', texts: 'help', width: 'narrow', picks: ['topic'] },
  dialog: { title: '', width: 'narrow', own: true, takes: 'options' },
  help: { title: 'help.title', texts: 'help', width: 'games', picks: ['article'] },
  'game-popup': {
    title: 'games.popup',
    texts: 'games',
    width: 'games',
    picks: ['vendor', 'category'],
  },
  'room-list': {
    title: 'rooms.title',
    texts: 'games',
    width: 'games',
    picks: ['vendor', 'gameCode', 'nodeId', 'heading'],
  },
  'switch-account': { title: 'switch.title', titleWhenDone: 'switch.arrivedTitle', ...account, takes: 'offer' },
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

/**
 * Key of a dialog's title: an offer that has nothing to accept has been taken up before it is told.
 */
export function popupTitle(name: PopupName, detail: unknown): string {
  const { title, titleWhenDone } = popupDialogs[name]
  return titleWhenDone && isRecord(detail) && !detail['accept'] ? titleWhenDone : title
}

/**
 * The properties of a popup's element, out of the detail of the request: the username where one was
 * typed, and those it takes.
 */
export function popupProps(name: PopupName, detail: unknown): Record<string, unknown> {
  const { takes, picks = [] } = popupDialogs[name]
  const values = isRecord(detail) ? ['username', ...picks].map(key => [key, detail[key]] as const) : []
  const isPlain = (value: unknown) =>
    value === true || typeof value === 'number' || (typeof value === 'string' && value !== '')
  const picked = Object.fromEntries(values.filter(([, value]) => isPlain(value)))
  return { ...picked, ...(takes && { [takes]: detail }) }
}
