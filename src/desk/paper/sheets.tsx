import type { DeskLine, DeskShipment } from '../../contract/calls/staff/shipments.ts'
import { classes } from '../../ui/base/classes.ts'
import type { Language } from '../../contract/languages.ts'
import { BreakUp, Due, liveLines, PaperFacts, PaperHead, Ruled } from './parts.tsx'
import { PRINTED, type Printed } from './printed.ts'
import { languagesOf, Said } from './Said.tsx'
import styles from './paper.module.css'
import { text } from './texts.ts'

/** What somebody packs by: a box to tick for every line. */
export const Slip = ({ parcel }: { parcel: DeskShipment }) => {
  const languages = languagesOf('slip', parcel)
  const said = (of: (printed: Printed) => string) => <Said languages={languages} of={of} />
  return (
    <article className={classes(styles.paper, styles.sheet)} aria-label={`${text.papers.slip} ${parcel.id}`}>
      <PaperHead title={text.papers.slip} parcel={parcel} />
      <PaperFacts parcel={parcel} languages={languages} />
      <table className={styles.lines}>
        <thead>
          <tr>
            <th scope="col">✓</th>
            <th scope="col">{said(({ pieces }) => pieces)}</th>
            <th scope="col">{said(({ goods }) => goods)}</th>
            <th scope="col">{said(({ lot }) => lot)}</th>
          </tr>
        </thead>
        <tbody>
          {liveLines(parcel).map((line) => (
            <tr key={line.order_item_id}>
              <td>
                <span className={styles.box} role="img" aria-label={text.tick} />
              </td>
              <td className={styles.count}>{text.number(line.quantity)}</td>
              <td>
                <b>{line.title}</b>
                <br />
                {line.variant_name}, {line.sku}
              </td>
              <td>
                <Ruled>{line.lot}</Ruled>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={styles.sum}>
        <Due parcel={parcel} languages={languages} />
      </p>
      <p className={styles.sign}>
        {said(({ packedBy }) => packedBy)} <Ruled />
      </p>
    </article>
  )
}

/** What goes with the goods. It has no number of its own, for it is no invoice. */
export const Note = ({ parcel }: { parcel: DeskShipment }) => {
  const languages = languagesOf('note', parcel)
  const said = (of: (printed: Printed) => string) => <Said languages={languages} of={of} />
  return (
    <article className={classes(styles.paper, styles.sheet)} aria-label={`${text.papers.note} ${parcel.id}`}>
      <PaperHead title={said((printed) => printed.note)} parcel={parcel}>
        <p>{said(({ noInvoice }) => noInvoice)}</p>
      </PaperHead>
      <PaperFacts parcel={parcel} languages={languages} />
      <table className={styles.lines}>
        <thead>
          <tr>
            <th scope="col">{said(({ pieces }) => pieces)}</th>
            <th scope="col">{said(({ goods }) => goods)}</th>
            <th scope="col">{said(({ lot }) => lot)}</th>
            <th scope="col">{said(({ expiry }) => expiry)}</th>
          </tr>
        </thead>
        <tbody>
          {liveLines(parcel).map((line) => (
            <NoteLine key={line.order_item_id} line={line} languages={languages} />
          ))}
        </tbody>
      </table>
      <BreakUp parcel={parcel} languages={languages} />
      <p className={styles.sum}>
        <Due parcel={parcel} languages={languages} />
      </p>
      <p>{said(({ received }) => received)}</p>
      <p className={styles.sign}>
        {said(({ date }) => date)} <Ruled />
        {said(({ name }) => name)} <Ruled />
      </p>
    </article>
  )
}

/** One that nothing is sold under any more is named as it was written. */
const licenceIn =
  (kind: string) =>
  ({ licences }: Printed): string =>
    isKind(kind) ? licences[kind] : kind

const isKind = (kind: string): kind is keyof Printed['licences'] => kind in PRINTED.en.licences

const NoteLine = ({ line, languages }: { line: DeskLine; languages: readonly Language[] }) => (
  <tr>
    <td className={styles.count}>{text.number(line.quantity)}</td>
    <td>
      <b>{line.title}</b>
      <br />
      {line.variant_name}, {line.sku}
      {line.best_before !== null && (
        <>
          <br />
          <Said languages={languages} of={({ bestBefore }) => bestBefore} />: {line.best_before}
        </>
      )}
      {line.licence_kind !== null && (
        <>
          <br />
          <Said languages={languages} of={licenceIn(line.licence_kind)} />: <Ruled>{line.licence}</Ruled>
        </>
      )}
    </td>
    <td>
      <Ruled>{line.lot}</Ruled>
    </td>
    <td>
      <Ruled />
    </td>
  </tr>
)
