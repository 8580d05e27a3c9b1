import { useRef } from 'react'
import { ActionFailure } from '../../../shared/feedback/ActionFailure.tsx'
import { useFocusHere } from '../../../ui/overlays/use-focus-here.ts'
import { useText } from '../../../scope.ts'
import { Icon } from '../../../ui/media/Icon.tsx'
import { chevronRight, keyRound, landmark, mail, smartphone } from '../../../ui/media/icons.gen.ts'
import { Ring } from '../../../ui/media/Ring.tsx'
import type { Method } from './challenge.ts'
import type { Sending } from './use-sending.ts'

const pictures = { sms: smartphone, email: mail, bank: landmark, totp: keyRound }

interface MethodsProps {
  methods: readonly Method[]
  sending: Sending
  /** Whether somebody comes back to them from an answer, and the focus with them. */
  back: boolean
  onPick: (method: Method) => void
}

/** What the account can be asked for, with masked targets (AUTH-28). */
export function Methods({ methods, sending, back, onPick }: MethodsProps) {
  const { t } = useText()
  const { busy, failure } = sending
  const place = useRef<HTMLUListElement>(null)
  useFocusHere(place, 'button', back)
  return (
    <>
      <p className="plain-text">{t('second.why')}</p>
      <ActionFailure error={failure} />
      <ul ref={place} className="second-methods" part="methods">
        {methods.map(each => (
          <li key={each.method}>
            <button
              type="button"
              className="second-method"
              aria-busy={busy === each.method || undefined}
              onClick={() => onPick(each)}
            >
              <Icon of={pictures[each.method]} size={20} />
              <span className="second-name">
                <span>{t(`second.${each.method}`)}</span>
                <span className="second-target" translate="no" dir="ltr">
                  {each.target}
                </span>
              </span>
              {busy === each.method ? <Ring /> : <Icon of={chevronRight} size={18} flip />}
            </button>
          </li>
        ))}
      </ul>
    </>
  )
}
