/** Error of a command that does not match its usage. */
export class UsageError extends Error {}

/** @throws UsageError where the word is neither on nor off */
export function parseOnOff(word: string | undefined): boolean {
  if (word !== 'on' && word !== 'off') throw new UsageError(`Say on or off, not "${word ?? ''}".`)
  return word === 'on'
}

export const onOff = (on: boolean): string => (on ? 'on' : 'off')
