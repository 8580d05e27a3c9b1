import type { ReactNode } from 'react'
import { badgeCss } from '../../../../ui/data/Badge.tsx'
import { disclosureCss } from '../../../../ui/data/Disclosure.tsx'
import css from './agreements.css'

/** Of facts and tiers. */
export const agreementCss = [...badgeCss, ...disclosureCss, css]

/** The facts of an agreement beside one another, each a name and its value. */
export const AgreementFacts = ({ facts }: { facts: readonly (readonly [name: string, value: ReactNode])[] }) => (
  <dl className="facts" part="facts">
    {facts.map(([name, value]) => (
      <div key={name} className="fact">
        <dt>{name}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
)
