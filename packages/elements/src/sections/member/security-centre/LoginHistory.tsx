import { useSheets } from '../../../runtime/use-sheets.ts'
import { useText } from '../../../scope.ts'
import { keyed } from '../../../ui/data/keyed.ts'
import { Dialog, dialogCss } from '../../../ui/overlays/Dialog.tsx'
import css from './activity.css'
import type { SecurityDialogProps } from './dialogs.ts'

const styles = [...dialogCss, css]

/** The last logins: when, from where and with what (MEM-16, API-91). */
export function SecurityDialog({ facts: { logins }, onClose }: SecurityDialogProps) {
  useSheets(styles)
  const { t, date } = useText()
  return (
    <Dialog title={t('security.logins.title')} closeLabel={t('common.close')} onClose={onClose}>
      <p className="activity-note">{t('security.logins.note')}</p>
      <ol className="activity" part="logins">
        {keyed(logins?.content ?? [], ({ time }) => time).map(([key, { time, ip, place, device }]) => (
          <li key={key} className="activity-entry">
            <span>
              <b>{date(time)}</b>
              <span className="activity-fact">{device}</span>
            </span>
            <bdi className="activity-fact">{[place, ip].filter(Boolean).join(' · ')}</bdi>
          </li>
        ))}
      </ol>
    </Dialog>
  )
}
