/** What a player chose in a list of fixtures before the game was opened. */
export interface Selection {
  fixture: string
  /** Empty where the fixture alone was chosen. */
  market: string
  option: string
}

/**
 * Reads what the address of the game says was chosen: `<fixture>` or `<fixture>:<market>:<option>`;
 * null where nothing was.
 */
export function selectionIn(search: string): Selection | null {
  const [, fixture, market = '', option = ''] =
    /^([a-z-]+\.\d+\.\d+)(?::(\w+):(\w+))?$/.exec(new URLSearchParams(search).get('selection') ?? '') ?? []
  return fixture === undefined ? null : { fixture, market, option }
}
