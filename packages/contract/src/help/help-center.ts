import { LanguageCode } from '../fields.ts'
import type { Endpoint } from '../endpoint.ts'

/** Chapters of the help, in their order. */
export const helpCategories = ['about', 'games', 'money', 'account', 'law'] as const
export type HelpCategory = (typeof helpCategories)[number]

export const helpCenter = {
  name: 'helpCenter',
  summary:
    'The articles of the help centre by chapter, in the asked language, each in the default language where that has none (CS-12, CS-13, API-20).',
  method: 'GET',
  path: '/wps/system/helpCenter',
  access: 'public',
  request: z => z.object({ lang: LanguageCode(z), device: z.enum(['WEB']) }),
  reply: z =>
    z.object({
      categories: z.array(
        z.object({
          id: z.string(),
          title: z.string(),
          articles: z.array(
            z.object({
              id: z.string(),
              /** By which an address names it, such as `term` in `/help#term`. */
              anchor: z.string(),
              title: z.string(),
              /** Sanitised markup. */
              content: z.string(),
              /** Articles to read beside it. */
              see: z.array(z.string()),
            }),
          ),
        }),
      ),
    }),
  errors: [],
} as const satisfies Endpoint
