import { mount } from 'svelte'
import App from './App.svelte'
import './app.css'

/** @param loadList - what else the page of slots needs, where the elements come from npm */
export function start(loadList: () => Promise<unknown> = async () => {}): void {
  mount(App, { target: document.querySelector('#app')!, props: { loadList } })
}
