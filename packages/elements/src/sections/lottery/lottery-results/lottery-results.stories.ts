export default { component: 'baize-lottery-results' }

/** The latest draws of a Vietnam lottery, which everybody may see. */
export const Vietnam = { args: { 'prize-mode': 'ZY', 'game-code': 'saigon-draw' } }
/** Of other lotteries a visitor is asked to log in. */
export const Guest = { args: { 'prize-mode': 'LOTT' } }
/** On a phone every draw is a card, here in Spanish. */
export const Narrow = { args: { 'prize-mode': 'ZY', locale: 'es' }, parameters: { width: 358 } }
/** With the light colours. */
export const Light = { args: { 'prize-mode': 'ZY', theme: 'light' }, globals: { theme: 'light' } }
