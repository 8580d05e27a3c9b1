import { useCopy } from '../../../shared/actions/use-copy.ts'
import { useText } from '../../../scope.ts'
import { IconButton } from '../../../ui/forms/IconButton.tsx'
import { check, copy as copyIcon, qrCode, trash2 } from '../../../ui/media/icons.gen.ts'
import type { Link } from './use-links.ts'

export interface LinkActionsProps {
  link: Link
  onPicture: (link: Link) => void
  onDelete: (link: Link) => void
}

/** What can be done with a link that works; with one that does not, nothing. */
export function LinkActions({ link, onPicture, onDelete }: LinkActionsProps) {
  const { t } = useText()
  const { copied, copy } = useCopy(t('agentRegister.copied'))
  if (link.state !== 'active') return null
  const label = (action: string) => t('agentRegister.actionOn', { action: t(action), code: link.code })
  // Where the clipboard is shut, the link is shown to be marked.
  const take = async () => (await copy(link.url)) || onPicture(link)
  return (
    <span className="register-centre-actions">
      <IconButton
        icon={copied ? check : copyIcon}
        size={32}
        label={label(copied ? 'agentRegister.copied' : 'agentRegister.copyLink')}
        onClick={() => void take()}
      />
      <IconButton
        icon={qrCode}
        size={32}
        label={label('agentRegister.links.picture')}
        onClick={() => onPicture(link)}
      />
      <IconButton icon={trash2} size={32} label={label('agentRegister.links.delete')} onClick={() => onDelete(link)} />
    </span>
  )
}
