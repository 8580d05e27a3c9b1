export default { component: 'baize-forgot-password' }

/** By e-mail alone, or with tabs where the site sends text messages too. */
export const Wide = {}
/** In a sidebar. */
export const Narrow = { parameters: { width: 344 } }
/** With the light colours. */
export const Light = { args: { theme: 'light' }, globals: { theme: 'light' }, parameters: { width: 440 } }
/** In Spanish, whatever the page speaks. */
export const Spanish = { args: { locale: 'es' }, parameters: { width: 440 } }
/** The form in the page's own tree, for every password manager. */
export const LightForm = { args: { 'light-form': true }, parameters: { width: 440 } }
