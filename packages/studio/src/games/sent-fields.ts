/** A field of what a page sent, whatever that is. */
export const fieldOf = (sent: unknown, name: string): unknown =>
  typeof sent === 'object' && sent !== null ? (sent as Record<string, unknown>)[name] : undefined
