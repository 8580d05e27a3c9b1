import { timing, type BannerImage } from '@baize/contract'
import type { ViewProps } from '../../../runtime/declare.ts'
import { useCustomState, useElement } from '../../../runtime/context.tsx'
import { useText, useScope } from '../../../scope.ts'
import { useAnnouncements } from '../../../shared/announcements/use-announcements.ts'
import { IconButton } from '../../../ui/forms/IconButton.tsx'
import { pause, play } from '../../../ui/media/icons.gen.ts'
import { Skeleton } from '../../../ui/data/Skeleton.tsx'
import { useNoOpenDialog } from '../../../ui/overlays/use-no-open-dialog.ts'
import type { banner } from './banner.element.ts'
import { useEffect, useState } from 'react'
import { useNavigation } from '../../../shared/navigation/use-navigation.ts'
import { Button } from '../../../ui/forms/Button.tsx'
import { followLink } from '../../../shared/announcements/follow-link.ts'
import { keyed } from '../../../ui/data/keyed.ts'

interface SlideProps {
  image: BannerImage
  /** In the large place, whose button is the one of brass. */
  first: boolean
}

/**
 * A picture with its texts and its button; without a text for the button the whole slide is one
 * (HOME-28).
 */
function Slide({ image, first }: SlideProps) {
  const scope = useScope()
  const { t } = useText()
  const navigation = useNavigation()
  const { kicker, title, text, action, linkageType } = image
  const go = () => followLink(image, navigation)
  return (
    <div className="slide" part="slide">
      <img className="slide-art" src={scope.image(image.url)} alt="" decoding="async" draggable={false} />
      <div className="slide-words">
        {kicker && <p className="slide-kicker">{kicker}</p>}
        {title && <h2 className="slide-title">{title}</h2>}
        {text && <p className="slide-text">{text}</p>}
        {linkageType && action && (
          <Button className="slide-action" kind={linkageType === 'GAME' && first ? 'money' : 'secondary'} onClick={go}>
            {action}
          </Button>
        )}
      </div>
      {linkageType && !action && (
        <button
          type="button"
          className="slide-way"
          aria-label={title || kicker || text || t('banner.slide')}
          onClick={go}
        />
      )}
    </div>
  )
}

interface Carousel {
  /** Picture in the first place. */
  at: number
  /** Picture that is leaving, while it slides. */
  leaving: number | null
  playing: boolean
  show: (page: number) => void
  setPlaying: (on: boolean) => void
}

const prefersReducedMotion = () => matchMedia('(prefers-reduced-motion: reduce)').matches

/**
 * Turns pages every five seconds, round and round (HOME-22 to HOME-24). Clicking a mark does not
 * stop it (HOME-25); its own button does, and for where the visitor prefers reduced motion it never
 * starts (HOME-30). A single page does not turn (HOME-27), nor does any behind a dialog.
 */
function useCarousel(pages: number): Carousel {
  const [{ at, leaving }, setPage] = useState<{ at: number; leaving: number | null }>({ at: 0, leaving: null })
  const [playing, setPlaying] = useState(() => !prefersReducedMotion())
  const current = at < pages ? at : 0
  const uncovered = useNoOpenDialog(useElement().element)

  const show = (page: number) => setPage(now => (now.at === page ? now : { at: page, leaving: now.at }))
  useEffect(() => {
    if (!playing || !uncovered || pages < 2) return
    // Goes on counting while nobody looks, so that it turns again once the page is shown.
    const timer = setInterval(() => document.hidden || show((current + 1) % pages), timing.bannerHold)
    return () => clearInterval(timer)
  }, [playing, uncovered, pages, current])
  useEffect(() => {
    if (leaving === null) return
    const timer = setTimeout(() => setPage(now => ({ ...now, leaving: null })), timing.bannerSlide)
    return () => clearTimeout(timer)
  }, [leaving])
  return { at: current, leaving, playing, show, setPlaying }
}

/**
 * Place of a picture: in the first place, beside it where there is room for two, on its way out, or
 * waiting.
 */
function placeOf(index: number, at: number, leaving: number | null, images: number) {
  if (index === at) return 'first'
  if (index === (at + 1) % images) return 'second'
  return index === leaving ? 'leaving' : 'away'
}

/**
 * The banner carousel: one picture, and on a wide place the next one beside it; both move on by one
 * picture (HOME-21 to HOME-30).
 */
export function Banner({ group = 'w_home' }: ViewProps<typeof banner>) {
  const { t } = useText()
  const { data, status } = useAnnouncements('B')
  const found = data?.banners.find(({ groupName }) => groupName === group)
  const images = [...(found?.announcementImages ?? [])].sort((one, other) => one.sequence - other.sequence)
  const { at, leaving, playing, show, setPlaying } = useCarousel(images.length)
  const loading = !data && status !== 'error'
  useCustomState('empty', !loading && images.length === 0)

  if (loading) {
    return (
      <div className="hero">
        <div className="hero-view">
          <Skeleton height="100%" radius="tile" />
        </div>
        <div className="hero-dots" />
      </div>
    )
  }
  if (images.length === 0) return null
  const many = images.length > 1
  const slides = keyed(images, image => image.sequence)
  return (
    <section
      className={many ? 'hero hero-many' : 'hero'}
      part="banner"
      aria-roledescription={t('banner.carousel')}
      aria-label={t('banner.label')}
    >
      <div className="hero-view">
        {slides.map(([key, image], index) => {
          const place = placeOf(index, at, leaving, images.length)
          return (
            <div
              key={key}
              className={`page page-${place}`}
              role="group"
              aria-roledescription={t('banner.slide')}
              aria-label={t('banner.position', { at: index + 1, of: images.length })}
              inert={place === 'leaving' || place === 'away'}
            >
              <Slide image={image} first={place === 'first'} />
            </div>
          )
        })}
      </div>
      {many && (
        <div className="hero-dots" part="dots">
          {slides.map(([key], index) => (
            <button
              key={key}
              type="button"
              className="hero-dot"
              aria-label={t('banner.show', { at: index + 1, of: images.length })}
              aria-current={index === at || undefined}
              onClick={() => show(index)}
            />
          ))}
          <IconButton
            size={24}
            icon={playing ? pause : play}
            label={t(playing ? 'banner.pause' : 'banner.play')}
            onClick={() => setPlaying(!playing)}
          />
        </div>
      )}
    </section>
  )
}
