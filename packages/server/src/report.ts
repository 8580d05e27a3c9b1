import { DrizzleQueryError } from 'drizzle-orm/errors'

/**
 * An error as text for staff. A failed statement is reported without its values, which may be
 * names, hashes of short codes, or the platform's own keys.
 */
export function errorText(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const { message, stack = message } = error
  if (!(error instanceof DrizzleQueryError)) return stack
  const frames = stack.includes(message) ? stack.slice(stack.indexOf(message) + message.length) : ''
  return `Failed query: ${error.query}${frames}`
}

/** Reports an error to staff on the console, as one line of JSON. */
export const reportToConsole = (error: unknown, facts: Readonly<Record<string, string>>): void =>
  console.error(JSON.stringify({ ...facts, error: errorText(error) }))
