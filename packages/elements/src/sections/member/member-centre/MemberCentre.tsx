import { merchantWallet, peerTransfers, systemStatus } from '@baize/contract'
import { useState } from 'react'
import { NestedElement } from '../../../runtime/NestedElement.tsx'
import type { ViewProps } from '../../../runtime/declare.ts'
import { useRead, useSession, useText } from '../../../scope.ts'
import { Gate } from '../../../shared/gates/Gate.tsx'
import { isFlagOn } from '../../../shared/gates/whitelabel-flag.ts'
import { useUnreadMessages } from '../../../shared/messages/use-unread-messages.ts'
import { CentreMenu } from '../../../shared/navigation/CentreMenu.tsx'
import { pageOf, shownPages, type CentreFacts } from '../../../shared/navigation/centre-pages.ts'
import { useNavigation } from '../../../shared/navigation/use-navigation.ts'
import type { memberCentre } from './member-centre.element.ts'
import { pages } from './pages.ts'

/**
 * By what the account and the site show their pages (MEM-10), and what is counted beside them
 * (MEM-05).
 */
function useFacts(): CentreFacts {
  const { isLogin, isAgent, isTrial, reach } = useSession()
  const { data: status } = useRead(systemStatus, {})
  const isMember = isLogin && !isTrial && reach === 'full'
  const { data: transfers } = useRead(peerTransfers, isMember ? {} : null)
  const { data: wallet } = useRead(merchantWallet, isMember ? {} : null)
  const unread = useUnreadMessages()
  const config = transfers?.config
  return {
    switches: {
      transferFund: wallet?.isSingle === false,
      transferUpline: config !== undefined && (config.upline !== null || config.downline),
      referral: isAgent || isFlagOn(status?.whitelabel ?? [], 'REFERRALPROMO3'),
    },
    counts: { messages: unread?.unreadMessage },
  }
}

/**
 * A menu and the element that is the chosen page; a guest is asked to log in, a trial account for a
 * real one (MEM-06 to MEM-09, MEM-12).
 */
export function MemberCentre({ page, emit }: ViewProps<typeof memberCentre>) {
  const { t } = useText()
  const { open } = useNavigation()
  const { settled, isLogin, isTrial } = useSession()
  const facts = useFacts()
  const [asked, setAsked] = useState(page)
  const [chosen, setChosen] = useState<string | undefined>(page)
  // While drawing, not in an effect: the page that was open would be drawn once more.
  if (asked !== page) {
    setAsked(page)
    setChosen(page)
  }
  const shown = shownPages(pages, facts)
  const { key, tag, section } = pageOf(shown, chosen)
  const title = t(`memberCentre.page.${key}`)
  const choose = (next: string) => {
    if (!settled) return
    if (!isLogin) return open('login')
    if (isTrial) return open('real-account')
    setChosen(next)
    if (next !== key) emit('baize-page', { page: next })
  }
  return (
    <div className="centre">
      <CentreMenu texts="memberCentre" pages={shown} facts={facts} chosen={key} onChoose={choose} />
      <section className="centre-page" part="page" aria-label={title} data-section={section}>
        <h2 className="centre-title" part="title">
          {title}
        </h2>
        <Gate need="member" to={`/member/${key}`}>
          <NestedElement key={key} tag={tag} attributes={{ 'without-heading': '' }} />
        </Gate>
      </section>
    </div>
  )
}
