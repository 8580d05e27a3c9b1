import { createApp } from 'vue'
import { createRouter, createWebHashHistory } from 'vue-router'
import App from './App.vue'
import Home from './pages/Home.vue'
import Lobby from './pages/Lobby.vue'
import './app.css'

/** @param loadList - what else the page of slots needs, where the elements come from npm */
export function start(loadList: () => Promise<unknown> = async () => {}): void {
  const slots = async () => (await Promise.all([import('./pages/Slots.vue'), loadList()]))[0]
  const routes = [
    { path: '/', component: Home },
    { path: '/slots', component: slots },
    { path: '/lobby', component: Lobby },
  ]
  createApp(App)
    .use(createRouter({ history: createWebHashHistory(), routes }))
    .mount('#app')
}
