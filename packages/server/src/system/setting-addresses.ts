import { isServiceAddress } from '@baize/contract'
import * as z from 'zod/mini'

const protocolOf = (text: string): string => (URL.canParse(text) ? new URL(text).protocol : '')
const isOrigin = (text: string): boolean => /^https?:$/.test(protocolOf(text)) && new URL(text).origin === text

/**
 * An origin as browsers write it; nothing else is allowed, because it goes into the policies of
 * pages.
 */
export const Origin = () => z.string().check(z.refine(isOrigin))

/** An origin, or a host alone, which stands for its https; empty for none. */
export const HostOrOrigin = () =>
  z.string().check(z.refine(text => text === '' || isOrigin(text) || isOrigin(`https://${text}`)))

/** Where a link on the site's forms leads: a page of the platform or of the web; empty for none. */
export const LinkAddress = () =>
  z.string().check(z.refine(text => text === '' || /^\/(?![\\/])/.test(text) || /^https?:$/.test(protocolOf(text))))

/** A way to customer service that browsers open. Pages open no other, and could only do nothing. */
export const ServiceAddress = () => z.string().check(z.refine(isServiceAddress))

/** Where something is fetched from: a page of the web; empty for none. */
export const ResourceAddress = () =>
  z.string().check(z.refine(text => text === '' || /^https?:$/.test(protocolOf(text))))
