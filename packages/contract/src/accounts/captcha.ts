import type { Endpoint } from '../endpoint.ts'

/** In a file of its own, because a login carries it before anybody types, and no other call. */
export const captcha = {
  name: 'captcha',
  summary:
    'A picture of a code, as a base64 data address. Its id comes in the header X-Captcha-Id; good for one use within five minutes (AUTH-08, AUTH-09).',
  method: 'GET',
  path: '/wps/captcha',
  access: 'public',
  request: z =>
    z.object({
      /** Only keeps caches from answering. */
      t: z.optional(z.string().check(z.regex(/^[\w.:-]{1,64}$/))),
    }),
  reply: z => z.string(),
  errors: [],
} as const satisfies Endpoint
