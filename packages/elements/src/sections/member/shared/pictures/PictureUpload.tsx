import { receiptBytesMax, receiptsMax } from '@baize/contract'
import { useId, useRef, useState, type DragEvent } from 'react'
import { useText } from '../../../../scope.ts'
import { ActionFailure, actionFailureCss } from '../../../../shared/feedback/ActionFailure.tsx'
import { IconButton, iconButtonCss } from '../../../../ui/forms/IconButton.tsx'
import { Icon } from '../../../../ui/media/Icon.tsx'
import { camera, fileX, image, rotateCw, trash2, upload, x } from '../../../../ui/media/icons.gen.ts'
import { Ring, ringCss } from '../../../../ui/media/Ring.tsx'
import css from './picture-upload.css'
import { usePictureUpload, type ChosenFile, type PictureSource } from './use-picture-upload.ts'

export const pictureUploadCss = [...actionFailureCss, ...iconButtonCss, ...ringCss, css]

/** Bytes in one unit of a file's size as people read it. */
const kilobyte = 1024

interface PictureUploadProps extends PictureSource {
  /** By which a host styles it. */
  part: string
  title: string
  /** Beside the title. */
  note?: string | undefined
  /** Name of the field that takes files. */
  addLabel: string
  /** Why they are needed, where they are missing. */
  problem?: string | undefined
  /** More may be added. */
  addable: boolean
  /** Pictures of an ended order stay. */
  removable: boolean
}

/** Pictures that were added, files that were not taken with their reason, and a place for more. */
export function PictureUpload(props: PictureUploadProps) {
  const { part, title, note, addLabel, problem, addable, removable, pictures } = props
  const { t, number, refusal } = useText()
  const { files, thumbnails, add, retry, dismiss, remove, removing, failure } = usePictureUpload(props)
  const [over, setOver] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const problemId = useId()
  const size = (bytes: number) =>
    bytes < kilobyte * kilobyte
      ? t('pictures.kilobytes', { size: number(Math.max(1, Math.round(bytes / kilobyte))) })
      : t('pictures.megabytes', { size: number(bytes / kilobyte / kilobyte, { maximumFractionDigits: 1 }) })
  const megabytes = number(receiptBytesMax / kilobyte / kilobyte)
  const words = (problem: NonNullable<ChosenFile['problem']>) =>
    typeof problem === 'string'
      ? t(`pictures.${problem}`, { size: megabytes, count: receiptsMax })
      : t('pictures.failed', { reason: refusal(problem) })
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
  const dropping = addable ? { onDragOver: drag, onDragLeave: drag, onDrop: drag } : {}
  return (
    <section className="pictures" part={part} aria-label={title} {...dropping}>
      <div className="pictures-head">
        <h4 className="pictures-title">
          {title} {note && <span>{note}</span>}
        </h4>
        <span className="pictures-limits">
          {t('pictures.limits', { size: megabytes, count: number(pictures.length), max: number(receiptsMax) })}
        </span>
      </div>
      <ul className="pictures-list">
        {pictures.map(({ id, name, bytes }) => (
          <li key={id} className="picture">
            {thumbnails[id] ? (
              <img className="picture-thumbnail" src={thumbnails[id]} alt="" />
            ) : (
              <span className="picture-thumbnail">
                <Icon of={image} size={20} />
              </span>
            )}
            <span className="picture-text">
              <bdi translate="no">{name}</bdi>
              <span>{size(bytes)}</span>
            </span>
            {removable && (
              <IconButton
                icon={trash2}
                size={32}
                label={t('pictures.remove', { name })}
                loading={removing}
                onClick={() => remove(id)}
              />
            )}
          </li>
        ))}
        {files.map(({ id, file, problem }) => (
          <li key={id} className={`picture${problem ? ' picture-refused' : ''}`}>
            <span className="picture-thumbnail">{problem ? <Icon of={fileX} size={20} /> : <Ring />}</span>
            <span className="picture-text">
              <bdi translate="no">{file.name}</bdi>
              <span role="alert">{problem ? words(problem) : t('pictures.sending')}</span>
            </span>
            {problem && typeof problem !== 'string' && (
              <IconButton
                icon={rotateCw}
                size={32}
                label={t('pictures.retry', { name: file.name })}
                onClick={() => retry(id)}
              />
            )}
            {problem && (
              <IconButton
                icon={x}
                size={32}
                label={t('pictures.dismiss', { name: file.name })}
                onClick={() => dismiss(id)}
              />
            )}
          </li>
        ))}
      </ul>
      <ActionFailure error={failure} />
      {addable && pictures.length < receiptsMax && (
        <label className={`pictures-drop${over ? ' pictures-over' : ''}`}>
          <Icon of={upload} size={18} className="pictures-by-pointer" />
          <Icon of={camera} size={18} className="pictures-by-finger" />
          <span className="pictures-by-pointer">{t('pictures.drop')}</span>
          <span className="link pictures-by-pointer">{t('pictures.choose')}</span>
          <span className="link pictures-by-finger">{t('pictures.take')}</span>
          <input
            ref={input}
            className="unseen"
            type="file"
            accept="image/png,image/jpeg"
            multiple
            aria-label={addLabel}
            aria-invalid={problem ? true : undefined}
            aria-describedby={problem ? problemId : undefined}
            onChange={choose}
          />
        </label>
      )}
      <p className="pictures-problem" id={problemId} role="alert">
        {problem}
      </p>
    </section>
  )
}
