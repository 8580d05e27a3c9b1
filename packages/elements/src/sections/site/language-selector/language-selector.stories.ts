export default { component: 'baize-language-selector' }

/** The languages of the demo site. */
export const Languages = { parameters: { width: 280 } }
/** Spoken in Spanish, with the light colours. */
export const Spanish = {
  args: { locale: 'es', theme: 'light' },
  globals: { theme: 'light' },
  parameters: { width: 280 },
}
