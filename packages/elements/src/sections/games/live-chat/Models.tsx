import { useState } from 'react'
import type { Model } from '@baize/contract'
import { RecordsPager } from '../../../shared/records/RecordsPager.tsx'
import { LoadFailure } from '../../../shared/feedback/LoadFailure.tsx'
import { useCustomState } from '../../../runtime/context.tsx'
import { useText } from '../../../scope.ts'
import { Filters } from './Filters.tsx'
import { ModelCard, ModelSkeletons } from './ModelCard.tsx'
import { ModelDialog } from './ModelDialog.tsx'
import { NoModels } from './NoModels.tsx'
import { useChat, type Opens } from './use-chat.ts'
import { pageSize, useModels } from './use-models.ts'
import { Dialog } from '../../../ui/overlays/Dialog.tsx'
import type { Room } from './use-chat.ts'

/** A room in a frame over the page. It has an origin of its own, so it reaches nothing around it; closing the dialog leaves the room. */
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

interface ModelsProps {
  opens: Opens | undefined
  withoutHeading: boolean
  onLaunch: (modelId: string) => boolean
}

/** The models of the site, and what is open of them. */
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
      {error ? (
        <LoadFailure error={error} onRetry={refresh} />
      ) : (
        <>
          <Filters {...models} />
          {data?.content.length === 0 ? (
            <NoModels {...models} />
          ) : (
            <ul className="chat-models">
              {data ? (
                data.content.map(model => (
                  <ModelCard key={model.modelId} model={model} onPick={() => setPicked(model)} />
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
            chat.forget()
            setPicked(null)
          }}
        />
      )}
      {chat.room && <RoomDialog {...chat.room} onClose={chat.leave} />}
    </section>
  )
}
