import { lazy, StrictMode, Suspense, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { HashRouter, Link, Route, Routes } from 'react-router'
import { Home } from './pages/Home'
import { Lobby } from './pages/Lobby'
import './app.css'

/** @param loadList - what else the page of slots needs, where the elements come from npm */
export function start(loadList: () => Promise<unknown> = async () => {}): void {
  const Slots = lazy(async () => (await Promise.all([import('./pages/Slots'), loadList()]))[0])

  function App() {
    const [lastEvent, setLastEvent] = useState('')
    return (
      <HashRouter>
        <header>
          <Link to="/">Courtside</Link> <Link to="/slots">Slots</Link> <Link to="/lobby">Lobby</Link>
          <baize-account-bar />
        </header>
        <output>{lastEvent}</output>
        <Suspense>
          <Routes>
            <Route path="/" element={<Home onReport={setLastEvent} />} />
            <Route path="/slots" element={<Slots onReport={setLastEvent} />} />
            <Route path="/lobby" element={<Lobby />} />
          </Routes>
        </Suspense>
      </HashRouter>
    )
  }

  createRoot(document.querySelector('#root')!).render(
    <StrictMode>
      <App />
    </StrictMode>,
  )
}
