export const root: string
export function exitWithError(sentence: string): never
export function prepare(script: string, stopped?: number): Promise<void>
