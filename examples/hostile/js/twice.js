// Two plugins that know nothing of each other each bring the script; a third one sets the page.
globalThis.baizeConfig = { merchant: 'demo', siteKey: 'pk_demo', theme: 'light' }
addEventListener('load', () => globalThis.baize.configure({ locale: 'en', theme: 'dark' }))
