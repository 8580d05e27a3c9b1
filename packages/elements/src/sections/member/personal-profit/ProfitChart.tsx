import { useEffect, useRef, useState, type RefObject } from 'react'
import { useText } from '../../../scope.ts'
import { Skeleton } from '../../../ui/data/Skeleton.tsx'
import { layoutOf, type ChartPoint, type ChartSize } from './chart-layout.ts'

/** The size that the page gives a box; null until it is known. */
function useSize<E extends HTMLElement>(): [box: RefObject<E | null>, size: ChartSize | null] {
  const box = useRef<E>(null)
  const [size, setSize] = useState<ChartSize | null>(null)
  useEffect(() => {
    const element = box.current
    if (!element) return
    const observer = new ResizeObserver(() => setSize({ width: element.clientWidth, height: element.clientHeight }))
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return [box, size]
}

interface ProfitChartProps {
  /** Name of the picture for screen readers. */
  label: string
  /** In the order of time; undefined while they are on their way. */
  points: readonly ChartPoint[] | undefined
}

/**
 * The result of each day as a bar: up from the line at zero, or down from it. A picture of what the
 * table beside it says (MEM-42).
 */
export function ProfitChart({ label, points }: ProfitChartProps) {
  const { dir, number } = useText()
  const [box, size] = useSize<HTMLDivElement>()
  const tickText = (tick: number, digits: number) => {
    const text = number(Math.abs(tick), { notation: 'compact', maximumFractionDigits: Math.max(2, digits) })
    return tick < 0 ? `−${text}` : text
  }
  const chart = points && size && layoutOf({ points, size, rtl: dir === 'rtl', tickText })
  return (
    <div ref={box} className="profit-drawing">
      {!points && <Skeleton height="100%" />}
      {chart && (
        <svg
          role="img"
          part="chart"
          className="profit-chart"
          aria-label={label}
          viewBox={`0 0 ${size.width} ${size.height}`}
        >
          {chart.ticks.map(({ x, y, text }) => (
            <g key={text}>
              <path className="profit-line" d={`M${chart.left} ${y}H${chart.right}`} />
              <text className="profit-tick" x={x} y={y} dy="4">
                {text}
              </text>
            </g>
          ))}
          <path className="profit-zero" d={`M${chart.left} ${chart.zero}H${chart.right}`} />
          {chart.bars.map(({ rises, ...bar }, index) => (
            <rect key={index} className={rises ? 'profit-more' : 'profit-less'} rx={bar.width > 8 ? 2 : 0} {...bar} />
          ))}
          {chart.values.map(({ text, ...place }, index) => (
            <text key={index} className="profit-value" {...place}>
              {text}
            </text>
          ))}
          {chart.labels.map(({ text, ...place }, index) => (
            <text key={index} className="profit-label" {...place}>
              {text}
            </text>
          ))}
        </svg>
      )}
    </div>
  )
}
