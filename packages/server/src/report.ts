import { DrizzleQueryError } from 'drizzle-orm/errors'

/**
 * An error as staff may read it. A statement that failed is told without the values it was given: names, hashes of codes that are soon
 * guessed, and the platform's own keys are among them.
 */
export function textOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const { message, stack = message } = error
  if (!(error instanceof DrizzleQueryError)) return stack
  const frames = stack.includes(message) ? stack.slice(stack.indexOf(message) + message.length) : ''
  return `Failed query: ${error.query}${frames}`
}

/** Says trouble to staff, one line of JSON each. */
export const reportToConsole = (error: unknown, facts: Readonly<Record<string, string>>): void =>
  console.error(JSON.stringify({ ...facts, error: textOf(error) }))
