export function browserFlagsWithout(...off: string[]): string[]
export const browserFlags: string[]
export const browserHint: string
export function findBrowser(): string | null
export const firefoxHint: string
export function findFirefox(): string | null
