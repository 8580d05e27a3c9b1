import type * as zod from 'zod/mini'
import { Empty, Time } from '../fields.ts'
import type { Endpoint } from '../endpoint.ts'
import type { ReplyZod } from '../z.ts'

/**
 * Values of a site's status: open, under maintenance, closed for where the visitor is (BOOT-16 to
 * BOOT-18).
 */
export const siteStatus = { open: 0, maintenance: 1, restricted: 2 } as const
export type SiteStatus = (typeof siteStatus)[keyof typeof siteStatus]

/** The status that the two flags mean; maintenance comes first (BOOT-19). */
export const siteStatusOf = ({ maintenance, restricted }: { maintenance: boolean; restricted: boolean }): SiteStatus =>
  maintenance ? siteStatus.maintenance : restricted ? siteStatus.restricted : siteStatus.open

export interface WhitelabelNode {
  code: string
  enabled: boolean
  children: WhitelabelNode[]
}
const WhitelabelNode = (z: ReplyZod): zod.ZodMiniType<WhitelabelNode> => {
  const node: zod.ZodMiniType<WhitelabelNode> = z.object({
    code: z.string(),
    enabled: z.boolean(),
    get children() {
      return z.array(node)
    },
  })
  return node
}

/** A way to customer service, in the order of its positions (ENT-24). */
const CustomerService = (z: ReplyZod) =>
  z.object({
    /** `1` a live chat, `2` to `4` apps for messages, `5` a social network. */
    csPosition: z.string(),
    /** In the asked language. */
    title: z.string(),
    /**
     * Its address, sealed as a compact JWE to the key in `X-Enc-Key`; empty for calls without one.
     */
    path: z.string(),
  })
/** An app of the site, or a picture of how one is installed (ENT-25, CS-09, CS-10). */
const Resource = (z: ReplyZod) =>
  z.object({
    /** `IOS`, `ANDROID`, or of a picture `IOS_GUIDE_1` and so on. */
    resourceType: z.string(),
    nameLabel: z.string(),
    url: z.string(),
    version: z.optional(z.string()),
    /** Bytes. */
    size: z.optional(z.number()),
    /** When it was published. */
    date: z.optional(Time(z)),
  })

export const systemStatus = {
  name: 'systemStatus',
  summary: 'Site and permission data that decides the view at start-up (BOOT-15 to BOOT-19).',
  method: 'GET',
  path: '/wps/system/status',
  access: 'public',
  request: Empty,
  reply: z =>
    z.object({
      maintenance: z.boolean(),
      restricted: z.boolean(),
      notice: z.string(),
      startAt: z.nullable(Time(z)),
      endAt: z.nullable(Time(z)),
      serverTime: Time(z),
      gmtOffset: z.string(),
      location: z.object({ ip: z.string(), country: z.optional(z.string()) }),
      customerService: z.array(CustomerService(z)),
      domainRoute: z.record(z.string(), z.string()),
      resources: z.array(Resource(z)),
      whitelabel: z.array(WhitelabelNode(z)),
      register: z.object({ open: z.boolean() }),
      mainDomain: z.string(),
      gtagId: z.string(),
      imageCDNs: z.array(z.string()),
      launchGameCDNs: z.array(z.string()),
      /**
       * The one of `imageCDNs` that pictures come from, picked at random where staff have set none
       * (ENT-35, ENT-36).
       */
      imgUrl: z.optional(z.string()),
      /**
       * The one of `launchGameCDNs` that games start from where staff have set one; picked at
       * random otherwise.
       */
      startGameUrl: z.optional(z.string()),
      config: z.object({
        /** Name of the operator, and the address of a square picture as the platform sees it. */
        brand: z.object({ name: z.string(), logo: z.string() }),
        currency: z.string(),
        currencySymbol: z.string(),
        defaultLanguage: z.string(),
        languages: z.array(z.string()),
        showEsports: z.boolean(),
        showLottery: z.boolean(),
        rewardTicker: z.boolean(),
        rememberUsernameOnly: z.boolean(),
        /** Whether members may transfer to whoever stands above them (WAL-16); absent: they may. */
        memberTransferUpline: z.optional(z.boolean()),
        /**
         * Where staff have set that pictures come from; none where that is the platform, under
         * whatever address a page reaches it.
         */
        pictures: z.optional(z.array(z.string())),
      }),
    }),
  errors: [],
} as const satisfies Endpoint

export const whitelabel = {
  name: 'whitelabel',
  summary: 'The tree of features that this site switches on (ROLE-36).',
  method: 'GET',
  path: '/wps/system/whitelabel',
  access: 'public',
  request: Empty,
  reply: z => z.object({ tree: z.array(WhitelabelNode(z)) }),
  errors: [],
} as const satisfies Endpoint

export const domainRoute = {
  name: 'domainRoute',
  summary: 'Hosts of the operator by their purpose (API-18).',
  method: 'GET',
  path: '/wps/system/domainRoute',
  access: 'public',
  request: Empty,
  reply: z => z.object({ routes: z.record(z.string(), z.string()) }),
  errors: [],
} as const satisfies Endpoint
