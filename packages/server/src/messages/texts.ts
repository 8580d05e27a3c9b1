/** What the platform writes to people, by language. Never a link to another host than the operator's own. */
const texts = {
  EN: {
    codeSubject: 'Your code',
    code: '{code} is your code. Good for {minutes} min. We never ask you for it: tell nobody.',
    resetSubject: 'Your new password',
    reset:
      'Hello {nickname}, set a new password here: {link} The link is good once, for {minutes} minutes. If you did not ask for it, there is nothing to do: your password stays as it is.',
  },
  ES: {
    codeSubject: 'Tu código',
    code: '{code} es tu código. Vale {minutes} min. Nunca te lo pediremos: no se lo digas a nadie.',
    resetSubject: 'Tu nueva contraseña',
    reset:
      'Hola, {nickname}: crea aquí una nueva contraseña: {link} El enlace vale una sola vez, durante {minutes} minutos. Si no lo has pedido, no tienes que hacer nada: tu contraseña sigue siendo la misma.',
  },
} as const

type Key = keyof (typeof texts)['EN']
const languages: Readonly<Record<string, Readonly<Record<Key, string>>>> = texts

/** The texts of a language, with `{names}` filled in; English where we do not write the language. */
export function textsIn(language: string): (key: Key, values?: Readonly<Record<string, string | number>>) => string {
  const own = languages[language] ?? texts.EN
  return (key, values = {}) => own[key].replace(/\{(\w+)\}/g, (all, name: string) => String(values[name] ?? all))
}
