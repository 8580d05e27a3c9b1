import { agreementKinds } from './agreements/terms.ts'
import { Code, Day, Nothing, refusedFields, Text, Time } from './fields.ts'
import { Amount, Currency, PositiveAmount } from './money.ts'
import type { Endpoint } from './endpoint.ts'
import { page, pageFields } from './paging.ts'
import type { ReplyZod } from './z.ts'

/**
 * Kinds of accounts that an agent can open below: a member, or an agent who has members in turn.
 */
export const downlineTypes = ['member', 'agent'] as const
export type DownlineType = (typeof downlineTypes)[number]
export const downlineStates = ['active', 'disabled'] as const
/** Sort orders of a list of downlines; a leading hyphen reverses one. */
export const downlineSorts = ['account', 'balance', 'teamSize', 'registeredAt', 'lastLoginAt'] as const
export const linkStates = ['active', 'expired', 'deleted'] as const

/**
 * An account below an agent. One that is not direct has a masked name; `id` leads to its own
 * downline.
 */
const Downline = (z: ReplyZod) =>
  z.object({
    id: z.string(),
    account: z.string(),
    nickname: z.string(),
    type: z.enum(downlineTypes),
    /** Steps below the agent who asks; 1 is direct. */
    level: z.number(),
    isDirect: z.boolean(),
    balance: Amount(z),
    currency: Currency(z),
    /** Everybody below, however far. */
    teamSize: z.number(),
    /**
     * How many contracts stand how, those in force and the newest offer of each kind; null where
     * none was ever offered.
     */
    contracts: z.nullable(z.record(z.string(), z.number())),
    /** Of a direct downline: the highest rate of each contract in force. */
    rates: z.array(z.object({ kind: z.enum(agreementKinds), rate: z.string() })),
    registeredAt: Time(z),
    lastLoginAt: z.nullable(Time(z)),
    status: z.enum(downlineStates),
  })

export const downlines = {
  name: 'downlines',
  summary:
    'Who stands below an agent, or below somebody of the own team, with the way down to them; never anybody of another tree (AGT-17, AGT-26).',
  method: 'GET',
  path: '/wps/v2/agent/downlines',
  access: 'member',
  reach: 'full',
  request: z =>
    z.object({
      /** The `id` of an account below; absent is the agent's own. */
      parent: z.optional(Code(z)),
      /** Direct downline, or everybody below. */
      scope: z.optional(z.enum(['direct', 'team'])),
      /** Beginning of an account; a masked one must be named in full. */
      account: z.optional(Text(z, 64)),
      type: z.optional(z.enum(downlineTypes)),
      status: z.optional(z.enum(downlineStates)),
      from: z.optional(Day(z)),
      to: z.optional(Day(z)),
      balanceFrom: z.optional(PositiveAmount(z)),
      balanceTo: z.optional(PositiveAmount(z)),
      sort: z.optional(z.enum([...downlineSorts, ...downlineSorts.map(sort => `-${sort}` as const)])),
      ...page(z),
    }),
  reply: z =>
    z.object({
      content: z.array(Downline(z)),
      /** The accounts from the agent who asks to the parent, whose downline is listed. */
      path: z.array(z.object({ id: z.string(), account: z.string(), level: z.number() })),
      /** Of all that was found, on whatever page. */
      totals: z.object({ balance: Amount(z), currency: Currency(z), teamSize: z.number() }),
      /** Everybody below the parent, filtered or not. */
      team: z.object({ agents: z.number(), members: z.number() }),
      ...pageFields(z),
    }),
  errors: ['NOT_AGENT', 'NOT_FOUND'],
} as const satisfies Endpoint

export const createDownline = {
  name: 'createDownline',
  summary:
    'Opens an account directly below an agent. The password is drawn at random, said this once, and must be changed at the first login (AGT-23).',
  method: 'POST',
  path: '/wps/v2/agent/downlines',
  access: 'member',
  reach: 'full',
  sealed: 'body',
  request: z => z.object({ type: z.enum(downlineTypes), username: Text(z, 64), idempotencyKey: Code(z) }),
  reply: z => z.object({ account: z.string(), password: z.string() }),
  refusal: z => z.object(refusedFields(z)),
  errors: ['NOT_AGENT', 'FIELD_INVALID', 'USERNAME_TAKEN', 'TX_CONFLICT', 'SEAL_INVALID', 'SEAL_STALE'],
  limits: ['password-hashes', 'downline-accounts'],
} as const satisfies Endpoint

