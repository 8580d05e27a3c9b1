import type * as zod from 'zod/mini'
import { Empty, Time } from '../fields.ts'
import type { Endpoint } from '../endpoint.ts'
import type { ReplyZod } from '../z.ts'

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
    /** Its address, sealed as a compact JWE to the key in `X-Enc-Key`; empty for calls without one. */
    path: z.string(),
  })
const Resource = (z: ReplyZod) => z.object({ resourceType: z.string(), nameLabel: z.string(), url: z.string() })

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
      /** The one of `imageCDNs` that pictures come from, picked at random where staff have set none (ENT-35, ENT-36). */
      imgUrl: z.optional(z.string()),
      /** The one of `launchGameCDNs` that games start from where staff have set one; picked at random otherwise. */
      startGameUrl: z.optional(z.string()),
      config: z.object({
        currency: z.string(),
        currencySymbol: z.string(),
        defaultLanguage: z.string(),
        languages: z.array(z.string()),
        showEsports: z.boolean(),
        showLottery: z.boolean(),
        rewardTicker: z.boolean(),
        rememberUsernameOnly: z.boolean(),
        /** Where staff have set that pictures come from; none where that is the platform, under whatever address a page reaches it. */
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
