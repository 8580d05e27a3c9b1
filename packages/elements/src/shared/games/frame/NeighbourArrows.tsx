import { useText } from '../../../scope.ts'
import { IconButton } from '../../../ui/forms/IconButton.tsx'
import { arrowLeft, arrowRight } from '../../../ui/media/icons.gen.ts'
import { useNeighbours } from './neighbours.ts'

interface NeighbourArrowsProps {
  /** Page of the open game on the site. */
  page: string
  onGo: (address: string) => void
}

/**
 * Arrows to the games before and after in the list that the open one was chosen from. Each keeps
 * its place where the other is missing.
 */
export function NeighbourArrows({ page, onGo }: NeighbourArrowsProps) {
  const { t } = useText()
  const neighbours = useNeighbours(page)
  if (!neighbours) return null
  const { previous, next } = neighbours
  return (
    <span className="bar-neighbours">
      {previous && (
        <IconButton
          icon={arrowLeft}
          flip
          size={32}
          label={t('game.previous', { title: previous.name })}
          onClick={() => onGo(previous.address)}
        />
      )}
      {next && (
        <IconButton
          className="bar-next"
          icon={arrowRight}
          flip
          size={32}
          label={t('game.next', { title: next.name })}
          onClick={() => onGo(next.address)}
        />
      )}
    </span>
  )
}
