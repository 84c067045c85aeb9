import { useId } from 'react'
import { Link } from 'react-router-dom'
import type { ProductDetails, Variant } from '../../../contract/entities.ts'
import { formatRupees, plural } from '../../../texts/format.ts'
import { localBestBefore, localPests } from '../../../texts/labels.ts'
import { language, productText, text } from '../../../texts/texts.ts'
import layout from '../../../ui/base/layout.module.css'
import { CropPicture } from '../cards/CropPicture.tsx'
import { Words } from '../../../ui/base/Words.tsx'
import { formatDose } from '../../calculator/amounts.ts'
import styles from './FactsTable.module.css'
import { localPack } from '../../../texts/packs.ts'
import type { Named } from '../../../contract/product/local.ts'
import { cropBySlug, localCrop } from '../../../texts/local-crop.ts'
import { asWritten, localCountry, type Localized } from '../../../texts/localized.ts'

const line = (...parts: (string | null | undefined)[]): string => parts.filter(Boolean).join(', ')

/** A line that names a crop leads to what else there is for it. */
type Line = Localized & { crop?: string }
/** What is said of one fact, in as many lines. */
type Row = [name: string, value: readonly Line[] | Line | null, lang?: 'en' | undefined]

const onLabel = (words: string | null | undefined): Localized | null => (words ? asWritten(words) : null)

/** The label's own words stand below its figures: these leave out when and in what it is given. */
const doseLines = ({ dose, doses = [] }: NonNullable<ProductDetails['facts']>): readonly Localized[] => {
  const written = onLabel(dose)
  if (language === 'en' || written === null) return written ? [written] : []
  return [...doses.filter(({ use }) => use === null).map((one) => ({ text: formatDose(one) })), written]
}

/** Nothing of ours is called so: the operator's words stand there. */
const localName = (named: Named): Localized => localCrop({ slug: '', ...named })

/** What the label and the listing say, in the order in which a farmer asks; what they do not say is left out. */
const rowsOf = (
  { crops, crop_names: named, origin, facts, more_facts: more = [] }: ProductDetails,
  variant: Variant,
): Row[] => {
  const words = text.facts
  const { maker, importer, consumer_care: care, waiting_days: waiting } = facts ?? {}
  return [
    [words.crops, crops.map((crop) => ({ ...cropBySlug(crop, named), crop }))],
    [words.pests, facts?.pests ? localPests(facts.pests) : null],
    [words.dose, facts ? doseLines(facts) : null],
    [words.dosePerPump, onLabel(facts?.dose_per_pump)],
    [words.waiting, typeof waiting === 'number' ? { text: plural(waiting, words.days) } : null],
    ...more.map(({ fact, value }): Row => {
      const { text: name, lang } = localName(fact)
      return [name, localName(value), lang]
    }),
    [words.genericName, onLabel(facts?.generic_name)],
    [words.netQuantity, localPack(variant.variant_name)],
    [words.mrp, { text: words.withTaxes(formatRupees(variant.price)) }],
    [words.bestBefore, facts?.best_before ? localBestBefore(facts.best_before) : null],
    [words.origin, origin === null ? null : localCountry(origin)],
    [words[maker?.role ?? 'maker'], onLabel(maker && line(maker.name, maker.address))],
    [words.importer, onLabel(importer && line(importer.name, importer.address))],
    [words.care, onLabel(care && line(care.name, care.phone, care.email))],
  ]
}

/** Facts of the chosen pack, one a row. */
export const FactsTable = ({ product, variant }: { product: ProductDetails; variant: Variant }) => {
  const id = useId()
  const rows = rowsOf(product, variant)
    .map(([name, value, lang]) => ({ name, lang, lines: value === null ? [] : [value].flat() }))
    .filter(({ lines }) => lines.length > 0)
  return (
    <section className={styles.facts} aria-labelledby={id}>
      <h2 id={id}>{text.facts.title}</h2>
      <table>
        <tbody>
          {rows.map(({ name, lang, lines }) => (
            <tr key={name + lines[0]?.text}>
              <th scope="row" lang={lang}>
                {name}
              </th>
              <td>
                {lines.map(({ crop, ...words }) =>
                  crop === undefined ? (
                    <p key={words.text}>
                      <Words {...words} />
                    </p>
                  ) : (
                    <Link key={crop} className={styles.crop} to={`/search?crop=${crop}`}>
                      <CropPicture crop={crop} />
                      <Words {...words} />
                    </Link>
                  ),
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {rows.some(({ lines }) => lines.some(({ lang }) => lang !== undefined)) && (
        <p className={layout.small}>{productText.labelEnglish}</p>
      )}
    </section>
  )
}
