import type { PopupName } from '../../../shared/navigation/popup-names.ts'

interface Popup {
  /** An element that has a title of its own. */
  tag: string
  /** The same title, by which the dialog is named. */
  title: string
  /** Group of texts in which the title stands, where that is not the common one. */
  texts?: string
  width: 'narrow' | 'login' | 'register' | 'contract' | 'games' | 'wide'
  /** While nobody is logged in, only what is inside ends it: the login that waits is given up on purpose (POP-17). */
  forced?: boolean
  /** The property of the element that takes what was asked along. */
  takes?: string
  /** Texts of what was asked along that the element takes by the same name. */
  picks?: readonly string[]
  /** Properties that the element always has in a popup. */
  always?: Readonly<Record<string, unknown>>
}

const account = { texts: 'account', width: 'narrow' } as const

/** What is inside, by name (POP-03 to POP-06, POP-17). */
export const popups: Readonly<Record<PopupName, Popup>> = {
  login: { tag: 'baize-login', title: 'login.title', width: 'login' },
  register: { tag: 'baize-register', title: 'register.title', width: 'register' },
  'forgot-password': { tag: 'baize-forgot-password', title: 'forgot.title', ...account },
  'change-password': { tag: 'baize-change-password', title: 'changePassword.title', ...account, forced: true },
  'second-verification': {
    tag: 'baize-second-verification',
    title: 'second.title',
    ...account,
    forced: true,
    takes: 'challenge',
  },
  'real-account': { tag: 'baize-real-account-dialog', title: 'game.realAccount', width: 'narrow' },
  'quick-login': { tag: 'baize-quick-login', title: 'quick.title', ...account },
  contract: { tag: 'baize-contract-popup', title: 'contract.title', texts: 'agent', width: 'contract' },
  'agent-centre': { tag: 'baize-agent-centre', title: 'agentCentre.menu', texts: 'agent', width: 'wide' },
  transfer: {
    tag: 'baize-transfer-upline',
    title: 'transfer.title',
    texts: 'member',
    width: 'narrow',
    picks: ['account'],
    always: { withoutHistory: true },
  },
  'game-popup': {
    tag: 'baize-game-popup',
    title: 'games.popup',
    texts: 'games',
    width: 'games',
    picks: ['vendor', 'category'],
  },
  'room-list': {
    tag: 'baize-room-list',
    title: 'rooms.title',
    texts: 'games',
    width: 'games',
    picks: ['vendor', 'gameCode', 'nodeId', 'heading'],
  },
  'switch-account': { tag: 'baize-switch-account', title: 'switch.title', ...account, takes: 'offer' },
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

/** What the element of a popup is given of what was asked along: the username where one was typed, and what it takes. */
export function propsFor(name: PopupName, detail: unknown): Record<string, unknown> {
  const { takes, picks = [], always } = popups[name]
  const texts = isRecord(detail) ? ['username', ...picks].map(key => [key, detail[key]] as const) : []
  const picked = Object.fromEntries(texts.filter(([, text]) => typeof text === 'string' && text))
  return { ...picked, ...(takes && { [takes]: detail }), ...always }
}
