import { type EnvironmentProviders } from '@angular/core'
import { bootstrapApplication } from '@angular/platform-browser'
import { provideRouter, withHashLocation } from '@angular/router'
import { App } from './app'
import { Home } from './pages/home'
import { Lobby } from './pages/lobby'

/**
 * @param changes - how Angular hears of changes
 * @param loadList - what else the page of slots needs, where the elements come from npm
 */
export async function start(changes: EnvironmentProviders, loadList: () => Promise<unknown> = async () => {}) {
  const slots = async () => (await Promise.all([import('./pages/slots'), loadList()]))[0].Slots
  const routes = [
    { path: '', component: Home },
    { path: 'slots', loadComponent: slots },
    { path: 'lobby', component: Lobby },
  ]
  await bootstrapApplication(App, { providers: [changes, provideRouter(routes, withHashLocation())] })
}
