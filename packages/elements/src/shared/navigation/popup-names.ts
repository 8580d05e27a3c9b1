/** The popups there are, by the names under which they are asked for (POP-03 to POP-06, POP-10, POP-12). */
export const popupNames = [
  'login',
  'register',
  'forgot-password',
  'change-password',
  'second-verification',
  'real-account',
  'quick-login',
  'switch-account',
  'transfer',
  'contract',
  'agent-centre',
  'game-popup',
  'room-list',
] as const
export type PopupName = (typeof popupNames)[number]
