import { useId } from 'react'
import type { ProductDetails, Variant } from '../../../contract/entities.ts'
import { formatRupees, plural } from '../../../texts/format.ts'
import { text } from '../../../texts/texts.ts'
import styles from './FactsTable.module.css'
import { localPack } from '../../../texts/packs.ts'
import { asWritten, localCountry, localCrop, localList, type Localized } from '../../../texts/localized.ts'

const line = (...parts: (string | null | undefined)[]): string => parts.filter(Boolean).join(', ')

type Row = [name: string, value: Localized | null]

/** What stands on the label in English stays so: a dose that is translated may be another one. */
const onLabel = (words: string | null | undefined): Localized | null => (words ? asWritten(words) : null)

/** What the label and the listing say, in the order in which a farmer asks; what they do not say is left out. */
const rowsOf = ({ crops, origin, facts }: ProductDetails, variant: Variant): Row[] => {
  const words = text.facts
  const { maker, importer, consumer_care: care, waiting_days: waiting } = facts ?? {}
  return [
    [words.crops, crops.length > 0 ? localList(crops.map(localCrop)) : null],
    [words.pests, onLabel(facts?.pests)],
    [words.dose, onLabel(facts?.dose)],
    [words.dosePerPump, onLabel(facts?.dose_per_pump)],
    [words.waiting, typeof waiting === 'number' ? { text: plural(waiting, words.days) } : null],
    [words.genericName, onLabel(facts?.generic_name)],
    [words.netQuantity, localPack(variant.variant_name)],
    [words.mrp, { text: words.withTaxes(formatRupees(variant.price)) }],
    [words.bestBefore, onLabel(facts?.best_before)],
    [words.origin, origin === null ? null : localCountry(origin)],
    [words[maker?.role ?? 'maker'], onLabel(maker && line(maker.name, maker.address))],
    [words.importer, onLabel(importer && line(importer.name, importer.address))],
    [words.care, onLabel(care && line(care.name, care.phone, care.email))],
  ]
}

/** Facts of the chosen pack, one a row. */
export const FactsTable = ({ product, variant }: { product: ProductDetails; variant: Variant }) => {
  const id = useId()
  return (
    <section className={styles.facts} aria-labelledby={id}>
      <h2 id={id}>{text.facts.title}</h2>
      <table>
        <tbody>
          {rowsOf(product, variant).map(
            ([name, value]) =>
              value && (
                <tr key={name}>
                  <th scope="row">{name}</th>
                  <td lang={value.lang}>{value.text}</td>
                </tr>
              ),
          )}
        </tbody>
      </table>
    </section>
  )
}
