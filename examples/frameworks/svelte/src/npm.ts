import { configure } from '@baize/elements/light'
import '@baize/elements/light/account-bar/define'
import '@baize/elements/light/game-lane/define'
import '@baize/elements/light/login/define'
import '@baize/elements/light/popup-host/define'
import '@baize/elements/light/register/define'
import '@baize/elements/light/scope/define'
import { start } from './start'

configure({ api: 'http://localhost:4400', merchant: 'demo', siteKey: 'pk_demo', locale: 'en' })
// The list comes with the page that shows it.
start(() => import('@baize/elements/light/game-list/define'))
