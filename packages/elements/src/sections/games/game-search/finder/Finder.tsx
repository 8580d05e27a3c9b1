import { LaunchDialogs, launchDialogsCss } from '../../shared/launch/LaunchDialogs.tsx'
import { useLaunch, type GameLaunched } from '../../shared/launch/use-launch.ts'
import { useSheets } from '../../../../runtime/use-sheets.ts'
import { useText } from '../../../../scope.ts'
import { Dialog } from '../../../../ui/overlays/Dialog.tsx'
import { Search } from './Search.tsx'
import { stateCss } from '../../../../ui/data/EmptyState.tsx'
import { errorStateCss } from '../../../../ui/data/ErrorState.tsx'
import { imageCss } from '../../../../ui/media/Image.tsx'
import { selectCss } from '../../../../ui/forms/Select.tsx'
import { skeletonCss } from '../../../../ui/data/Skeleton.tsx'
import css from './finder.css'

const finderSheets: readonly string[] = [
  ...new Set([...launchDialogsCss, ...selectCss, ...imageCss, ...skeletonCss, ...stateCss, ...errorStateCss, css]),
]

interface FinderProps {
  open: boolean
  category?: string
  vendor?: string
  onClose: () => void
  onLaunch: (detail: GameLaunched) => boolean
}

/** The search in its dialog; it stays behind a game that did not start, to say why. */
export function Finder({ open, category = '', vendor = '', onClose, onLaunch }: FinderProps) {
  const { t } = useText()
  const launching = useLaunch(onLaunch)
  useSheets(finderSheets)
  return (
    <>
      {open && (
        <Dialog label={t('search.title')} closeLabel={t('common.close')} width="contract" onClose={onClose}>
          <Search
            first={{ category, vendor }}
            onGame={game => {
              onClose()
              launching.launch(game)
            }}
          />
        </Dialog>
      )}
      <LaunchDialogs {...launching} />
    </>
  )
}
