import type { Endpoint } from '../endpoint.ts'
import { Code, Empty, refusedFields } from '../fields.ts'

/** Bytes of a profile picture that may be sent. */
export const profilePictureBytesMax = 5 * 1024 * 1024

export const profileIcons = {
  name: 'profileIcons',
  summary: 'The gallery of profile pictures (MEM-18, API-12).',
  method: 'GET',
  path: '/wps/member/info/icon',
  access: 'member',
  reach: 'full',
  request: Empty,
  reply: z => z.object({ list: z.array(z.object({ iconId: z.string(), iconUrl: z.string() })) }),
  errors: [],
} as const satisfies Endpoint

export const setProfileIcon = {
  name: 'setProfileIcon',
  summary:
    'Sets the profile picture: one of the gallery, or a PNG or JPEG as base64, of which a square is kept; without either there is none. `fields.picture` of a refusal is `type`, `size` or `unreadable`, `fields.iconId` is `empty` (MEM-18, API-12).',
  method: 'POST',
  path: '/wps/member/info/icon',
  access: 'member',
  reach: 'full',
  largeBody: true,
  request: z =>
    z.object({
      iconId: z.optional(Code(z)),
      picture: z.optional(z.string().check(z.regex(/^[A-Za-z0-9+/]*={0,2}$/))),
    }),
  reply: z => z.object({ iconUrl: z.string() }),
  refusal: z => z.object(refusedFields(z)),
  errors: ['FIELD_INVALID'],
  limits: ['receipts'],
} as const satisfies Endpoint
