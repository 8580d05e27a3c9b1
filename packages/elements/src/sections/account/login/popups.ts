/** Refusals after which a login goes on in a popup of its own (AUTH-23, AUTH-28, REG-37). What these are told is no secret. */
export const popups: Readonly<Record<string, string>> = {
  SECOND_VERIFICATION: 'second-verification',
  PASSWORD_CHANGE_REQUIRED: 'change-password',
  REGISTER_REQUIRED: 'register',
}
