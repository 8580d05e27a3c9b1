import { identityChannels, languages, offeredLanguages, type Language, type WhitelabelNode } from '@baize/contract'
import * as z from 'zod/mini'
import { settingSubject } from '../db/settings.ts'
import type english from '../text/locales/en/system.json'
import { inEveryLanguage } from '../text/texts.ts'
import { isNetwork } from '../http/networks.ts'
import { DateTime } from '../date-time.ts'
import { FieldChanges } from './register-fields.ts'
import { HostOrOrigin, LinkAddress, Origin, ResourceAddress, ServiceAddress } from './setting-addresses.ts'

/**
 * Default countries of mobile numbers, with the number of digits without the trunk prefix (VAL-08).
 */
const countryDefaults = [
  { countryCode: 'ES', countryDialingCode: '34', min: 9, max: 9 },
  { countryCode: 'GB', countryDialingCode: '44', min: 10, max: 10 },
  { countryCode: 'DE', countryDialingCode: '49', min: 10, max: 11 },
  { countryCode: 'FR', countryDialingCode: '33', min: 9, max: 9 },
  { countryCode: 'IT', countryDialingCode: '39', min: 9, max: 10 },
  { countryCode: 'PT', countryDialingCode: '351', min: 9, max: 9 },
  { countryCode: 'MX', countryDialingCode: '52', min: 10, max: 10 },
  { countryCode: 'VN', countryDialingCode: '84', min: 9, max: 9 },
  { countryCode: 'TH', countryDialingCode: '66', min: 9, max: 9 },
  { countryCode: 'JP', countryDialingCode: '81', min: 10, max: 10 },
  { countryCode: 'KR', countryDialingCode: '82', min: 9, max: 10 },
  { countryCode: 'US', countryDialingCode: '1', min: 10, max: 10 },
]

const NullableDateTime = () => z.nullable(DateTime())
const LanguageCode = () => z.enum(Object.keys(languages) as Language[])
/** A whole number within bounds. */
const Whole = (min: number, max: number) => z.int().check(z.gte(min), z.lte(max))
/** Digits of the longest number that there is (ITU E.164). */
const maxNumberLength = 15
/** Years that anybody may have to be of age. */
const maxAge = 99
const legalAge = 18
const Texts = () => z.record(z.string(), z.string())
/**
 * A way to customer service: its place of five, what it is called in each language, and where it
 * leads.
 */
const ServiceEntry = () =>
  z.object({
    csPosition: z.enum(['1', '2', '3', '4', '5']),
    title: z.union([z.string(), Texts()]),
    path: ServiceAddress(),
  })
const Node = (): z.ZodMiniType<WhitelabelNode> => {
  const node: z.ZodMiniType<WhitelabelNode> = z.object({
    code: z.string(),
    enabled: z.boolean(),
    get children() {
      return z.array(node)
    },
  })
  return node
}

const flag = (code: string, enabled: boolean): WhitelabelNode => ({ code, enabled, children: [] })
const group = (code: string, ...children: WhitelabelNode[]): WhitelabelNode => ({ code, enabled: true, children })
/** What the site of the demo has to show: pages of a domain that is kept for examples. */
const customerService: z.infer<ReturnType<typeof ServiceEntry>>[] = [
  {
    csPosition: '1',
    title: inEveryLanguage('system', ({ chat }: { chat: string }) => chat),
    path: 'https://example.com/chat',
  },
  { csPosition: '2', title: 'Telegram', path: 'https://example.com/telegram' },
  { csPosition: '3', title: 'WhatsApp', path: 'https://example.com/whatsapp' },
  { csPosition: '4', title: 'Viber', path: 'https://example.com/viber' },
  { csPosition: '5', title: 'Facebook', path: 'https://example.com/facebook' },
]
const resources = [
  { resourceType: 'IOS', nameLabel: 'iOS', url: 'https://example.com/app-ios' },
  { resourceType: 'ANDROID', nameLabel: 'Android', url: 'https://example.com/app-android' },
]

type Terms = typeof english.terms
const titleOf = (term: keyof Terms): Record<string, string> =>
  inEveryLanguage('system', ({ terms }: { terms: Terms }) => terms[term])

/** Maintenance and restricted regions (BOOT-16 to BOOT-19, BOOT-23). */
export const statusSetting = settingSubject(
  'status',
  z.object({
    maintenance: z.boolean(),
    restricted: z.boolean(),
    /** Address ranges, as `203.0.113.0/24`, for which the platform is closed. */
    restrictedNetworks: z.array(z.string().check(z.refine(isNetwork))),
    /**
     * Countries for which it is closed, by their ISO 3166 codes; a trusted proxy says where a
     * caller is.
     */
    restrictedCountries: z.array(z.string().check(z.regex(/^[A-Z]{2}$/))),
    notice: Texts(),
    startAt: NullableDateTime(),
    endAt: NullableDateTime(),
  }),
  {
    maintenance: false,
    restricted: false,
    restrictedNetworks: [],
    restrictedCountries: [],
    notice: {},
    startAt: null,
    endAt: null,
  },
)

/** An app or a picture of its guide, as staff write it (ENT-25, CS-09). */
const Resource = () =>
  z.object({
    resourceType: z.string(),
    nameLabel: z.string(),
    url: ResourceAddress(),
    version: z.optional(z.string().check(z.maxLength(20))),
    size: z.optional(z.int().check(z.gte(1))),
    date: z.optional(DateTime()),
  })

