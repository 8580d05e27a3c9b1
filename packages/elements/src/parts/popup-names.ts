/** The popups there are, by the names under which they are asked for (POP-03 to POP-06). */
export const popupNames = [
  'login',
  'register',
  'forgot-password',
  'change-password',
  'second-verification',
  'real-account',
  'quick-login',
] as const
export type PopupName = (typeof popupNames)[number]
