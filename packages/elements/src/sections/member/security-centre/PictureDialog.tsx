import { profileIcons, profilePictureBytesMax, setProfileIcon } from '@baize/contract'
import { useRef, useState } from 'react'
import { useSheets } from '../../../runtime/use-sheets.ts'
import { useRead, useScope, useSession, useText } from '../../../scope.ts'
import { useAction } from '../../../shared/actions/use-action.ts'
import { ActionFailure, actionFailureCss } from '../../../shared/feedback/ActionFailure.tsx'
import { LoadFailure } from '../../../shared/feedback/LoadFailure.tsx'
import { useDisplayName } from '../../../shared/security/use-display-name.ts'
import { Alert } from '../../../ui/data/Alert.tsx'
import { keyed } from '../../../ui/data/keyed.ts'
import { Skeleton } from '../../../ui/data/Skeleton.tsx'
import { Button, buttonCss } from '../../../ui/forms/Button.tsx'
import { Face } from '../../../ui/media/Face.tsx'
import { upload } from '../../../ui/media/icons.gen.ts'
import { Dialog, dialogCss } from '../../../ui/overlays/Dialog.tsx'
import { readPicture } from '../shared/pictures/picture-files.ts'
import type { SecurityDialogProps } from './dialogs.ts'
import css from './picture-dialog.css'

const styles = [...dialogCss, ...buttonCss, ...actionFailureCss, css]
const megabyte = 1024 * 1024

/** Chooses the profile picture: one of the gallery, one's own, or none (MEM-18). */
export function SecurityDialog({ onSaved, onClose }: SecurityDialogProps) {
  useSheets(styles)
  const { t, number } = useText()
  const { image, session } = useScope()
  const { avatar } = useSession()
  const name = useDisplayName()
  const gallery = useRead(profileIcons, {})
  const input = useRef<HTMLInputElement>(null)
  const [problem, setProblem] = useState('')
  const words = (key: string) => t(`pictures.${key}`, { size: number(profilePictureBytesMax / megabyte) })
  const { run, busy, failure } = useAction(setProfileIcon, {
    onDone() {
      void session.reloadMember().catch(() => {})
      onSaved('icon')
      onClose()
    },
    onRefused(_error, { fields }) {
      const key = fields?.['picture']
      if (!key) return undefined
      setProblem(words(key))
      return 'elsewhere'
    },
  })
  const choose = (chosen: { iconId?: string; picture?: string }) => {
    setProblem('')
    void run(chosen)
  }
  const send = async (file: File | undefined) => {
    if (!file) return
    const read = await readPicture(file, profilePictureBytesMax)
    if ('problem' in read) setProblem(words(read.problem))
    else choose(read)
  }
  return (
    <Dialog title={t('security.icon.title')} closeLabel={t('common.close')} onClose={onClose}>
      <ActionFailure error={failure} />
      <div role="alert">
        {problem && (
          <Alert kind="error">
            <span>{problem}</span>
          </Alert>
        )}
      </div>
      {gallery.status === 'error' && !gallery.data && <LoadFailure error={gallery.error} onRetry={gallery.refresh} />}
      {!gallery.data && gallery.status !== 'error' && <Skeleton height={240} />}
      <ul className="gallery" part="gallery" aria-label={t('security.icon.gallery')}>
        {keyed(gallery.data?.list ?? [], ({ iconId }) => iconId).map(([key, { iconId, iconUrl }]) => (
          <li key={key}>
            <button
              type="button"
              className="gallery-choice"
              aria-pressed={iconUrl === avatar}
              aria-label={t(`security.icon.${iconId}`)}
              aria-disabled={busy || undefined}
              onClick={() => choose({ iconId })}
            >
              <Face src={image(iconUrl)} name={name} className="gallery-face" />
            </button>
          </li>
        ))}
      </ul>
      <input
        ref={input}
        type="file"
        hidden
        accept="image/png,image/jpeg"
        aria-label={t('security.icon.own')}
        onChange={event => {
          const [file] = event.currentTarget.files ?? []
          event.currentTarget.value = ''
          void send(file)
        }}
      />
      <p className="gallery-note">{t('security.icon.note', { size: number(profilePictureBytesMax / megabyte) })}</p>
      <div className="gallery-ways">
        <Button icon={upload} loading={busy} onClick={() => input.current?.click()}>
          {t('security.icon.own')}
        </Button>
        {avatar && (
          <Button kind="ghost" loading={busy} onClick={() => choose({})}>
            {t('security.icon.none')}
          </Button>
        )}
      </div>
    </Dialog>
  )
}
