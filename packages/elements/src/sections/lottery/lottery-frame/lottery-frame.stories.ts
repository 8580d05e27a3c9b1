export default { component: 'baize-lottery-frame' }

/** The lobby of the Vietnam lotteries. Visitors are asked to log in first. */
export const Lobby = { args: { mode: 'VN' } }
/** The betting view of a lottery. */
export const Betting = { args: { mode: 'LOTT', 'game-code': 'five-digits' } }
/** On a phone, in Spanish. */
export const Narrow = { args: { mode: 'SEA', locale: 'es' }, parameters: { width: 390 } }
