import { describe, expect, it } from 'vitest'
import { directionOf, languageCodes, matchLanguage, offeredTags, toCode, toTag } from './languages.ts'
import { nativeName } from './native-name.ts'

describe('languages', () => {
  it('are forty, with the twenty-one that the specification names [I18N-01] [I18N-07]', () => {
    const named = 'EN ES CN TW JA KO TH VI MY HI ID KM MS PT PT-BR TR BN AR FA RU FR'.split(' ')
    expect(languageCodes).toHaveLength(40)
    expect(languageCodes).toEqual(expect.arrayContaining(named))
  })

  it('have codes that mean what the specification means [I18N-09]', () => {
    const tags = {
      MY: 'my',
      MS: 'ms',
      CN: 'zh-Hans',
      TW: 'zh-Hant',
      ID: 'id',
      KM: 'km',
      BN: 'bn',
      FA: 'fa',
      'PT-BR': 'pt-BR',
    }
    for (const [code, tag] of Object.entries(tags)) expect([toTag(code), toCode(tag)]).toEqual([tag, code])
  })

  it('go from code to tag and back, all of them, and every tag is one that Intl takes', () => {
    for (const code of languageCodes) {
      expect(toCode(toTag(code))).toBe(code)
      expect(Intl.NumberFormat.supportedLocalesOf(toTag(code))).toHaveLength(1)
    }
  })

  it.each([
    ['zh_CN', 'zh-CN'],
    ['en_gb', 'en-GB'],
    ['!', ''],
    ['', ''],
    ['e', ''],
  ])('%j is the tag %j', (given, tag) => expect(toTag(given)).toBe(tag))

  it.each([
    ['es-MX', 'es'],
    ['ES', 'es'],
    ['pt-BR', 'pt-BR'],
    ['pt-PT', 'pt'],
    ['de', ''],
    ['', ''],
  ])('%j is served best by %j', (wish, best) => expect(matchLanguage(wish, ['en', 'es', 'pt', 'pt-BR'])).toBe(best))

  it('that a site offers are its own, else those with texts [I18N-03] [I18N-08]', () => {
    expect(offeredTags(['ES', 'PT-BR', '!'])).toEqual(['es', 'pt-BR'])
    expect(offeredTags(undefined)).toEqual(['en', 'es'])
  })

  it('written from right to left are Arabic, Persian, Hebrew and Urdu [I18N-10]', () => {
    expect(languageCodes.filter(code => directionOf(toTag(code)) === 'rtl')).toEqual(['AR', 'FA', 'HE', 'UR'])
  })

  it('say their own names', () => {
    expect([nativeName('es'), nativeName('ja'), nativeName('!')]).toEqual(['español', '日本語', '!'])
    // Not every browser knows these four.
    expect(['km', 'lo', 'my', 'ne'].map(nativeName)).toEqual(['ខ្មែរ', 'ລາວ', 'မြန်မာ', 'नेपाली'])
  })
})
