import { useEffect, useState } from 'react'
import { pageOf, shownPages, type CentrePage } from '../../../shared/navigation/centre-pages.ts'
import { userPlus, users } from '../../../ui/media/icons.gen.ts'
import { Gate, agentLandingPath } from '../../../shared/gates/Gate.tsx'
import { NestedElement } from '../../../runtime/NestedElement.tsx'
import { CentreMenu } from '../../../shared/navigation/CentreMenu.tsx'
import { useNavigation } from '../../../shared/navigation/use-navigation.ts'
import type { ViewProps } from '../../../runtime/declare.ts'
import { useSession, useText } from '../../../scope.ts'
import type { PageKey } from './page-keys.ts'
import type { agentCentre } from './agent-centre.element.ts'
import { CentreHead } from './CentreHead.tsx'

/** The pages that there are, in the order of their keys (AGT-01). */
export const pages: readonly CentrePage<PageKey>[] = [
  { key: 'registerCenter', section: null, tag: 'baize-agent-register-centre', icon: userPlus },
  { key: 'downlineManagmentView', section: null, tag: 'baize-agent-downlines', icon: users },
]

/** A menu and the element that is the chosen page. Whoever is no agent sees the menu, and is led to what they are missing. */
export function AgentCentre({ page, emit }: ViewProps<typeof agentCentre>) {
  const { t } = useText()
  const { open, redirect } = useNavigation()
  const { settled, isLogin, isTrial, isAgent } = useSession()
  const [asked, setAsked] = useState(page)
  const [chosen, setChosen] = useState<string | undefined>(page)
  // While drawing, not in an effect: the page that was open would be drawn once more.
  if (asked !== page) {
    setAsked(page)
    setChosen(page)
  }
  const outsider = settled && isLogin && !isAgent
  useEffect(() => {
    if (outsider) redirect(agentLandingPath)
  }, [outsider, redirect])

  const shown = shownPages(pages)
  const { key, tag } = pageOf(shown, chosen)
  const title = t(`agentCentre.page.${key}`)
  const choose = (next: string) => {
    if (!settled) return
    if (!isLogin) return open('login')
    if (isTrial) return open('real-account')
    setChosen(next)
    if (next !== key) emit('baize-page', { page: next })
  }
  return (
    <div className="centre">
      <CentreMenu texts="agentCentre" pages={shown} chosen={key} onChoose={choose} />
      <CentreHead title={title} />
      <section className="centre-page" part="page" aria-label={title}>
        <Gate need="agent" to={`/agentHome/${key}`}>
          <NestedElement key={key} tag={tag} attributes={{ 'without-heading': '' }} />
        </Gate>
      </section>
    </div>
  )
}
