import { useState } from 'react'
import { useLazy } from '../../../runtime/use-lazy.ts'
import type { ViewProps } from '../../../runtime/declare.ts'
import { useText } from '../../../scope.ts'
import { Icon } from '../../../ui/media/Icon.tsx'
import { search } from '../../../ui/media/icons.gen.ts'
import { useEarlyKeys } from './use-early-keys.ts'
import { useSlashKey } from './use-slash-key.ts'
import type { gameSearch } from './game-search.element.ts'

const loadFinder = () => import('./finder/Finder.tsx')

/**
 * The button that opens the search, which is loaded when somebody is about to press it (GAME-44,
 * GAME-45).
 */
export function GameSearch({ layout = 'field', category, vendor, emit }: ViewProps<typeof gameSearch>) {
  const { t } = useText()
  const [wanted, setWanted] = useState(false)
  const [open, setOpen] = useState(false)
  const loaded = useLazy(wanted ? loadFinder : null)
  const isEntry = layout === 'entry'
  const prepare = () => setWanted(true)
  const show = () => {
    prepare()
    setOpen(true)
  }
  useSlashKey(show)
  const early = useEarlyKeys(open && !loaded, open)
  return (
    <>
      <button
        type="button"
        className={isEntry ? 'bar-entry' : 'trigger'}
        part="trigger"
        aria-haspopup="dialog"
        aria-label={t('search.title')}
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={show}
      >
        <Icon of={search} size={isEntry ? 20 : 18} />
        {isEntry ? t('search.short') : <span className="trigger-word">{t('search.title')}</span>}
      </button>
      {loaded && (
        <loaded.Finder
          open={open}
          category={category}
          vendor={vendor}
          early={early}
          onClose={() => setOpen(false)}
          onLaunch={detail => emit('baize-game-launch', detail)}
        />
      )}
    </>
  )
}
