import { Code, Empty, Text, Time, Typed, humanProof, refusedFields } from '../fields.ts'
import type { Endpoint } from '../endpoint.ts'

/**
 * What feedback is about, by the number that it travels under (FB-02); any other number is refused
 * (FB-03).
 */
export const feedbackTypes = { deposit: 1, withdrawal: 2, game: 3, service: 4, agent: 6, other: 0 } as const
export type FeedbackTopic = keyof typeof feedbackTypes
/** The sender of who is not logged in (FB-11). */
export const feedbackGuest = 'guest'
/** Letters of the contact of a guest. */
export const feedbackContactMax = 100

export const feedback = {
  name: 'feedback',
  summary:
    'How long feedback may be, and what a member has sent so far with its answers, the newest first; on the operator’s own site alone (FB-10).',
  method: 'GET',
  path: '/wps/feedback',
  access: 'optional',
  reach: 'play',
  trial: true,
  request: Empty,
  reply: z =>
    z.object({
      /** Letters of the description, minimum and maximum (FB-06, FB-10). */
      config: z.object({ min: z.number(), max: z.number() }),
      content: z.array(
        z.object({
          feedbackNo: z.string(),
          type: z.number(),
          content: z.string(),
          at: Time(z),
          /** What staff have answered; null until they do. */
          answer: z.nullable(z.string()),
          answeredAt: z.nullable(Time(z)),
        }),
      ),
    }),
  errors: [],
} as const satisfies Endpoint

export const sendFeedback = {
  name: 'sendFeedback',
  summary:
    'Sends feedback to the staff of the site, of a member in their own name, of a guest with a contact (FB-01 to FB-12).',
  method: 'PUT',
  path: '/wps/feedback',
  access: 'optional',
  reach: 'play',
  trial: true,
  request: z =>
    z.object({
      content: Typed(z),
      /** The username; of a guest `guest`. The session says who it is. */
      sender: Text(z, 64),
      type: z.number(),
      captcha: z.optional(Text(z, 16)),
      captchaId: z.optional(Code(z, 128)),
      /** Where a guest may be answered: an e-mail or the name in a chat. */
      contact: z.optional(Typed(z)),
      ...humanProof(z),
    }),
  reply: z => z.object({ feedbackNo: z.string() }),
  refusal: z => z.object(refusedFields(z)),
  errors: ['FIELD_INVALID', 'CAPTCHA_REQUIRED', 'CAPTCHA_INVALID', 'HUMAN_REQUIRED'],
  limits: ['guest-feedback', 'member-feedback'],
} as const satisfies Endpoint
