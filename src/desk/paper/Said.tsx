import { Fragment } from 'react'
import type { DeskShipment } from '../../contract/calls/staff/shipments.ts'
import type { Language } from '../../contract/languages.ts'
import { language } from '../../texts/texts.ts'
import type { Paper } from './papers.ts'
import { PRINTED, type Printed } from './printed.ts'

/**
 * The languages of a paper, the reader's first: a slip is for whoever packs, a label for carriers and whoever sticks it
 * on, a note for the customer, who has ordered in a language.
 */
export const languagesOf = (paper: Paper, { language: customers }: DeskShipment): readonly Language[] => {
  if (paper === 'slip') return [language]
  return paper === 'label' ? ['en', language] : [customers ?? language, 'en']
}

interface SaidProps {
  languages: readonly Language[]
  of: (printed: Printed) => string
}

/** The same words in each of these languages, once where two of them say it alike. */
export const Said = ({ languages, of }: SaidProps) => {
  const said = new Map(languages.map((code) => [of(PRINTED[code]), code]))
  return [...said].map(([words, code], at) => (
    <Fragment key={code}>
      {at > 0 && ' / '}
      <span lang={code}>{words}</span>
    </Fragment>
  ))
}
