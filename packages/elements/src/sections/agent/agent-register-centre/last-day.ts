/** A moment of the last day on which a link works: it ends with the first moment of the next one. */
export const lastDay = (expiresAt: string): string => new Date(Date.parse(expiresAt) - 1).toISOString()
