import type { Model } from '@baize/contract'
import { useScope, useText } from '../../../scope.ts'
import { Badge } from '../../../ui/data/Badge.tsx'
import { Image } from '../../../ui/media/Image.tsx'
import { Skeleton } from '../../../ui/data/Skeleton.tsx'
import { languageName } from './language-name.ts'

/** A model in the grid: one control, whose name says who it is and whether they are there. */
export function ModelCard({ model, onPick }: { model: Model; onPick: () => void }) {
  const scope = useScope()
  const { t, locale, number } = useText()
  const { nickname, photo, languages, online, viewers, tags } = model
  const inRoom = t('chat.viewers', { number: number(viewers) })
  const state = [...(online ? [] : [t('chat.away')]), ...(online || viewers ? [inRoom] : [])]
  return (
    <li>
      <button type="button" className="chat-card" part="card" data-model={model.modelId} onClick={onPick}>
        <span className="chat-photo">
          <Image src={scope.image(photo)} again={scope.image(photo, 1)} alt="" ratio="1/1" />
          {online && <Badge kind="win">{t('chat.online')}</Badge>}
        </span>
        <span className="chat-words">
          <bdi className="chat-name">{nickname}</bdi>
          <span className="chat-line">{languages.map(code => languageName(code, locale)).join(' · ')}</span>
          <span className="chat-line">{tags.join(' · ')}</span>
          <span className="chat-line">{state.join(' · ')}</span>
        </span>
      </button>
    </li>
  )
}

/** The cards of models that are on their way. */
export const ModelSkeletons = () =>
  Array.from({ length: 10 }, (_, index) => (
    <li key={index} className="chat-card" aria-hidden="true">
      <Skeleton ratio="1/1" />
      <span className="chat-words">
        <Skeleton width="50%" height={20} />
        <Skeleton width="80%" height={16} />
      </span>
    </li>
  ))
