export const root: string
export function giveUp(sentence: string): never
export function prepare(script: string, stopped?: number): Promise<void>
