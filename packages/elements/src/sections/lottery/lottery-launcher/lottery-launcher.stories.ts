export default { component: 'baize-lottery-launcher' }

/** The lotteries of the house; a tab for every prize mode. */
export const Lotteries = { args: { mode: 'lottery' } }
/** Vietnam lotteries, one of them marked. */
export const Vietnam = { args: { mode: 'vn', 'game-code': 'hanoi-draw' } }
/** One prize mode alone, as the page of a category has it. */
export const OneMode = { args: { 'prize-mode': 'ELOTT', 'without-tabs': '', heading: 'E-Lottery' } }
/** On a phone, in Spanish. */
export const Narrow = { args: { mode: 'sea', locale: 'es' }, parameters: { width: 358 } }
/** With the light colours. */
export const Light = { args: { mode: 'lottery', theme: 'light' }, globals: { theme: 'light' } }
