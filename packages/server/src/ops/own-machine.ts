import { getConnInfo } from '@hono/node-server/conninfo'
import type { Context } from 'hono'

const loopback = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1'])

/**
 * Whether a request comes from the platform's own machine, by the address of its socket: what a
 * request says of itself may be made up.
 */
export const isFromOwnMachine = (c: Context): boolean => loopback.has(getConnInfo(c).remote.address ?? '')
