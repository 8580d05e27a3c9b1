import type { Route } from './route.ts'

/** Every row's handler, by area. */
export const routes: readonly Route[] = []
