import { useEffect, useState } from 'react'
import type { Model } from '@baize/contract'
import { useText, useScope } from '../../../scope.ts'
import { Button } from '../../../ui/forms/Button.tsx'
import { Select } from '../../../ui/forms/Select.tsx'
import { TextField } from '../../../ui/forms/TextField.tsx'
import { Badge } from '../../../ui/data/Badge.tsx'
import { Image } from '../../../ui/media/Image.tsx'
import { Skeleton } from '../../../ui/data/Skeleton.tsx'
import { EmptyState } from '../../../ui/data/EmptyState.tsx'
import { useNavigation } from '../../../shared/navigation/use-navigation.ts'
import { RecordsPager } from '../../../shared/records/RecordsPager.tsx'
import { LoadFailure } from '../../../shared/feedback/LoadFailure.tsx'
import { useCustomState } from '../../../runtime/context.tsx'
import { Dialog } from '../../../ui/overlays/Dialog.tsx'
import { languageName } from './language-name.ts'
import { noFilters, pageSize, useModels, type ModelsState } from './use-models.ts'
import { ModelDialog } from './ModelDialog.tsx'
import { useChat, type Opens, type Room } from './use-chat.ts'
import { times } from '../../../ui/data/times.ts'
import { keyed } from '../../../ui/data/keyed.ts'

/** Milliseconds without a key until what was typed is looked for. */
const typingPause = 300

/** The article with every way to customer service, on the operator's own site. */
const helpPage = '/helpmc#contact'

/**
 * Which models are shown: who is online, who speaks a language, who is called or talks about
 * something (CHAT-04).
 */
function Filters({ filters, data, filter }: Pick<ModelsState, 'filters' | 'data' | 'filter'>) {
  const { t, locale, number } = useText()
  const [typed, setTyped] = useState(filters.keyword)
  useEffect(() => setTyped(filters.keyword), [filters.keyword])
  useEffect(() => {
    if (typed === filters.keyword) return
    const timer = setTimeout(() => filter({ keyword: typed }), typingPause)
    return () => clearTimeout(timer)
  }, [typed, filters.keyword, filter])
  const languages = [
    { value: '', label: t('chat.anyLanguage') },
    ...(data?.languages ?? []).map(code => ({ value: code, label: languageName(code, locale) })),
  ]
  return (
    <div className="chat-filters" part="filters">
      <TextField
        name="keyword"
        type="search"
        label={t('chat.search')}
        maxLength={64}
        autoComplete="off"
        value={typed}
        onChange={event => setTyped(event.currentTarget.value)}
      />
      <Select
        name="speaks"
        label={t('chat.language')}
        options={languages}
        value={filters.speaks}
        onChange={event => filter({ speaks: event.currentTarget.value })}
      />
      <Button className="chat-online" aria-pressed={filters.online} onClick={() => filter({ online: !filters.online })}>
        {t('chat.onlineNow', { number: number(data?.online ?? 0) })}
      </Button>
    </div>
  )
}

/** A model in the grid: one control, whose name says who it is and whether they are there. */
function ModelCard({ model, onPick }: { model: Model; onPick: () => void }) {
  const scope = useScope()
  const { t, locale, number } = useText()
  const { nickname, photo, languages, online, viewers, tags } = model
  return (
    <li>
      <button type="button" className="chat-card" part="card" data-model={model.modelId} onClick={onPick}>
        <span className="chat-photo">
          <Image src={scope.image(photo)} again={scope.image(photo, 1)} alt="" ratio="1/1" />
          <Badge kind={online ? 'win' : 'neutral'}>{t(online ? 'chat.online' : 'chat.away')}</Badge>
        </span>
        <span className="chat-words">
          <bdi className="chat-name">{nickname}</bdi>
          <span className="chat-line">{languages.map(code => languageName(code, locale)).join(' · ')}</span>
          <span className="chat-line">{tags.join(' · ')}</span>
          {(online || viewers > 0) && (
            <span className="chat-line">{t('chat.viewers', { number: number(viewers) })}</span>
          )}
        </span>
      </button>
    </li>
  )
}

