import type { commonEvents } from '../runtime/declare.ts'
import type { EventShapes } from './element-shape.ts'

const one = <D>(detail: D, cancelable = false) => ({ cancelable, details: [detail] })

/**
 * What every element may tell, as `declare.ts` says, which comes to a page without the details; and
 * of a session, less than the declarations say.
 */
export const commonShapes = {
  'baize-ready': one({ element: 'string', version: 'string' } as const),
  'baize-error': one({ code: 'string', message: 'string', element: 'string' } as const),
  'baize-navigate': one({ to: 'string' } as const, true),
  'baize-open': one({ name: 'string', detail: 'json' } as const, true),
  'baize-dialog': one({ open: 'boolean' } as const),
  'baize-login': one({ type: 'string' } as const),
  'baize-logout': one({ expired: 'boolean?' } as const),
} satisfies EventShapes & Record<keyof typeof commonEvents, EventShapes[string]>
