import { useState } from 'react'
import type { ViewProps } from '../../../runtime/declare.ts'
import { useText } from '../../../scope.ts'
import { IconButton } from '../../../ui/forms/IconButton.tsx'
import { menu } from '../../../ui/media/icons.gen.ts'
import { Drawer } from './Drawer.tsx'
import { Games } from './Games.tsx'
import { Languages } from './Languages.tsx'
import { Others } from './Others.tsx'
import type { sideMenu } from './side-menu.element.ts'

/** The side menu (NAV-07, NAV-10, NAV-14, NAV-16): it asks for what it shows when it opens, and ends with the way somebody takes. */
export function SideMenu({ current, withoutPromotions = false, emit }: ViewProps<typeof sideMenu>) {
  const { t } = useText()
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  const choose = (locale: string) => {
    close()
    emit('baize-locale', { locale })
  }
  return (
    <>
      <IconButton
        part="button"
        icon={menu}
        label={t('menu.open')}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => setOpen(true)}
      />
      {open && (
        <Drawer title={t('menu.title')} closeLabel={t('menu.close')} onClose={close}>
          <Games current={current} withoutPromotions={withoutPromotions} onGo={close} />
          <Others current={current} onGo={close} />
          <Languages onChoose={choose} />
          <slot />
        </Drawer>
      )}
    </>
  )
}
