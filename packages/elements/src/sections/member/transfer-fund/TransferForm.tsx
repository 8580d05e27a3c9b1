import type { CallError } from '@baize/client'
import { mainWallet } from '@baize/contract'
import { useRef, useState } from 'react'
import { useText } from '../../../scope.ts'
import { useForm } from '../../../shared/forms/use-form.ts'
import { AmountField } from '../../../shared/money/AmountField.tsx'
import { separatorsOf } from '../../../shared/money/typed-amount.ts'
import { Alert } from '../../../ui/data/Alert.tsx'
import { Button } from '../../../ui/forms/Button.tsx'
import { Form } from '../../../ui/forms/Form.tsx'
import { IconButton } from '../../../ui/forms/IconButton.tsx'
import { Select, type Option } from '../../../ui/forms/Select.tsx'
import { arrowLeftRight } from '../../../ui/media/icons.gen.ts'
import { OutcomeAlert } from './OutcomeAlert.tsx'
import {
  balanceIn,
  fromWallet,
  readAmount,
  refusedTransfer,
  toWallet,
  transferOf,
  transferProblems,
  turned,
  type TransferContext,
  type Wallets,
  type Way,
} from './transfer-values.ts'
import { useTransfer, type PlacedTransfer } from './use-transfer.ts'
import { useWalletName } from './use-wallet-name.ts'

/** The way that the form begins with: to the first vendor that is open. */
const firstWay = ({ list }: Wallets): Way => ({
  from: mainWallet,
  to: (list.find(({ state }) => state !== 'maintenance') ?? list[0])?.vassalage ?? mainWallet,
})

interface TransferFormProps {
  wallets: Wallets
  /** The last transfer that was placed, or processing, in this visit. */
  placed: PlacedTransfer | null
  /** Hears of a transfer that was placed, and of its result. */
  onPlaced: (placed: PlacedTransfer) => void
}

/** From, to and amount of a transfer, and what became of the last one (MEM-21, MEM-22). */
export function TransferForm({ wallets, placed, onPlaced }: TransferFormProps) {
  const { t, money, locale, refusal } = useText()
  const { currency, currencySymbol, waiting } = wallets
  const [way, setWay] = useState(() => firstWay(wallets))
  const [typed, setTyped] = useState('')
  const input = useRef<HTMLInputElement>(null)
  const nameOf = useWalletName(wallets)
  const written = (amount: string) => money(amount, currency, currencySymbol)
  const context: TransferContext = { wallets, way, separators: separatorsOf(locale), written }
  const machine = useTransfer({
    onPlaced(done) {
      if (input.current) input.current.value = ''
      setTyped('')
      onPlaced(done)
    },
    onRefused: (error: CallError) => form.refuse(refusedTransfer(t, error, refusal(error), context)),
  })
  const form = useForm({
    check: values => transferProblems(t, values, context),
    send(values) {
      const order = transferOf(values, context)
      machine.confirm(order)
      machine.send(order)
      return Promise.resolve(undefined)
    },
  })
  const { stage } = machine
  const busy = stage.name === 'confirm' && stage.busy
  const unknown = stage.name === 'unknown' ? stage : null
  const amount = readAmount(typed, context)
  const optionOf = (value: string): Option => ({
    value,
    label: `${nameOf(value)} · ${written(balanceIn(wallets, value))}`,
  })
  const options: Option[] = [
    optionOf(mainWallet),
    ...wallets.list.map(({ vassalage, state }) => ({
      ...optionOf(vassalage),
      ...(state === 'maintenance' && { disabled: true }),
    })),
  ]
  return (
    <div className="member-main">
      <div role="status" className="funds-status">
        {stage.name === 'confirm' && stage.lost && (
          <Alert kind="warn">
            <span>{t('walletTransfer.lost')}</span>
          </Alert>
        )}
        {unknown && (
          <Alert kind="warn">
            <span>{t(unknown.busy ? 'walletTransfer.looking' : 'walletTransfer.unknown')}</span>
          </Alert>
        )}
        <OutcomeAlert wallets={wallets} placed={placed} onResult={onPlaced} />
      </div>
      {unknown && (
        <Button kind="primary" size="large" block loading={unknown.busy} onClick={() => machine.look(unknown.order)}>
          {t('walletTransfer.look')}
        </Button>
      )}
      <div hidden={unknown !== null} onInput={() => setTyped(input.current?.value ?? '')}>
        <Form state={form} label={t('walletTransfer.title')}>
          <div className="funds-way">
            <Select
              name="from"
              label={t('walletTransfer.from')}
              required
              options={options}
              value={way.from}
              onChange={({ currentTarget }) => setWay(fromWallet(way, currentTarget.value))}
            />
            <IconButton
              className="funds-turn"
              icon={arrowLeftRight}
              label={t('walletTransfer.turn')}
              line
              onClick={() => setWay(turned(way))}
            />
            <Select
              name="to"
              label={t('walletTransfer.to')}
              required
              options={options}
              value={way.to}
              onChange={({ currentTarget }) => setWay(toWallet(way, currentTarget.value))}
            />
          </div>
          <AmountField
            limits={{ min: '0', max: balanceIn(wallets, way.from), currency, currencySymbol }}
            available={balanceIn(wallets, way.from)}
            texts={{
              label: t('walletTransfer.amount'),
              hint: t('walletTransfer.upTo', { amount: written(balanceIn(wallets, way.from)) }),
              all: t('walletTransfer.all'),
            }}
            input={input}
          />
          <Button type="submit" kind="primary" size="large" block loading={busy} disabled={waiting !== null}>
            {amount === null ? t('walletTransfer.send') : t('walletTransfer.sendAmount', { amount: written(amount) })}
          </Button>
          {waiting && <p className="funds-note">{t('walletTransfer.oneAtATime')}</p>}
        </Form>
      </div>
    </div>
  )
}
