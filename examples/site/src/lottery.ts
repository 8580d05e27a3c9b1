/** View that each mode begins with, unless the address names one (LOTT-13). */
const prizeModes: Readonly<Record<string, string>> = { LOTT: 'LOTT', VN: 'ZY', SEA: 'SEA' }

/** Tells the frame and the draws under it which lottery the address names. */
export function dressLottery(page: ParentNode, { searchParams }: URL, mode: string): void {
  const gameCode = searchParams.get('gameCode')
  // Lotteries and e-lotteries share a page: which of them a game is, the elements tell by its code.
  const own = gameCode && mode === 'LOTT' ? null : prizeModes[mode]
  const prizeMode = searchParams.get('prizeMode') ?? own
  page.querySelector('baize-lottery-frame')?.setAttribute('mode', mode)
  for (const element of page.querySelectorAll('baize-lottery-frame, baize-lottery-results')) {
    if (prizeMode) element.setAttribute('prize-mode', prizeMode)
    if (gameCode) element.setAttribute('game-code', gameCode)
  }
}
