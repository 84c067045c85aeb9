import { useId } from 'react'
import { countryName } from '../../../contract/product/countries.ts'
import { cropName } from '../../../contract/product/crops.ts'
import type { ProductDetails, Variant } from '../../../contract/entities.ts'
import { formatRupees, plural } from '../../../texts/format.ts'
import { text } from '../../../texts/texts.ts'
import styles from './FactsTable.module.css'

const line = (...parts: (string | null | undefined)[]): string => parts.filter(Boolean).join(', ')

type Row = [name: string, value: string | null | undefined]

/** What the label and the listing say, in the order in which a farmer asks; what they do not say is left out. */
const rowsOf = ({ crops, origin, facts }: ProductDetails, variant: Variant): Row[] => {
  const words = text.facts
  const { maker, importer, consumer_care: care, waiting_days: waiting } = facts ?? {}
  return [
    [words.crops, crops.map(cropName).join(', ')],
    [words.pests, facts?.pests],
    [words.dose, facts?.dose],
    [words.dosePerPump, facts?.dose_per_pump],
    [words.waiting, typeof waiting === 'number' ? plural(waiting, words.days) : null],
    [words.genericName, facts?.generic_name],
    [words.netQuantity, variant.variant_name],
    [words.mrp, words.withTaxes(formatRupees(variant.price))],
    [words.bestBefore, facts?.best_before],
    [words.origin, origin === null ? null : countryName(origin)],
    [words[maker?.role ?? 'maker'], maker && line(maker.name, maker.address)],
    [words.importer, importer && line(importer.name, importer.address)],
    [words.care, care && line(care.name, care.phone, care.email)],
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
                  <td>{value}</td>
                </tr>
              ),
          )}
        </tbody>
      </table>
    </section>
  )
}
