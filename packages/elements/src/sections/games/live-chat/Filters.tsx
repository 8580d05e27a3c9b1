import { useEffect, useState } from 'react'
import { useText } from '../../../scope.ts'
import { Button } from '../../../ui/forms/Button.tsx'
import { Select } from '../../../ui/forms/Select.tsx'
import { TextField } from '../../../ui/forms/TextField.tsx'
import { languageName } from './language-name.ts'
import type { Models } from './use-models.ts'

/** Milliseconds without a key until what was typed is looked for. */
const settled = 300

/** Which models are shown: who is online, who speaks a language, who is called or talks about something (CHAT-04). */
export function Filters({ wish, data, look }: Pick<Models, 'wish' | 'data' | 'look'>) {
  const { t, locale, number } = useText()
  const [typed, setTyped] = useState(wish.keyword)
  useEffect(() => setTyped(wish.keyword), [wish.keyword])
  useEffect(() => {
    if (typed === wish.keyword) return
    const timer = setTimeout(() => look({ keyword: typed }), settled)
    return () => clearTimeout(timer)
  }, [typed, wish.keyword, look])
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
        value={wish.speaks}
        onChange={event => look({ speaks: event.currentTarget.value })}
      />
      <Button className="chat-online" aria-pressed={wish.online} onClick={() => look({ online: !wish.online })}>
        {t('chat.onlineNow', { number: number(data?.online ?? 0) })}
      </Button>
    </div>
  )
}
