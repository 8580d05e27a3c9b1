import { useText } from '../../../scope.ts'
import { Icon, iconCss } from '../../../ui/media/Icon.tsx'
import { chevronLeft } from '../../../ui/media/icons.gen.ts'
import css from './frame.css'

export const frameCss = [...iconCss, css]

/** The button back to the lobby, first in the bar of a frame. */
export function BackButton({ onBack }: { onBack: () => void }) {
  const { t } = useText()
  return (
    <button type="button" className="bar-back" onClick={onBack}>
      <Icon of={chevronLeft} size={18} flip />
      <span>{t('frame.lobby')}</span>
    </button>
  )
}
