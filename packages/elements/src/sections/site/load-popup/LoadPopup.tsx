import { executions, type LoadPopup as Popup } from '@baize/contract'
import { useState } from 'react'
import { useCustomState, useElement } from '../../../runtime/context.tsx'
import { useLazy } from '../../../runtime/use-lazy.ts'
import type { ViewProps } from '../../../runtime/declare.ts'
import { useScope, useSession, useText, useTextOf } from '../../../scope.ts'
import { useAnnouncements } from '../../../shared/announcements/use-announcements.ts'
import { useOwnSite } from '../../../shared/gates/use-own-site.ts'
import { useNavigation } from '../../../shared/navigation/use-navigation.ts'
import { Button } from '../../../ui/forms/Button.tsx'
import { Checkbox } from '../../../ui/forms/Checkbox.tsx'
import { Image } from '../../../ui/media/Image.tsx'
import { Dialog } from '../../../ui/overlays/Dialog.tsx'
import { useNoOpenDialog } from '../../../ui/overlays/use-no-open-dialog.ts'
import { followLink } from '../../../shared/announcements/follow-link.ts'
import { RichText } from '../../../shared/security/rich-text/RichText.tsx'
import { useClosedPopups } from './closed-popups.ts'
import type { loadPopup } from './load-popup.element.ts'

/** One audience after the other, and within one by sequence (ANN-12, ANN-13). */
const inOrder = (popups: readonly Popup[]): Popup[] =>
  [...popups].sort(
    (one, other) =>
      executions.indexOf(one.execution) - executions.indexOf(other.execution) || one.sequence - other.sequence,
  )

interface OpenPopupProps {
  popup: Popup
  withoutScrollLock: boolean | undefined
  /** @param forSession - whether it is not to be shown again in this session */
  onClose: (forSession: boolean) => void
}

function OpenPopup({ popup, withoutScrollLock, onClose }: OpenPopupProps) {
  const scope = useScope()
  const { t } = useText()
  const texts = useTextOf('site')
  const navigation = useNavigation()
  const [forSession, setForSession] = useState(true)
  const { url, title, content, action, linkageType } = popup
  const close = () => onClose(forSession)
  const go = () => {
    close()
    followLink(popup, navigation)
  }
  const actions = (
    <>
      <Button onClick={close}>{t('common.close')}</Button>
      {linkageType && action && (
        <Button kind="primary" onClick={go}>
          {action}
        </Button>
      )}
    </>
  )
  return (
    <Dialog
      title={title}
      closeLabel={t('common.close')}
      withoutScrollLock={withoutScrollLock}
      onClose={close}
      actions={actions}
    >
      <div className="load-popup">
        {url && (
          <div className="load-popup-picture" part="picture">
            <Image src={scope.image(url)} again={scope.image(url, 1)} alt="" ratio="2/1" eager />
          </div>
        )}
        <div className="load-popup-words">
          <RichText html={content} height={40} />
        </div>
        {texts && (
          <Checkbox name="forSession" checked={forSession} onChange={setForSession}>
            {texts.t('loadPopup.notAgain')}
          </Checkbox>
        )}
      </div>
    </Dialog>
  )
}

/** The question about a payout, loaded for members alone. */
const loadPrompt = () => import('./WithdrawalPrompt.tsx')

/**
 * The load popups of who is there, one at a time, while nothing else lies over the page (ANN-10 to
 * ANN-13); after them the question about a payout that waits (WAL-29).
 */
export function LoadPopup({ paused = false, withoutScrollLock }: ViewProps<typeof loadPopup>) {
  const { element } = useElement()
  const { settled, isLogin, isTrial, reach, customerId } = useSession()
  const { data, status } = useAnnouncements('PU')
  const { isClosed, close } = useClosedPopups()
  const free = useNoOpenDialog(element)
  const mine = (data?.popup ?? []).filter(({ execution }) => settled && (execution === 'B') !== isLogin)
  const popup = inOrder(mine).find(each => !isClosed(each))
  const own = useOwnSite()
  const isAsked = own && isLogin && !isTrial && reach === 'full' && (data !== undefined || status === 'error')
  const prompt = useLazy(isAsked ? loadPrompt : null, null)
  useCustomState('empty', !popup)
  if (paused || !free) return null
  if (!popup)
    return isAsked && prompt && <prompt.WithdrawalPrompt key={customerId} withoutScrollLock={withoutScrollLock} />
  return (
    <OpenPopup
      key={`${popup.execution} ${popup.id}`}
      popup={popup}
      withoutScrollLock={withoutScrollLock}
      onClose={forSession => close(popup, forSession)}
    />
  )
}
