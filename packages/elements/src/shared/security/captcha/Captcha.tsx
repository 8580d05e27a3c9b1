import { captcha, timing } from '@baize/contract'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useElement } from '../../../runtime/context.tsx'
import { useSheets } from '../../../runtime/use-sheets.ts'
import { useScope, useText } from '../../../scope.ts'
import { IconButton, iconButtonCss } from '../../../ui/forms/IconButton.tsx'
import { refreshCw } from '../../../ui/media/icons.gen.ts'
import { TextField } from '../../../ui/forms/TextField.tsx'
import type { SolvedCaptcha } from './CaptchaByWork.tsx'
import css from './captcha.css'
import { useLazy } from '../../../runtime/use-lazy.ts'

const captchaCss = [...iconButtonCss, css]

/** The captcha by work, loaded after the picture. */
const loadByWork = () => import('./CaptchaByWork.tsx')

interface CaptchaProps {
  /** A new one brings a new picture and an empty field. */
  turn: number
  /** The platform has asked for it because a try has failed: it is what is to be done next. */
  isNext?: boolean
}

/** A picture of a code and where to type it. */
export function Captcha({ turn, isNext = false }: CaptchaProps) {
  const { t } = useText()
  const { element, signal } = useElement()
  const scope = useScope()
  useSheets(captchaCss)
  const [picture, setPicture] = useState({ src: '', id: '' })
  const last = useRef(0)
  const [read, setRead] = useState<SolvedCaptcha | null>(null)
  const byWork = useLazy(loadByWork)
  const place = useRef<HTMLDivElement>(null)

  const load = useCallback(() => {
    const now = performance.now()
    // At most one new picture in a second (AUTH-08).
    if (last.current && now - last.current < timing.captchaThrottle) return
    last.current = now
    let id = ''
    const onHeaders = (headers: Headers) => (id = headers.get('x-captcha-id') ?? '')
    scope.call(captcha, { t: now.toFixed(3) }, { signal, onHeaders }).then(
      src => setPicture({ src, id }),
      (error: unknown) => scope.fail(error, element),
    )
  }, [scope, element, signal])

  useEffect(() => {
    last.current = 0
    setRead(null)
    load()
    // Its code may come after the refusal that asks for it.
    place.current?.querySelector<HTMLElement>('[data-next]')?.focus()
  }, [turn, load])

  const beside = (
    <>
      <input type="hidden" name="captchaId" value={picture.id} />
      <span className="captcha-picture" onClick={load}>
        {picture.src && <img src={picture.src} width={128} height={44} alt={t('common.captchaPicture')} />}
      </span>
      <IconButton className="captcha-new" icon={refreshCw} line label={t('common.captchaRefresh')} onClick={load} />
    </>
  )
  return (
    <div ref={place} className="captcha">
      {read ? (
        Object.entries(read).map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />)
      ) : (
        <TextField
          key={turn}
          name="captcha"
          label={t('common.captcha')}
          hint={isNext ? t('field.captcha') : undefined}
          required
          data-next={isNext || undefined}
          autoComplete="one-time-code"
          maxLength={16}
          beside={beside}
        />
      )}
      {byWork && <byWork.CaptchaByWork read={read} onRead={setRead} />}
    </div>
  )
}
