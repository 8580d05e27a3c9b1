import { configure } from '@baize/elements'
import '@baize/elements/account-bar/define'
import '@baize/elements/game-lane/define'
import '@baize/elements/login/define'
import '@baize/elements/popup-host/define'
import '@baize/elements/register/define'
import '@baize/elements/scope/define'
import { start } from './App'

configure({ api: 'http://localhost:4400', merchant: 'demo', siteKey: 'pk_demo', locale: 'en' })
// The list comes with the page that shows it.
start(() => import('@baize/elements/game-list/define'))
