import { provideZoneChangeDetection } from '@angular/core'
import { configure } from '@baize/elements/light'
import '@baize/elements/light/account-bar/define'
import '@baize/elements/light/game-lane/define'
import '@baize/elements/light/login/define'
import '@baize/elements/light/popup-host/define'
import '@baize/elements/light/register/define'
import '@baize/elements/light/scope/define'
import { start } from './start'

configure({ api: 'http://localhost:4400', merchant: 'demo', siteKey: 'pk_demo', locale: 'en' })
// The list comes with the page that shows it. This page has zone.js, as older applications do.
void start(provideZoneChangeDetection(), () => import('@baize/elements/light/game-list/define'))
