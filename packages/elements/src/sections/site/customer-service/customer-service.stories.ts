export default { component: 'baize-customer-service' }

/** The five ways of the demo site. */
export const List = { parameters: { width: 320 } }
/** As buttons, for a page that says that something is closed. */
export const Buttons = { args: { layout: 'buttons' }, parameters: { width: 480 } }
/** In German, with the light colours. */
export const Light = { args: { locale: 'de', theme: 'light' }, globals: { theme: 'light' }, parameters: { width: 320 } }
