import { useState } from 'react'
import { useCustomState } from '../../../runtime/context.tsx'
import type { ViewProps } from '../../../runtime/declare.ts'
import { useText } from '../../../scope.ts'
import { IconButton } from '../../../ui/forms/IconButton.tsx'
import { Icon } from '../../../ui/media/Icon.tsx'
import { menu } from '../../../ui/media/icons.gen.ts'
import { LanguageSelect } from '../shared/LanguageSelect.tsx'
import { AppCodes } from './AppCodes.tsx'
import { Drawer } from './Drawer.tsx'
import { GameCategories } from './GameCategories.tsx'
import { OtherPages } from './OtherPages.tsx'
import { Rail } from './Rail.tsx'
import { ServiceGroup } from './ServiceGroup.tsx'
import type { sideMenu } from './side-menu.element.ts'

interface MenuButtonProps {
  isEntry: boolean
  open: boolean
  onOpen: () => void
}

function MenuButton({ isEntry, open, onOpen }: MenuButtonProps) {
  const { t } = useText()
  const buttonProps = { part: 'button', 'aria-haspopup': 'dialog', 'aria-expanded': open, onClick: onOpen } as const
  if (!isEntry) return <IconButton icon={menu} label={t('menu.open')} {...buttonProps} />
  return (
    <button type="button" className="bar-entry" aria-label={t('menu.open')} {...buttonProps}>
      <Icon of={menu} size={20} />
      {t('menu.title')}
    </button>
  )
}

/**
 * The side menu (NAV-07 to NAV-14, NAV-16): it loads its content when it opens, and closes when a
 * link is followed.
 */
export function SideMenu({ layout = 'button', current, withoutPromotions = false, emit }: ViewProps<typeof sideMenu>) {
  const { t } = useText()
  const [open, setOpen] = useState(false)
  const isEntry = layout === 'entry'
  const isRail = layout === 'rail'
  useCustomState('entry', isEntry)
  useCustomState('rail', isRail)
  const close = () => setOpen(false)
  const choose = (locale: string) => {
    close()
    emit('baize-locale', { locale })
  }
  const button = <MenuButton isEntry={isEntry} open={open} onOpen={() => setOpen(true)} />
  return (
    <>
      {isRail ? (
        <Rail current={current} withoutPromotions={withoutPromotions}>
          {button}
        </Rail>
      ) : (
        button
      )}
      {open && (
        <Drawer title={t('menu.title')} closeLabel={t('menu.close')} onClose={close}>
          <GameCategories current={current} withoutPromotions={withoutPromotions} onGo={close} />
          <OtherPages current={current} onGo={close} />
          <AppCodes onGo={close} />
          <ServiceGroup onGo={close} />
          <LanguageSelect className="menu-group menu-language" onChosen={choose} />
          <slot />
        </Drawer>
      )}
    </>
  )
}