export const siteSetting = settingSubject(
  'site',
  z.object({
    customerService: z.array(ServiceEntry()),
    domainRoute: z.record(z.string(), HostOrOrigin()),
    resources: z.array(Resource()),
    mainDomain: HostOrOrigin(),
    gtagId: z.string(),
    imageCDNs: z.array(Origin()),
    /** Origins that games start from; each session is given one of them (BOOT-27). */
    launchGameCDNs: z.array(Origin()),
    /** The origin that all games start from, whatever is listed (ENT-36). */
    startGameUrl: z.union([z.literal(''), Origin()]),
    /** The origin that pictures of the site come from, whatever is listed (ENT-36). */
    imgUrl: z.union([z.literal(''), Origin()]),
    gmtOffset: z.string().check(z.regex(/^[+-](0\d|1[0-4]):[0-5]\d$/)),
    defaultLanguage: LanguageCode(),
    languages: z.array(LanguageCode()).check(z.minLength(1)),
    showEsports: z.boolean(),
    showLottery: z.boolean(),
    rewardTicker: z.boolean(),
    rememberUsernameOnly: z.boolean(),
  }),
  {
    customerService,
    domainRoute: {},
    resources,
    mainDomain: '',
    gtagId: '',
    imageCDNs: [],
    launchGameCDNs: [],
    startGameUrl: '',
    imgUrl: '',
    gmtOffset: '+00:00',
    defaultLanguage: 'ES',
    languages: [...offeredLanguages],
    showEsports: false,
    showLottery: false,
    rewardTicker: true,
    rememberUsernameOnly: false,
  },
)

export const whitelabelSetting = settingSubject('whitelabel', z.object({ tree: z.array(Node()) }), {
  tree: [
    group(
      'REGISTER',
      flag('USERNAMEREG3', true),
      flag('MOBILENUMREG3', false),
      flag('MOBILENUMPASSREG3', false),
      flag('REGMOBVERF3', false),
    ),
    group(
      'MEMBER',
      flag('CHNGPASSVERIF3', false),
      flag('PTSYS3', false),
      flag('MANPLAYREB3', false),
      flag('REFERRALPROMO3', false),
    ),
    group('AGENT', flag('AGENTPOLICY3', false)),
  ],
})

export const registerSetting = settingSubject(
  'register',
  z.object({
    /** The site's changes of registration's fields (REG-01). */
    fields: FieldChanges(),
    /** Whether a mobile number must be verified by a code. */
    smsEnabled: z.boolean(),
    captchaEnabled: z.boolean(),
    countries: z.array(
      z
        .object({
          countryCode: z.string().check(z.regex(/^[A-Z]{2}$/)),
          countryDialingCode: z.string().check(z.regex(/^\d{1,4}$/)),
          min: Whole(1, maxNumberLength),
          max: Whole(1, maxNumberLength),
        })
        .check(z.refine(({ min, max }) => min <= max)),
    ),
    firebase: z.object({
      enabled: z.boolean(),
      channels: z.array(z.enum(identityChannels)),
      /** The web app of the project `BAIZE_FIREBASE_PROJECT`; public values. */
      apiKey: z.optional(z.string()),
      authDomain: z.optional(z.string()),
      emulator: z.optional(z.string()),
    }),
    /**
     * The work that a browser does as proof (REG-38). `altcha` asks every registration and every
     * request for a code or link for it, `none` nobody; `auto` is `altcha` in production, and in
     * the sandbox asks for it beside a picture alone.
     */
    humanVerification: z.object({ provider: z.enum(['auto', 'none', 'altcha']), key: z.string() }),
    terms: z.array(z.object({ code: z.string(), title: Texts(), url: LinkAddress() })),
    /** The law's least (SAFE); a site may ask for more. */
    minimumAge: Whole(legalAge, maxAge),
    birthdayPromptAge: Whole(0, maxAge),
  }),
  {
    fields: {},
    smsEnabled: false,
    captchaEnabled: false,
    countries: countryDefaults,
    firebase: { enabled: false, channels: [] },
    humanVerification: { provider: 'auto', key: '' },
    terms: [
      { code: 'term', title: titleOf('term'), url: '/help#term' },
      { code: 'privacy', title: titleOf('privacy'), url: '/help#privacy' },
    ],
    minimumAge: 18,
    birthdayPromptAge: 21,
  },
)

/** Login settings of members (AUTH). */
export const loginSetting = settingSubject(
  'entry',
  z.object({
    smsLogin: z.boolean(),
    quickLogin: z.boolean(),
    /** Minutes for which an SMS code is valid. */
    expiredMinutes: Whole(1, 1440),
    /** Days after which a password must be changed; 0 is never (AUTH-26). */
    passwordExpiryDays: Whole(0, 3650),
    forceChangeAtFirstLogin: z.boolean(),
    /** Whether the call for a forgotten password hides which accounts exist (AUTH-43). */
    hideUnknownAccounts: z.boolean(),
    /** Whether a login from an unknown address needs a second verification (AUTH-28). */
    secondVerification: z.boolean(),
    /** Whether common passwords are refused (VAL-07). */
    refuseCommonPasswords: z.boolean(),
  }),
  {
    smsLogin: false,
    quickLogin: true,
    expiredMinutes: 1,
    passwordExpiryDays: 0,
    forceChangeAtFirstLogin: false,
    hideUnknownAccounts: false,
    secondVerification: true,
    refuseCommonPasswords: true,
  },
)
