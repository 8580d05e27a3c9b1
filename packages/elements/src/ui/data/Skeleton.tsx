import css from './skeleton.css'

export const skeletonCss = [css]

interface SkeletonProps {
  width?: number | string
  height?: number | string
  /** Width to height, for pictures whose height follows. */
  ratio?: string
  radius?: 'small' | 'tile'
}

/**
 * The box of something that is on its way, as large as the thing itself so that nothing moves when
 * it comes.
 */
export const Skeleton = ({ width = '100%', height, ratio, radius = 'small' }: SkeletonProps) => (
  <span className={`skeleton skeleton-${radius}`} style={{ width, height, aspectRatio: ratio }} aria-hidden="true" />
)
