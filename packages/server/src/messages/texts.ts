/** What the platform writes to people, by language. Never a link to another host than the operator's own. */
const texts = {
  EN: {
    codeSubject: 'Your code',
    code: '{code} is your code. Good for {minutes} min. We never ask you for it: tell nobody.',
    resetSubject: 'Your new password',
    reset:
      'Hello {nickname}, set a new password here: {link} The link is good once, for {minutes} minutes. If you did not ask for it, there is nothing to do: your password stays as it is.',
    noticeSubject: 'A change to the security of your account',
    emailNotice:
      'Hello {nickname}, {what} on {at}, from {address} ({device}). If it was you, there is nothing to do. If it was not, open our site as you always do, set a new password with “Forgot password” and write to customer service.',
    smsNotice:
      'Account {nickname}: {what} on {at}, from {address}. Not you? Open our site as always, set a new password with “Forgot password” and write to customer service.',
    noticePasswordChanged: 'your password was changed',
    noticePasswordReset: 'a forgotten password was replaced by a new one',
    noticePaymentPassword: 'your transaction password was set',
    noticeTwoFactorOn: 'two-factor verification was turned on',
    noticeTwoFactorOff: 'two-factor verification was turned off',
    noticeQuickOn: 'quick login was turned on for a device',
  },
  ES: {
    codeSubject: 'Tu código',
    code: '{code} es tu código. Vale {minutes} min. Nunca te lo pediremos: no se lo digas a nadie.',
    resetSubject: 'Tu nueva contraseña',
    reset:
      'Hola, {nickname}: crea aquí una nueva contraseña: {link} El enlace vale una sola vez, durante {minutes} minutos. Si no lo has pedido, no tienes que hacer nada: tu contraseña sigue siendo la misma.',
    noticeSubject: 'Un cambio en la seguridad de tu cuenta',
    emailNotice:
      'Hola, {nickname}: {what} el {at}, desde {address} ({device}). Si has sido tú, no tienes que hacer nada. Si no, abre nuestro sitio como siempre, crea una nueva contraseña con «Contraseña olvidada» y escribe a atención al cliente.',
    smsNotice:
      'Cuenta {nickname}: {what} el {at}, desde {address}. ¿No has sido tú? Abre nuestro sitio como siempre, crea una nueva contraseña con «Contraseña olvidada» y escribe a atención al cliente.',
    noticePasswordChanged: 'se ha cambiado tu contraseña',
    noticePasswordReset: 'se ha sustituido una contraseña olvidada por otra nueva',
    noticePaymentPassword: 'se ha definido tu contraseña de transacción',
    noticeTwoFactorOn: 'se ha activado la verificación en dos pasos',
    noticeTwoFactorOff: 'se ha desactivado la verificación en dos pasos',
    noticeQuickOn: 'se ha activado el acceso rápido en un dispositivo',
  },
} as const

/** A text by its name. */
export type TextKey = keyof (typeof texts)['EN']
const languages: Readonly<Record<string, Readonly<Record<TextKey, string>>>> = texts

/** The texts of a language, with `{names}` filled in; English where we do not write the language. */
export function textsIn(
  language: string,
): (key: TextKey, values?: Readonly<Record<string, string | number>>) => string {
  const own = languages[language] ?? texts.EN
  return (key, values = {}) => own[key].replace(/\{(\w+)\}/g, (all, name: string) => String(values[name] ?? all))
}
