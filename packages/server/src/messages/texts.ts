/** What the platform writes to people, by language. Never a link to another host than the operator's own. */
const texts = {
  EN: {
    codeSubject: 'Your code',
    code: '{code} is your code. It is good for {minutes} minutes. We never ask you for it: tell nobody.',
  },
  ES: {
    codeSubject: 'Tu código',
    code: '{code} es tu código. Vale {minutes} minutos. Nunca te lo pediremos: no se lo digas a nadie.',
  },
} as const

type Key = keyof (typeof texts)['EN']
const languages: Readonly<Record<string, Readonly<Record<Key, string>>>> = texts

/** The texts of a language, with `{names}` filled in; English where we do not write the language. */
export function textsIn(language: string): (key: Key, values?: Readonly<Record<string, string | number>>) => string {
  const own = languages[language] ?? texts.EN
  return (key, values = {}) => own[key].replace(/\{(\w+)\}/g, (all, name: string) => String(values[name] ?? all))
}
