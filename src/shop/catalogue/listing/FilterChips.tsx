import { useNavigate } from 'react-router-dom'
import type { ProductFilters, ProductsQuery } from '../../../contract/calls/catalogue.ts'
import { formatNumber } from '../../../texts/format.ts'
import { text } from '../../../texts/texts.ts'
import { classes } from '../../../ui/base/classes.ts'
import { Icon } from '../../../ui/media/Icon.tsx'
import layout from '../../../ui/base/layout.module.css'
import { chosenOf, isOffered, kindsBeside, nameOf, type FilterKind } from './filter-choices.ts'
import styles from './FilterChips.module.css'
import type { Filters } from './filters.ts'
import { Sentence, Words } from '../../../ui/base/Words.tsx'

interface FilterChipsProps {
  /** Whose products: what that says already is not offered as a filter. */
  of: ProductsQuery
  filters: Filters
  /** What the list can be narrowed by; null when that did not come. */
  offered: ProductFilters | null
  /** The page's address with other filters. */
  addressOf: (filters: Filters) => string
  onOpen: (kind: FilterKind) => void
}

/** One row of filters: what is set stands on its chip. */
export const FilterChips = ({ of, filters, offered, addressOf, onOpen }: FilterChipsProps) => {
  const navigate = useNavigate()
  const go = (wanted: Filters) => void navigate(addressOf(wanted), { preventScrollReset: true })
  const words = text.search
  const toggle = (name: 'cash' | 'in_stock') => {
    const { [name]: set, ...others } = filters
    go(set ? others : { ...filters, [name]: '1' })
  }
  const { cash } = offered ?? {}
  return (
    <ul className={styles.chips} aria-label={words.filters}>
      {Object.keys(filters).length > 0 && (
        <li>
          <button type="button" className={classes(layout.press, styles.clear)} onClick={() => go({})}>
            <Icon name="close" small />
            {words.clear}
          </button>
        </li>
      )}
      {[...kindsBeside(offered), 'sort' as const].map((kind) => {
        const name = nameOf(kind, offered)
        const chosen = chosenOf(kind, filters, offered)
        if (chosen === undefined && !isOffered(kind, of, offered)) return null
        return (
          <li key={kind} className={kind === 'sort' ? undefined : styles.beside}>
            <button
              type="button"
              className={classes(styles.chip, chosen !== undefined && styles.on)}
              aria-haspopup="dialog"
              onClick={() => onOpen(kind)}
            >
              {chosen === undefined ? <Words {...name} /> : <Sentence say={words.filterOf} of={[name, chosen]} />}
              <Icon name="down" small />
            </button>
          </li>
        )
      })}
      {(['cash', 'in_stock'] as const).map((name) => (
        <li key={name}>
          <button
            type="button"
            className={classes(styles.chip, filters[name] && styles.on)}
            aria-pressed={filters[name] === '1'}
            onClick={() => toggle(name)}
          >
            {filters[name] && <Icon name="check" small />}
            {words[name]}
            {name === 'cash' && cash !== undefined && <span>{formatNumber(cash)}</span>}
          </button>
        </li>
      ))}
    </ul>
  )
}
