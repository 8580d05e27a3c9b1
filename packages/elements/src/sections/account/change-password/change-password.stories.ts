export default { component: 'baize-change-password' }

/**
 * To a guest it says what is missing; a member is asked for the old password and twice for the new
 * one.
 */
export const Wide = {}
/** In a sidebar. */
export const Narrow = { parameters: { width: 344 } }
/** With the light colours. */
export const Light = { args: { theme: 'light' }, globals: { theme: 'light' }, parameters: { width: 440 } }
/** In Spanish, whatever the page speaks. */
export const Spanish = { args: { locale: 'es' }, parameters: { width: 440 } }
