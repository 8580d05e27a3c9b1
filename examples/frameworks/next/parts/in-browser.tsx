'use client'
import dynamic from 'next/dynamic'

// React 19 gives elements that the server has written neither their handlers nor their objects, so the browser makes them.
export const Home = dynamic(() => import('./Home').then(({ Home }) => Home), { ssr: false })
export const Lobby = dynamic(() => import('./Lobby').then(({ Lobby }) => Lobby), { ssr: false })
export const Slots = dynamic(() => import('./Slots').then(({ Slots }) => Slots), { ssr: false })
