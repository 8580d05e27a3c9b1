import {
  walletTransfers,
  walletTransferStates,
  type Output,
  type WalletTransferOrder,
  type WalletTransferState,
} from '@baize/contract'
import { useSession, useText } from '../../../scope.ts'
import type { CsvColumn } from '../../../shared/records/csv.ts'
import type { FilterField } from '../../../shared/records/filter-fields.ts'
import { RecordPage } from '../../../shared/records/RecordPage.tsx'
import { useSiteZone } from '../../../shared/records/use-site-zone.ts'
import { Badge } from '../../../ui/data/Badge.tsx'
import type { Column } from '../../../ui/data/columns.ts'
import { Money } from '../../../ui/data/Money.tsx'
import type { Wallets } from './transfer-values.ts'
import { useWalletName } from './use-wallet-name.ts'

type Transfers = Output<typeof walletTransfers>

const moment = { day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const
const clock = { hour: '2-digit', minute: '2-digit', second: '2-digit', hourCycle: 'h23' } as const

const badgeOf: Readonly<Record<WalletTransferState, 'info' | 'win' | 'loss'>> = {
  processing: 'info',
  success: 'win',
  failed: 'loss',
}

/**
 * What is known of a transfer beside its state: when its vendor was asked, or where its money is.
 */
function useNote(wallets: Wallets): (order: WalletTransferOrder) => string {
  const { t } = useText()
  const { date } = useSiteZone()
  const nameOf = useWalletName(wallets)
  return ({ state, askedAt, from, fromName }) => {
    if (state === 'failed') return t('walletTransfer.returned', { wallet: nameOf(from, fromName) })
    return state === 'processing' && askedAt ? t('walletTransfer.askedAt', { at: date(askedAt, clock) }) : ''
  }
}

/** Columns of a transfer (MEM-21). */
function useColumns(wallets: Wallets): Column<WalletTransferOrder>[] {
  const { t, amount } = useText()
  const { currencySymbol } = useSession()
  const { date } = useSiteZone()
  const nameOf = useWalletName(wallets)
  const noteOf = useNote(wallets)
  const label = (name: string) => t(`walletTransfer.column.${name}`)
  return [
    { name: 'at', label: label('at'), cell: ({ at }) => date(at, moment) },
    { name: 'from', label: label('from'), cell: ({ from, fromName }) => <bdi>{nameOf(from, fromName)}</bdi> },
    { name: 'to', label: label('to'), cell: ({ to, toName }) => <bdi>{nameOf(to, toName)}</bdi> },
    {
      name: 'amount',
      label: `${label('amount')} (${currencySymbol})`,
      end: true,
      cell: row => <Money text={amount(row.amount, row.currency)} />,
    },
    {
      name: 'state',
      label: label('state'),
      cell: ({ state }) => <Badge kind={badgeOf[state]}>{t(`walletTransfer.state.${state}`)}</Badge>,
    },
    { name: 'note', label: label('note'), cell: order => <span className="funds-quiet">{noteOf(order) || '–'}</span> },
  ]
}

function useFields(): FilterField[] {
  const { t } = useText()
  const states = walletTransferStates.map(value => ({ value, label: t(`walletTransfer.state.${value}`) }))
  return [
    {
      name: 'state',
      label: t('walletTransfer.column.state'),
      kind: 'select',
      options: [{ value: '', label: t('walletTransfer.allStates') }, ...states],
    },
  ]
}

function useFile(wallets: Wallets): { name: string; columns: CsvColumn<WalletTransferOrder>[] } {
  const { t } = useText()
  const { date } = useSiteZone()
  const nameOf = useWalletName(wallets)
  const column = (name: string, text: (row: WalletTransferOrder) => string) => ({
    label: t(`walletTransfer.column.${name}`),
    text,
  })
  return {
    name: 'wallet-transfers',
    columns: [
      column('at', ({ at }) => date(at)),
      column('orderNo', ({ orderNo }) => orderNo),
      column('from', ({ from, fromName }) => nameOf(from, fromName)),
      column('to', ({ to, toName }) => nameOf(to, toName)),
      column('amount', ({ amount }) => amount),
      column('currency', ({ currency }) => currency),
      column('state', ({ state }) => t(`walletTransfer.state.${state}`)),
    ],
  }
}

const address = { prefix: 'transfers', fields: { filters: ['from', 'to', 'state'] } } as const

/** The transfers so far, the newest first (MEM-21). */
export function TransferHistory({ wallets }: { wallets: Wallets }) {
  const { t, amount } = useText()
  const columns = useColumns(wallets)
  const fields = useFields()
  const file = useFile(wallets)
  const sums = ({ totals, currency }: Transfers, of: 'page' | 'period') => ({
    amount: <Money text={amount(totals[of], currency)} />,
  })
  return (
    <section className="funds-history" aria-label={t('walletTransfer.history')}>
      <h3 className="funds-title">{t('walletTransfer.history')}</h3>
      <RecordPage
        endpoint={walletTransfers}
        label={t('walletTransfer.history')}
        columns={columns}
        fields={fields}
        address={address}
        keyOf={({ orderNo }) => orderNo}
        sums={sums}
        file={file}
      />
    </section>
  )
}
