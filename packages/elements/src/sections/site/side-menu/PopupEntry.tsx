import { useNavigation } from '../../../shared/navigation/use-navigation.ts'
import { Icon } from '../../../ui/media/Icon.tsx'
import type { IconShape } from '../../../ui/media/icons.gen.ts'

interface PopupEntryProps {
  /** Of the popup. */
  name: string
  icon: IconShape
  label: string
  onGo: () => void
}

/** An entry of the side menu that opens a popup over the page. */
export function PopupEntry({ name, icon, label, onGo }: PopupEntryProps) {
  const { open } = useNavigation()
  const go = () => {
    onGo()
    open(name)
  }
  return (
    <li>
      <button type="button" className="entry" onClick={go}>
        <Icon of={icon} size={20} />
        {label}
      </button>
    </li>
  )
}
