export default { component: 'baize-bottom-bar' }

/** On a phone. */
export const Phone = { args: { current: '/' }, parameters: { width: 390 } }
/** In Spanish, with the light colours, on the narrowest. */
export const Spanish = {
  args: { current: '/rng', locale: 'es', theme: 'light' },
  globals: { theme: 'light' },
  parameters: { width: 320 },
}
