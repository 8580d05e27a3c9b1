export default { component: 'baize-register' }

/* What is asked for is the platform's to say. `npm run ops -- flags preset everything` shows every
   field; `flags presets` lists the other ready-made registrations, each of which these stories then
   show. */

/** Two columns, with felt beside them where there is room. */
export const Wide = { parameters: { width: 944 } }
/** As on a phone. */
export const Narrow = { parameters: { width: 344 } }
/** On an affiliate's page, with their code; where its field is shown it cannot be changed. */
export const Affiliate = { args: { 'affiliate-code': 'LONGODDS' }, parameters: { width: 344 } }
/** From a page that has a heading of its own, and knows the name. */
export const Bare = { args: { 'without-heading': true, username: 'linhtran92' }, parameters: { width: 560 } }
/** In Spanish. */
export const Spanish = { args: { locale: 'es' }, parameters: { width: 944 } }
/** With the light colours. */
export const Light = { args: { theme: 'light' }, globals: { theme: 'light' }, parameters: { width: 440 } }
/** The form in the page's own tree, for every password manager. */
export const LightForm = { args: { 'light-form': true }, parameters: { width: 440 } }
