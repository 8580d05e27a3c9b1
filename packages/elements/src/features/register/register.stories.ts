export default { title: 'Account/Register', component: 'baize-register' }

/** Two columns, with felt beside them where there is room. */
export const Wide = { parameters: { width: 944 } }
/** On an affiliate's page, with their code. */
export const Affiliate = { args: { 'affiliate-code': 'LONGODDS' }, parameters: { width: 344 } }
/** With the light colours. */
export const Light = { args: { theme: 'light' }, globals: { theme: 'light' }, parameters: { width: 440 } }
/** The form in the page's own tree, for every password manager. */
export const LightForm = { args: { 'light-form': true }, parameters: { width: 440 } }
