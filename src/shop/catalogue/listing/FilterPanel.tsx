import type { ProductsQuery } from '../../../contract/calls/catalogue.ts'
import { Words } from '../../../ui/base/Words.tsx'
import { chosenOf, choicesOf, isOffered, kindsBeside, nameOf } from './filter-choices.ts'
import { Choices, PriceForm, type FilterDialogProps } from './FilterDialog.tsx'
import styles from './FilterPanel.module.css'

type FilterPanelProps = Omit<FilterDialogProps, 'kind' | 'onClose'> & {
  /** Whose products: what that says already is not offered as a filter. */
  of: ProductsQuery
}

/** The filters of a wide screen, beside the list: what else a chip opens. */
export const FilterPanel = ({ filters, offered, addressOf, onPrice, of }: FilterPanelProps) => (
  <>
    {kindsBeside(offered)
      .filter((kind) => chosenOf(kind, filters, offered) !== undefined || isOffered(kind, of, offered))
      .map((kind) => (
        <div key={kind} role="group" className={styles.part} aria-label={nameOf(kind, offered).text}>
          <h3>
            <Words {...nameOf(kind, offered)} />
          </h3>
          {kind === 'price' ? (
            <PriceForm key={`${filters.min_price}-${filters.max_price}`} filters={filters} onPrice={onPrice} />
          ) : (
            <div className={choicesOf(kind, offered).length > MANY ? styles.long : undefined}>
              <Choices kind={kind} filters={filters} offered={offered} addressOf={addressOf} />
            </div>
          )}
        </div>
      ))}
  </>
)

/** Longer lists scroll by themselves. */
const MANY = 6
