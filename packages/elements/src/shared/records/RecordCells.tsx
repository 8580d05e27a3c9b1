import type { ReactNode } from 'react'
import { Money } from '../../ui/data/Money.tsx'
import { IconButton } from '../../ui/forms/IconButton.tsx'
import { check, copy as copyIcon } from '../../ui/media/icons.gen.ts'
import { useCopy } from '../actions/use-copy.ts'

/** Two lines in a cell, the second one quieter. */
export const TwoLines = ({ first, second }: { first: ReactNode; second: ReactNode }) => (
  <span className="record-two">
    <span>{first}</span>
    <span className="record-sub">{second}</span>
  </span>
)

interface NumberCellProps {
  value: string
  texts: { copy: string; copied: string }
}

/** The number of a record, with a button that copies it. */
export function NumberCell({ value, texts }: NumberCellProps) {
  const { copied, copy } = useCopy(texts.copied)
  return (
    <span className="record-number">
      <bdi translate="no" title={value}>
        {value}
      </bdi>
      <IconButton
        size={24}
        icon={copied === value ? check : copyIcon}
        label={texts.copy}
        onClick={() => void copy(value)}
      />
    </span>
  )
}

interface ResultCellProps {
  /** As the platform has it. */
  amount: string
  /** How the language writes it without its sign. */
  written: (amount: string) => string
}

/** A gain or a loss: the sign stands before the amount in every language. */
export function ResultCell({ amount, written }: ResultCellProps) {
  const isLoss = amount.startsWith('-')
  const isGain = !isLoss && /[1-9]/.test(amount)
  const text = `${isLoss ? '−' : isGain ? '+' : ''}${written(amount.replace('-', ''))}`
  return isGain ? (
    <span className="record-gain">
      <Money text={text} />
    </span>
  ) : (
    <Money text={text} />
  )
}
