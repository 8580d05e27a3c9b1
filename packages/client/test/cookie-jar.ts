/** The cookies of a page, as `document.cookie` keeps them by a clock. */
export function testCookieJar(now: () => number) {
  const kept = new Map<string, { value: string; attributes: string[]; until: number }>()
  return {
    /** Attributes written beside a value, such as `SameSite=Strict`. */
    attributes: (name: string) => kept.get(name)?.attributes,
    get cookie() {
      return [...kept]
        .filter(([, { until }]) => until > now())
        .map(([name, { value }]) => `${name}=${value}`)
        .join('; ')
    },
    set cookie(text: string) {
      const [pair = '', ...attributes] = text.split('; ')
      const [name = '', value = ''] = pair.split(/=(.*)/s)
      const age = Number(attributes.find(attribute => attribute.startsWith('Max-Age='))?.slice(8))
      if (age > 0) kept.set(name, { value, attributes, until: now() + age * 1000 })
      else kept.delete(name)
    },
  }
}
