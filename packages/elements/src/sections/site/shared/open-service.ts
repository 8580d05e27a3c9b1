import { CallError } from '@baize/client'
import { openWithoutHandle, opensWithoutHandle } from '../../../shared/navigation/open-window.ts'

/** The place of the live chat. */
const chat = '1'
/** A chat stands beside the page that it is about. */
const smallWindow = 'popup,width=400,height=640'

/**
 * Opens an address of customer service: the live chat in a small window, another page in a tab, and
 * all else in the app that the system has for it (CS-04).
 * @throws CallError CONTACT_INVALID where there is none that may be opened, TAB_BLOCKED where the
 *   browser opens no window
 */
export function openService(csPosition: string, address: string | null, page: Pick<Window, 'open' | 'location'>): void {
  if (!address) throw new CallError('CONTACT_INVALID')
  if (!/^https:/i.test(address)) return page.location.assign(address)
  const features = csPosition === chat ? smallWindow : ''
  if (opensWithoutHandle()) return openWithoutHandle(address, features)
  const opened = page.open(address, '_blank', features)
  if (!opened) throw new CallError('TAB_BLOCKED')
  // It is somebody else's page, and knows nothing of this one.
  opened.opener = null
}
