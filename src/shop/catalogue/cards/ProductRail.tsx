import type { ReactNode } from 'react'
import { useRevalidator } from 'react-router-dom'
import { localTitle } from '../../../texts/localized.ts'
import { inWords, text } from '../../../texts/texts.ts'
import type { ProductPage as Row } from '../loaders.ts'
import { ProductCard } from './ProductCard.tsx'
import { Button } from '../../../ui/button/Button.tsx'
import { Rail } from '../../../ui/carousel/Rail.tsx'
import { Section } from '../../../ui/display/Section.tsx'
import { useCachedDocument } from '../../page/useCachedDocument.ts'
import { classes } from '../../../ui/base/classes.ts'
import layout from '../../../ui/base/layout.module.css'
import styles from './ProductRail.module.css'
import { ProductActions } from './ProductActions.tsx'
import { SeeAll } from './SeeAll.tsx'

interface ProductRailProps {
  title: string
  row: Row
  /** Column cards in a rail, or row cards below each other. */
  shape?: 'rail' | 'list'
  note?: ReactNode
  /** The address of the whole list. */
  all?: string
  /** Its first pictures are in the first screen. */
  eager?: boolean
}

/** A row of products with its heading; nothing when there is none, the error when it did not load. */
export const ProductRail = ({ title, row, shape = 'rail', note, all, eager }: ProductRailProps) => {
  if (row.error !== undefined)
    return (
      <Section title={title}>
        <LoadError message={row.error} />
      </Section>
    )
  if (row.products.length === 0) return null
  return (
    <Section
      title={title}
      note={
        <>
          {all !== undefined && row.next !== null && <SeeAll to={all} of={title} total={row.total} />}
          {note}
        </>
      }
      belowFold={!eager && (shape === 'list' ? 'long' : true)}
      names={row.products.map((product) => ({ to: `/product-details/${product.slug}`, ...localTitle(product) }))}
    >
      {shape === 'rail' ? (
        <Rail label={title}>
          {row.products.map((product, index) => (
            <ProductCard
              key={product.id}
              product={product}
              shape="up"
              eager={eager && index < 2}
              foot={<ProductActions product={product} short />}
            />
          ))}
        </Rail>
      ) : (
        <ul className={classes(layout.stack3, styles.list)}>
          {row.products.map((product) => (
            <li key={product.id}>
              <ProductCard product={product} shape="lie" foot={<ProductActions product={product} />} />
            </li>
          ))}
        </ul>
      )}
    </Section>
  )
}

/** A part of a page that did not load. */
export const LoadError = ({ message }: { message: string }) => {
  const { state, revalidate } = useRevalidator()
  useCachedDocument()
  return (
    <div className={classes(layout.sheet, layout.stack2, styles.error)} role="alert">
      <p className={layout.strong}>{text.messages.error(inWords(message))}</p>
      <p>{text.catalogue.listFailedText}</p>
      <Button
        icon="refresh"
        disabled={state === 'loading'}
        onClick={() => void revalidate()}
        label={text.catalogue.tryAgain}
      />
    </div>
  )
}
