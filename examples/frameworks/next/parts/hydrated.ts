'use client'
import { useSyncExternalStore } from 'react'

const never = () => () => {}

/**
 * Whether React has taken the page over. It gives an element that the server has written neither
 * handlers nor objects while it does so; what comes with the next rendering it sets.
 */
export const useHydrated = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
