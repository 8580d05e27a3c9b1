export default { component: 'baize-not-found' }

/** At an address without a page. */
export const Missing = { parameters: { width: 720 } }
/** In Spanish, with the light colours, on a phone. */
export const Spanish = {
  args: { locale: 'es', theme: 'light' },
  globals: { theme: 'light' },
  parameters: { width: 358 },
}
