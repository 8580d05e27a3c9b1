export default { title: 'Account/Login', component: 'baize-login' }

/** As wide as its place: the form alone in a column, felt beside it where there is room. */
export const Wide = { parameters: { width: 760 } }
/** In a sidebar. */
export const Narrow = { parameters: { width: 344 } }
/** For agents: no way to register, no trial. */
export const Agent = { args: { side: 'agent' }, parameters: { width: 440 } }
/** With the light colours. */
export const Light = { args: { theme: 'light' }, globals: { theme: 'light' }, parameters: { width: 440 } }
/** In Spanish, whatever the page speaks. */
export const Spanish = { args: { locale: 'es' }, parameters: { width: 440 } }
/** The form in the page's own tree, for every password manager. */
export const LightForm = { args: { 'light-form': true }, parameters: { width: 440 } }
/** Under a heading of the host's. */
export const WithoutHeading = { args: { 'without-heading': true }, parameters: { width: 440 } }
