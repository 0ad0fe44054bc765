import { DescriptionList } from '@pilotpair/ui/description-list'
import type { ReactNode } from 'react'
import type { ProfileFact } from '../profile-view.ts'
import { Email } from './Email.tsx'
import * as css from './View.css.ts'

/** Several of a kind stand below each other; two may read the same. */
const Lines = ({ lines }: { readonly lines: readonly string[] }) => (
  <>
    {lines.map((line, at) => (
      <span key={at} className={css.line}>
        {line}
      </span>
    ))}
  </>
)

const valueOf = ({ kind, value }: ProfileFact): ReactNode => {
  if (typeof value === 'object') return <Lines lines={value} />
  return kind === 'email' && value !== undefined ? <Email address={value} /> : value
}

/** Facts with their names; a text of several lines has the whole width below its name. */
export const Facts = ({ facts }: { readonly facts: readonly ProfileFact[] }) => (
  <>
    <DescriptionList
      items={facts.filter(({ kind }) => kind !== 'text').map((fact) => ({ term: fact.term, value: valueOf(fact) }))}
    />
    {facts
      .filter(({ kind }) => kind === 'text')
      .map(({ term, value }) => (
        <dl key={term} className={css.prose}>
          <dt className={css.term}>{term}</dt>
          <dd dir="auto" className={value === undefined ? css.missing : css.written}>
            {value ?? 'Not given'}
          </dd>
        </dl>
      ))}
  </>
)
