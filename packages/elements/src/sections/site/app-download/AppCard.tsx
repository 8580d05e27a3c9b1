import { useText } from '../../../scope.ts'
import { saveFile } from '../../../shared/actions/save-file.ts'
import { Button } from '../../../ui/forms/Button.tsx'
import { download } from '../../../ui/media/icons.gen.ts'
import { QrCode } from '../../../ui/media/QrCode.tsx'
import { qrFile } from '../../../ui/media/qr-path.ts'
import type { AppLink } from '../shared/app-links.ts'

const megabyte = 1_000_000

/**
 * An app: its code for the camera of a phone, its address for who is on one, and which version it
 * is (CS-06, CS-07, CS-09).
 */
export function AppCard({ app }: { app: AppLink }) {
  const { t, number, date } = useText()
  const { system, name, url, version, size, date: published } = app
  const facts = [
    version && t('appDownload.version', { version }),
    size && t('appDownload.size', { size: number(Math.round(size / megabyte)) }),
    published && date(published, { dateStyle: 'medium' }),
  ].filter(Boolean)
  return (
    <article className="app-card" part="app" aria-labelledby={`app-${system}`}>
      <QrCode text={url} label={t('menu.appCode', { name, url })} />
      <div className="app-words">
        <h3 id={`app-${system}`} className="app-name">
          {name}
        </h3>
        {facts.length > 0 && <p className="app-facts">{facts.join(' · ')}</p>}
        <a className="app-link" href={url} target="_blank" rel="noopener noreferrer">
          {t('appDownload.get', { name })}
        </a>
        <Button
          kind="ghost"
          size="small"
          icon={download}
          onClick={() => saveFile(qrFile(url), `baize-${system.toLowerCase()}.svg`)}
        >
          {t('appDownload.saveCode')}
        </Button>
      </div>
    </article>
  )
}
