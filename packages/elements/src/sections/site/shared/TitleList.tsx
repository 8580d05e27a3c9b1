import { useEffect, useRef, useState, type ReactNode } from 'react'
import { useText } from '../../../scope.ts'
import { RecordsPager } from '../../../shared/records/RecordsPager.tsx'
import { Disclosure, disclosureCss } from '../../../ui/data/Disclosure.tsx'
import { pagerCss } from '../../../ui/data/pager/Pager.tsx'
import { RichText, richTextCss } from '../../../shared/security/rich-text/RichText.tsx'
import css from './title-list.css'
import { keyed } from '../../../ui/data/keyed.ts'

export const titleListCss = [...disclosureCss, ...pagerCss, ...richTextCss, css]

/** Titles of a page (ANN-01, ANN-04). */
export const pageSize = 9

export interface Titled {
  id: string
  title: string
  /** Simple markup; its paragraphs are shown. */
  content: string
  time?: string
  /** Stands before the title. */
  mark?: ReactNode
  /** Stand over and under the words. */
  picture?: ReactNode
  action?: ReactNode
}

interface TitleListProps {
  items: readonly Titled[]
  /** The name by which a host styles an item. */
  part: string
  /** Which one is open at first, from 0; with one that there is not none is (ANN-06). */
  index?: number
}

/**
 * Titles, nine to a page, each with its words on demand; the one that was asked for is open and in
 * view (ANN-01 to ANN-06).
 */
export function TitleList({ items, part, index = -1 }: TitleListProps) {
  const { date } = useText()
  const list = useRef<HTMLUListElement>(null)
  const [turned, setTurned] = useState<number | null>(null)
  const asked = items[index]?.id
  const page = turned ?? (asked ? Math.floor(index / pageSize) + 1 : 1)
  const first = (page - 1) * pageSize
  const shown = keyed(items.slice(first, first + pageSize), ({ id }) => id)

  useEffect(() => {
    if (asked) list.current?.querySelector('details[open]')?.scrollIntoView({ block: 'nearest' })
  }, [asked])

  return (
    <>
      <ul ref={list} className="title-list">
        {shown.map(([key, { id, title, content, time, mark, picture, action }]) => (
          <li key={key}>
            <Disclosure
              part={part}
              open={id === asked}
              titleClass="title-line"
              title={
                <>
                  {mark}
                  <b dir="auto">{title}</b>
                  {time && <time dateTime={time}>{date(time)}</time>}
                </>
              }
            >
              {picture && <div className="title-picture">{picture}</div>}
              <div className="title-words">
                <RichText html={content} height={40} />
              </div>
              {action && <div className="title-action">{action}</div>}
            </Disclosure>
          </li>
        ))}
      </ul>
      {items.length > pageSize && (
        <RecordsPager page={page} pageSize={pageSize} total={items.length} onPage={setTurned} />
      )}
    </>
  )
}
