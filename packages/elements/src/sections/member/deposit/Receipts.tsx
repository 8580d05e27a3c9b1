import { receiptBytesMax, receiptsMax, type DepositOrder } from '@baize/contract'
import { useRef, useState, type DragEvent } from 'react'
import { useText } from '../../../scope.ts'
import { ActionFailure } from '../../../shared/feedback/ActionFailure.tsx'
import { IconButton } from '../../../ui/forms/IconButton.tsx'
import { Icon } from '../../../ui/media/Icon.tsx'
import { camera, fileX, image, rotateCw, trash2, upload, x } from '../../../ui/media/icons.gen.ts'
import { Ring } from '../../../ui/media/Ring.tsx'
import { useReceipts, type ChosenFile } from './use-receipts.ts'

/** Bytes in one unit of a file's size as people read it. */
const kilobyte = 1024

interface ReceiptsProps {
  order: DepositOrder
  /** Receipts of an ended order stay. */
  removable: boolean
}

/** Receipts that were added, files that were not taken with their reason, and a place for more. */
export function Receipts({ order, removable }: ReceiptsProps) {
  const { t, number, refusal } = useText()
  const { files, thumbnails, add, retry, dismiss, remove, removing, failure } = useReceipts(order)
  const [over, setOver] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const { receipts, takesReceipts, state } = order
  const size = (bytes: number) =>
    bytes < kilobyte * kilobyte
      ? t('deposit.receipt.kilobytes', { size: number(Math.max(1, Math.round(bytes / kilobyte))) })
      : t('deposit.receipt.megabytes', {
          size: number(bytes / kilobyte / kilobyte, { maximumFractionDigits: 1 }),
        })
  const megabytes = number(receiptBytesMax / kilobyte / kilobyte)
  const words = (problem: NonNullable<ChosenFile['problem']>) =>
    typeof problem === 'string'
      ? t(`deposit.receipt.${problem}`, { size: megabytes, count: receiptsMax })
      : t('deposit.receipt.failed', { reason: refusal(problem) })
  const drag = (event: DragEvent) => {
    event.preventDefault()
    setOver(event.type === 'dragover')
    if (event.type === 'drop') add([...event.dataTransfer.files])
  }
  const choose = () => {
    const { current } = input
    if (!current) return
    add([...(current.files ?? [])])
    // The same file may be chosen again.
    current.value = ''
  }
  const dropping = takesReceipts ? { onDragOver: drag, onDragLeave: drag, onDrop: drag } : {}
  return (
    <section className="deposit-receipts" part="receipts" aria-label={t('deposit.receipt.title')} {...dropping}>
      <div className="deposit-receipts-head">
        <h4 className="deposit-heading">
          {t('deposit.receipt.title')} {state === 'pending' && <span>{t('deposit.receipt.optional')}</span>}
        </h4>
        <span className="deposit-note">
          {t('deposit.receipt.limits', { size: megabytes, count: number(receipts.length), max: number(receiptsMax) })}
        </span>
      </div>
      <ul className="deposit-files">
        {receipts.map(({ id, name, bytes }) => (
          <li key={id} className="deposit-file">
            {thumbnails[id] ? (
              <img className="deposit-thumbnail" src={thumbnails[id]} alt="" />
            ) : (
              <span className="deposit-thumbnail">
                <Icon of={image} size={20} />
              </span>
            )}
            <span className="deposit-file-text">
              <bdi translate="no">{name}</bdi>
              <span>{size(bytes)}</span>
            </span>
            {removable && (
              <IconButton
                icon={trash2}
                size={32}
                label={t('deposit.receipt.remove', { name })}
                loading={removing}
                onClick={() => remove(id)}
              />
            )}
          </li>
        ))}
        {files.map(({ id, file, problem }) => (
          <li key={id} className={`deposit-file${problem ? ' deposit-refused' : ''}`}>
            <span className="deposit-thumbnail">{problem ? <Icon of={fileX} size={20} /> : <Ring />}</span>
            <span className="deposit-file-text">
              <bdi translate="no">{file.name}</bdi>
              <span role="alert">{problem ? words(problem) : t('deposit.receipt.sending')}</span>
            </span>
            {problem && typeof problem !== 'string' && (
              <IconButton
                icon={rotateCw}
                size={32}
                label={t('deposit.receipt.retry', { name: file.name })}
                onClick={() => retry(id)}
              />
            )}
            {problem && (
              <IconButton
                icon={x}
                size={32}
                label={t('deposit.receipt.dismiss', { name: file.name })}
                onClick={() => dismiss(id)}
              />
            )}
          </li>
        ))}
      </ul>
      <ActionFailure error={failure} />
      {takesReceipts && receipts.length < receiptsMax && (
        <label className={`deposit-drop${over ? ' deposit-over' : ''}`}>
          <Icon of={upload} size={18} className="deposit-by-pointer" />
          <Icon of={camera} size={18} className="deposit-by-finger" />
          <span className="deposit-by-pointer">{t('deposit.receipt.drop')}</span>
          <span className="link deposit-by-pointer">{t('deposit.receipt.choose')}</span>
          <span className="link deposit-by-finger">{t('deposit.receipt.take')}</span>
          <input
            ref={input}
            className="unseen"
            type="file"
            name="receipt"
            accept="image/png,image/jpeg"
            multiple
            aria-label={t('deposit.receipt.add')}
            onChange={choose}
          />
        </label>
      )}
    </section>
  )
}
