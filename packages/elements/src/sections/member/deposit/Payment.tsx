import { minute, second, type DepositOrder, type DepositPayment } from '@baize/contract'
import { useText } from '../../../scope.ts'
import { saveFile } from '../../../shared/actions/save-file.ts'
import { isWebAddress } from '../../../shared/navigation/web-address.ts'
import { useSiteZone } from '../../../shared/records/use-site-zone.ts'
import { Alert } from '../../../ui/data/Alert.tsx'
import { Money } from '../../../ui/data/Money.tsx'
import { LinkButton } from '../../../ui/forms/LinkButton.tsx'
import { Icon } from '../../../ui/media/Icon.tsx'
import { externalLink } from '../../../ui/media/icons.gen.ts'
import { qrFile } from '../../../ui/media/qr-path.ts'
import { QrCode } from '../../../ui/media/QrCode.tsx'
import { CopyValue } from '../shared/CopyValue.tsx'
import { useTimeLeft } from '../shared/use-time-left.ts'

/** The time that is left to pay, by the platform's clock, and when it ends. */
function TimeLeft({ expiresAt }: Pick<DepositOrder, 'expiresAt'>) {
  const { t, number } = useText()
  const { date } = useSiteZone()
  const left = useTimeLeft(expiresAt)
  const end = date(expiresAt, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })
  return (
    <div>
      <dt>{t('deposit.timeLeft')}</dt>
      <dd className="deposit-time">
        <span role="timer">
          <b>
            {t('deposit.minutesSeconds', {
              minutes: number(Math.floor(left / minute)),
              seconds: (left % minute) / second,
            })}
          </b>
          {t('deposit.until', { time: end })}
        </span>
      </dd>
    </div>
  )
}

interface PaymentHeadProps {
  order: DepositOrder
  /** Exactly what is to be sent, as the texts write it and as it is copied. */
  amount: { text: string; value: string }
}

/** Amount, number and time left in one line. */
export function PaymentHead({ order, amount }: PaymentHeadProps) {
  const { t } = useText()
  const { orderNo, expiresAt } = order
  return (
    <dl className="deposit-head">
      <div>
        <dt>{t('deposit.payExactly')}</dt>
        <dd className="deposit-exact">
          <CopyValue value={amount.value} label={t('deposit.amount')}>
            <Money text={amount.text} />
          </CopyValue>
        </dd>
      </div>
      <div>
        <dt>{t('deposit.column.orderNo')}</dt>
        <dd>
          <CopyValue value={orderNo} label={t('deposit.column.orderNo')} />
        </dd>
      </div>
      <TimeLeft expiresAt={expiresAt} />
    </dl>
  )
}

/** A text with one value in it that stands out. */
function Emphasised({ text, value }: { text: (mark: string) => string; value: string }) {
  const [before, after] = text('\u0000').split('\u0000')
  return (
    <>
      {before}
      <b>
        <bdi translate="no">{value}</bdi>
      </b>
      {after}
    </>
  )
}

/** A line of where to send the money. An IBAN is shown in groups, and copied without them. */
function Detail({ field, value }: DepositPayment['details'][number]) {
  const { t } = useText()
  const plain = field === 'iban' ? value.replace(/\s/g, '') : value
  return (
    <CopyValue value={plain} label={t(`deposit.field.${field}`)}>
      {field === 'iban' ? plain.replace(/.{4}(?=.)/g, '$& ') : value}
    </CopyValue>
  )
}

interface PaymentProps {
  order: DepositOrder
  payment: DepositPayment
  /** Whether to open the gateway's page is what one does next. */
  isNext: boolean
  onOpened: () => void
}

/** How an order is paid: what to send where, a code to scan, the gateway’s page (MEM-26). */
export function Payment({ order, payment, isNext, onOpened }: PaymentProps) {
  const { t } = useText()
  const { details, qr, pageUrl } = payment
  const isCoin = order.group === 'crypto'
  const valueOf = (field: string) => details.find(each => each.field === field)?.value
  const reference = valueOf('reference')
  const network = valueOf('network')
  const address = pageUrl !== null && isWebAddress(pageUrl) ? pageUrl : null
  return (
    <div className="deposit-payment" part="payment">
      {(details.length > 0 || qr !== null) && (
        <div className={`deposit-way${qr === null ? '' : ' deposit-coded'}`}>
          {details.length > 0 && (
            <div className="deposit-details">
              <h4 className="member-heading">{t('deposit.sendTo')}</h4>
              <dl>
                {details.map(({ field, value }) => (
                  <div key={field}>
                    <dt>{t(`deposit.field.${field}`)}</dt>
                    <dd>
                      <Detail field={field} value={value} />
                    </dd>
                  </div>
                ))}
              </dl>
            </div>
          )}
          {qr !== null && (
            <figure className="deposit-code">
              <QrCode text={qr} label={t('deposit.code')} />
              <figcaption className="deposit-note">
                {t(isCoin ? 'deposit.scanWallet' : 'deposit.scanBank')}{' '}
                <LinkButton onClick={() => saveFile(qrFile(qr), `${order.orderNo}.svg`)}>
                  {t('deposit.saveCode')}
                </LinkButton>
              </figcaption>
            </figure>
          )}
        </div>
      )}
      {address !== null && (
        <a
          className={`button button-large button-block button-${isNext ? 'primary' : 'secondary'}`}
          href={address}
          target="_blank"
          rel="noopener noreferrer"
          onClick={onOpened}
        >
          <Icon of={externalLink} size={16} />
          <span>{t('deposit.openPage')}</span>
        </a>
      )}
      <Alert>
        <p>
          {reference !== undefined && (
            <>
              <Emphasised text={mark => t('deposit.referenceNote', { reference: mark })} value={reference} />{' '}
            </>
          )}
          {network !== undefined && (
            <>
              <Emphasised text={mark => t('deposit.networkNote', { network: mark })} value={network} />{' '}
            </>
          )}
          {t('deposit.lateNote')}
        </p>
      </Alert>
    </div>
  )
}