/** The cards of models that are on their way. */
const ModelSkeletons = () =>
  times(10, index => (
    <li key={index} className="chat-card" aria-hidden="true">
      <Skeleton ratio="1/1" />
      <span className="chat-words">
        <Skeleton width="50%" height={20} />
        <Skeleton width="80%" height={16} />
      </span>
    </li>
  ))

/**
 * No model is shown: none is online, or none fits the filters, which a button below clears
 * (CHAT-04).
 */
function NoModels({ filters, filter }: Pick<ModelsState, 'filters' | 'filter'>) {
  const { t } = useText()
  const narrowed = Boolean(filters.keyword.trim() || filters.speaks)
  const filtered = narrowed || filters.online
  return (
    <EmptyState
      title={t(narrowed ? 'chat.noneFound' : 'chat.none')}
      action={filtered && <Button onClick={() => filter(noFilters)}>{t('chat.showAll')}</Button>}
    />
  )
}

/**
 * A room in a frame over the page. It has an origin of its own, so it reaches nothing around it;
 * closing the dialog leaves the room.
 */
function RoomDialog({ url, name, onClose }: Room & { onClose: () => void }) {
  const { t } = useText()
  const title = t('chat.room', { name })
  return (
    <Dialog title={title} closeLabel={t('common.close')} onClose={onClose}>
      <iframe
        className="chat-frame"
        part="frame"
        title={title}
        src={url}
        sandbox="allow-scripts allow-forms"
        referrerPolicy="no-referrer"
      />
    </Dialog>
  )
}

/**
 * Says that nobody is online before somebody picks a model, and where questions about an account
 * are answered.
 */
function NobodyOnline() {
  const { t } = useText()
  const { navigate } = useNavigation()
  return (
    <div className="chat-nobody" part="notice">
      <p>{t('chat.nobody')}</p>
      <Button size="small" onClick={() => navigate(helpPage)}>
        {t('chat.help')}
      </Button>
    </div>
  )
}

interface ModelsProps {
  opens: Opens | undefined
  withoutHeading: boolean
  onLaunch: (modelId: string) => boolean
}

/** The models of the site with their filters, and the dialogs over them. */
export function Models({ opens, withoutHeading, onLaunch }: ModelsProps) {
  const { t } = useText()
  const models = useModels()
  const { data, error, busy, page, refresh, turn } = models
  const [picked, setPicked] = useState<Model | null>(null)
  const chat = useChat({ opens, login: data?.login ?? false, onLaunch, onOpened: () => setPicked(null) })
  useCustomState('loading', busy)
  useCustomState('offered', data !== undefined)
  return (
    <section className="chat" aria-label={t('chat.title')} aria-busy={busy || undefined}>
      {!withoutHeading && (
        <div className="chat-head">
          <i className="sight" />
          <h2 className="chat-title" part="title">
            {t('chat.title')}
          </h2>
          <p className="chat-lead">{t('chat.lead')}</p>
        </div>
      )}
      {error?.code === 'FUNCTION_DISABLED' ? (
        <EmptyState title={t('chat.off')} />
      ) : error ? (
        <LoadFailure error={error} onRetry={refresh} />
      ) : (
        <>
          <Filters {...models} />
          {data?.online === 0 && <NobodyOnline />}
          {data?.content.length === 0 ? (
            <NoModels {...models} />
          ) : (
            <ul className="chat-models">
              {data ? (
                keyed(data.content, model => model.modelId).map(([key, model]) => (
                  <ModelCard key={key} model={model} onPick={() => setPicked(model)} />
                ))
              ) : (
                <ModelSkeletons />
              )}
            </ul>
          )}
          <RecordsPager page={page} pageSize={pageSize} total={data?.total ?? 0} onPage={turn} />
        </>
      )}
      {picked && !chat.room && (
        <ModelDialog
          model={data?.content.find(({ modelId }) => modelId === picked.modelId) ?? picked}
          chat={chat}
          onClose={() => {
            chat.clearFailure()
            setPicked(null)
          }}
        />
      )}
      {chat.room && <RoomDialog {...chat.room} onClose={chat.leave} />}
    </section>
  )
}
