import type * as zod from 'zod/mini'
import type { Endpoint } from '../endpoint.ts'
import { Empty, refusedFields, Typed } from '../fields.ts'
import { FieldRule } from '../system/field-rule.ts'
import type { ReplyZod } from '../z.ts'

/** Personal information that a site may ask its members for (MEM-13, MEM-17, ENT-37). */
export const profileFieldNames = [
  'nickname',
  'fullName',
  'birthday',
  'nationality',
  'address',
  'occupation',
  'incomeSource',
  'idNumber',
  'qqNum',
  'whatsapp',
  'facebook',
  'telegram',
  'line',
  'zalo',
  'wechat',
] as const
export type ProfileFieldName = (typeof profileFieldNames)[number]

/** How a field is entered. */
export const profileFieldKinds = ['text', 'day', 'phone', 'choice'] as const
export type ProfileFieldKind = (typeof profileFieldKinds)[number]

/** A field as its owner sees it. */
export const ProfileField = (z: ReplyZod) =>
  z.object({
    kind: z.enum(profileFieldKinds),
    /** How its value is written. */
    rule: FieldRule(z),
    /** Whether it is set and only customer service can change it. */
    locked: z.boolean(),
    /** The value in part: enough for its owner to recognise; empty until it is set. */
    masked: z.string(),
    /** What can be chosen, in the language of the call. */
    options: z.optional(z.array(z.object({ value: z.string(), text: z.string() }))),
  })
export type ProfileField = zod.infer<ReturnType<typeof ProfileField>>

const Profile = (z: ReplyZod) =>
  z.object({
    /** In the order of the form. */
    fields: z.array(ProfileField(z)),
    /** Who is younger may not enter their birthday here. */
    minimumAge: z.number(),
    /** Who invited the player, in part; null where nobody did. */
    referrer: z.nullable(z.string()),
    /** The invitation code of the registration; null where it had none. */
    invitationCode: z.nullable(z.string()),
  })

export const profile = {
  name: 'profile',
  summary: 'Which personal information the site asks for, and what the player has entered, masked (MEM-17, API-87).',
  method: 'GET',
  path: '/wps/v2/member/profile',
  access: 'member',
  reach: 'full',
  request: Empty,
  reply: Profile,
  errors: [],
} as const satisfies Endpoint

export const saveProfile = {
  name: 'saveProfile',
  summary:
    'Saves personal information; a field that is left out or empty stays as it is. `fields` of a refusal has by field `empty`, `length`, `lengthExact`, `format`, `age`, or `locked` where only customer service can change it (MEM-17, API-87).',
  method: 'PUT',
  path: '/wps/v2/member/profile',
  access: 'member',
  reach: 'full',
  sealed: 'body',
  request: z =>
    z.object(
      Object.fromEntries(profileFieldNames.map(name => [name, z.optional(Typed(z))])) as Record<
        ProfileFieldName,
        zod.ZodMiniOptional<ReturnType<typeof Typed>>
      >,
    ),
  reply: Profile,
  refusal: z => z.object(refusedFields(z)),
  errors: ['FIELD_INVALID', 'SEAL_INVALID', 'SEAL_STALE'],
} as const satisfies Endpoint
