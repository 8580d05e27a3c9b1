import type { CallError, Translator } from '@baize/client'
import {
  mainWallet,
  type Input,
  type Output,
  type Refusal,
  type vendorWallets,
  type walletTransfer,
} from '@baize/contract'
import { amountOf, isMoreThan, type Separators } from '../../../shared/money/typed-amount.ts'
import type { Problems, Values } from '../../../ui/forms/form-values.ts'
import type { Refused } from '../../../ui/forms/use-form.ts'

export type Wallets = Output<typeof vendorWallets>
/** A transfer as it was typed and read, without the key under which it is sent. */
export type WalletTransferValues = Omit<Input<typeof walletTransfer>, 'idempotencyKey'>

/** The two wallets of a transfer; one of them is the main wallet. */
export interface Way {
  from: string
  to: string
}

/** A way from another wallet: the other end follows, so that one of the two is the main wallet. */
export const fromWallet = (way: Way, from: string): Way =>
  from === mainWallet ? { from, to: way.from === mainWallet ? way.to : way.from } : { from, to: mainWallet }

/** A way to another wallet, in the same manner. */
export function toWallet({ from, to: before }: Way, to: string): Way {
  const turned = fromWallet({ from: before, to: from }, to)
  return { from: turned.to, to: turned.from }
}

/** The same way back. */
export const turned = ({ from, to }: Way): Way => ({ from: to, to: from })

/** What is in a wallet. */
export const balanceIn = ({ main, list }: Wallets, wallet: string): string =>
  wallet === mainWallet ? main : (list.find(({ vassalage }) => vassalage === wallet)?.balance ?? '0')

/** What the form is checked by. */
export interface TransferContext {
  wallets: Wallets
  way: Way
  separators: Separators
  /** An amount as the texts write it. */
  written: (amount: string) => string
}

/** The typed amount where it is one above zero, else null. */
export function readAmount(typed: string, { wallets, separators }: TransferContext): string | null {
  const amount = amountOf(typed, separators, wallets.currency, [wallets.total])
  return amount !== null && isMoreThan(amount, '0') ? amount : null
}

/** Problems of the typed transfer, in words, by field (MEM-22). */
export function transferProblems(t: Translator['t'], values: Values, context: TransferContext): Problems {
  const { amount: typed = '' } = values
  const { wallets, way, written } = context
  if (!typed) return { amount: t('field.empty') }
  const amount = readAmount(typed, context)
  if (amount === null) return { amount: t('walletTransfer.amountFormat', { example: written('100') }) }
  return isMoreThan(amount, balanceIn(wallets, way.from)) ? { amount: t('error.INSUFFICIENT_FUNDS') } : {}
}

/** The transfer that was typed; its fields were found right before. */
export const transferOf = ({ amount = '' }: Values, context: TransferContext): WalletTransferValues => ({
  ...context.way,
  amount: readAmount(amount, context) ?? '',
})

/** A refused transfer in words, at its field where it has one. */
export function refusedTransfer(
  t: Translator['t'],
  error: CallError,
  words: string,
  context: TransferContext,
): Refused {
  const { fields } = (error.value ?? {}) as Refusal<typeof walletTransfer>
  if (error.code === 'INSUFFICIENT_FUNDS') return { problems: { amount: words } }
  if (error.code !== 'FIELD_INVALID' || !fields?.['amount']) return { message: words }
  const example = context.written('100')
  return {
    problems: {
      amount: fields['amount'] === 'empty' ? t('field.empty') : t('walletTransfer.amountFormat', { example }),
    },
  }
}
