import css from './balls.css'
import { specialOf } from './figures.ts'

export const ballsCss = [css]

interface BallsProps {
  category: string
  numbers: readonly string[]
  small?: boolean
}

/** The numbers of a draw in the order in which they were drawn; read out as one line. */
export function Balls({ category, numbers, small }: BallsProps) {
  const special = specialOf(category, numbers)
  return (
    <span className={`balls${small ? ' balls-small' : ''}`} translate="no">
      <span className="unseen">{numbers.join(' ')}</span>
      {numbers.map((number, index) => (
        <span
          key={index}
          className={`ball${number.length > 2 ? ' ball-wide' : ''}${index === special ? ' ball-special' : ''}`}
          aria-hidden="true"
        >
          {number}
        </span>
      ))}
    </span>
  )
}
