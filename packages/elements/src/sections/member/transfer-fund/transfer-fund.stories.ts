export default { component: 'baize-transfer-fund' }

/**
 * To a guest it says what is missing; with one wallet for all vendors there is nothing to transfer.
 */
export const Wide = { parameters: { width: 1100 } }
/** In a sidebar, in Spanish. */
export const Narrow = { args: { locale: 'es', withoutHistory: true }, parameters: { width: 344 } }
/** With the light colours. */
export const Light = { args: { theme: 'light' }, globals: { theme: 'light' } }
