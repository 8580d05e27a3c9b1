import { lotteryCategories, type LotteryMenu } from '@baize/contract'
import { useId } from 'react'
import { useScope, useText } from '../../../scope.ts'
import { Image } from '../../../ui/media/Image.tsx'
import { Game } from './Game.tsx'

interface GroupProps {
  category?: string
  /** In place of the name of the category. */
  title?: string
  image?: string
  games: readonly LotteryMenu[]
  /** The platform's time in milliseconds. */
  now: number | null
  marked?: string | undefined
  onLaunch: (menu: LotteryMenu) => void
}

/** Columns of a wide launcher, which a group may fill. */
const widest = 4
const named: readonly string[] = lotteryCategories

/** The lotteries of a category under its picture (LOTT-10). */
export function Group({ category = '', title, image, games, now, marked, onLaunch }: GroupProps) {
  const { t, number } = useText()
  const scope = useScope()
  const id = useId()
  const name = title ?? (named.includes(category) ? t(`lottery.category.${category}`) : category)
  return (
    <section
      className="lotteries-group"
      part="group"
      aria-labelledby={id}
      data-category={category || undefined}
      data-size={Math.min(games.length, widest)}
    >
      <div className="lotteries-family">
        {image && (
          <span className="lotteries-art">
            <Image src={scope.image(image)} again={scope.image(image, 1)} alt="" ratio="1/1" />
          </span>
        )}
        <h3 id={id} className="lotteries-name">
          {name}
        </h3>
        <span className="lotteries-count">{number(games.length)}</span>
      </div>
      <ul className="lotteries-grid">
        {games.map(game => (
          <Game
            key={game.gameCode}
            game={game}
            now={now}
            marked={game.gameCode === marked}
            onLaunch={() => onLaunch(game)}
          />
        ))}
      </ul>
    </section>
  )
}