const RegisterLink = (z: ReplyZod) =>
  z.object({
    id: z.string(),
    code: z.string(),
    url: z.string(),
    /** The kind of account that is registered by it. */
    type: z.enum(downlineTypes),
    note: z.string(),
    /** Browsers that came by it; each counts once per session and address. */
    visits: z.number(),
    registrations: z.number(),
    createdAt: Time(z),
    expiresAt: z.nullable(Time(z)),
    state: z.enum(linkStates),
  })

export const registerLinks = {
  name: 'registerLinks',
  summary: 'The register links of an agent with what they brought, those that work first (AGT-24).',
  method: 'GET',
  path: '/wps/v2/agent/register-links',
  access: 'member',
  reach: 'full',
  request: z => z.object(page(z)),
  reply: z =>
    z.object({
      content: z.array(RegisterLink(z)),
      /** Links that work now, and how many may at a time. */
      active: z.number(),
      activeMax: z.number(),
      ...pageFields(z),
    }),
  errors: ['NOT_AGENT'],
} as const satisfies Endpoint

export const createRegisterLink = {
  name: 'createRegisterLink',
  summary: 'Makes a register link: whoever registers by it stands directly below the agent (AGT-24).',
  method: 'POST',
  path: '/wps/v2/agent/register-links',
  access: 'member',
  reach: 'full',
  request: z =>
    z.object({
      type: z.enum(downlineTypes),
      /** The last day of the link, in the site's own calendar; absent is for ever. */
      expiresOn: z.optional(Day(z)),
      note: z.optional(Text(z, 140)),
      idempotencyKey: Code(z),
    }),
  reply: RegisterLink,
  refusal: z => z.object({ ...refusedFields(z), max: z.optional(z.number()) }),
  errors: ['NOT_AGENT', 'LINKS_FULL', 'FIELD_INVALID', 'TX_CONFLICT'],
} as const satisfies Endpoint

export const deleteRegisterLink = {
  name: 'deleteRegisterLink',
  summary: 'Ends a register link for good; what it brought stays to be seen (AGT-24).',
  method: 'DELETE',
  path: '/wps/v2/agent/register-links',
  access: 'member',
  reach: 'full',
  request: z => z.object({ id: Code(z) }),
  reply: Nothing,
  errors: ['NOT_AGENT', 'NOT_FOUND'],
} as const satisfies Endpoint

export const noteVisit = {
  name: 'noteVisit',
  summary:
    'Notes that somebody came by a register link or an invitation. A code that is nobody’s gets the same answer (AGT-24, MEM-48).',
  method: 'POST',
  path: '/wps/v2/agent/visits',
  access: 'public',
  request: z =>
    z.object({
      kind: z.enum(['affiliateCode', 'referralCode']),
      code: Text(z, 64, 1),
      /** Drawn by the browser for as long as its tab lives. */
      visit: Code(z),
    }),
  reply: Nothing,
  errors: [],
  limits: ['visits'],
} as const satisfies Endpoint

export const referral = {
  name: 'referral',
  summary: 'What a member invites with, and whom it brought (MEM-48).',
  method: 'GET',
  path: '/wps/v2/referral',
  access: 'member',
  reach: 'full',
  request: z => z.object({ from: z.optional(Day(z)), to: z.optional(Day(z)), ...page(z) }),
  reply: z =>
    z.object({
      code: z.string(),
      link: z.string(),
      /** Of the asked days, as the invitees are. */
      totals: z.object({ invited: z.number(), registered: z.number() }),
      invitees: z.array(z.object({ account: z.string(), registeredAt: Time(z) })),
      ...pageFields(z),
    }),
  errors: ['FUNCTION_DISABLED'],
} as const satisfies Endpoint
