import type { ReactNode } from 'react'
import { useRevalidator } from 'react-router-dom'
import { messages } from '../../contract/messages.ts'
import type { Shelf as Row } from '../../features/catalogue/load.ts'
import { ProductCard } from '../../features/catalogue/ProductCard.tsx'
import { t } from '../../texts/texts.ts'
import { Button } from '../../ui/Button.tsx'
import { Rail } from '../../ui/Rail.tsx'
import { Section } from '../../ui/Section.tsx'
import { useKeptPage } from '../layout/useKeptPage.ts'
import styles from './Shelf.module.css'
import { ProductActions } from './ProductActions.tsx'

interface ShelfProps {
  title: string
  row: Row
  /** Upright in a rail, or lying below each other. */
  shape?: 'rail' | 'list'
  more?: { to: string; label: string } | undefined
  note?: ReactNode
  /** Its first pictures are in the first screen. */
  eager?: boolean
}

/** A row of products with its heading; nothing when there is none, the error when it did not load. */
export const Shelf = ({ title, row, shape = 'rail', more, note, eager }: ShelfProps) => {
  if (row.error !== undefined)
    return (
      <Section title={title}>
        <LoadError message={row.error} />
      </Section>
    )
  if (row.products.length === 0) return null
  return (
    <Section title={title} more={more ?? note}>
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
        <ul className={styles.list}>
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
  useKeptPage()
  return (
    <div className={styles.error} role="alert">
      <p>{messages.error(message)}</p>
      <p>{t.catalogue.listFailedText}</p>
      <Button icon="refresh" disabled={state === 'loading'} onClick={() => void revalidate()}>
        {t.catalogue.tryAgain}
      </Button>
    </div>
  )
}
