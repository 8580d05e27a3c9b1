import { events as builtEvents, props as builtProps } from 'baize:shapes'
import { commonShapes } from './common-shapes.ts'
import type { EventShapes, PropShapes } from './element-shape.ts'

/** Properties of every element, by tag. */
export const propShapes = builtProps as Readonly<Record<string, PropShapes>>

/**
 * Events that may cross the border of a frame: those of every element, since one is made of others,
 * by name. What is told of a session is less than what the declarations say, for its details stay
 * inside.
 */
export const eventShapes: EventShapes = { ...(builtEvents as EventShapes), ...commonShapes }
