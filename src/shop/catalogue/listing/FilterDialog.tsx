import type { SyntheticEvent } from 'react'
import { Link } from 'react-router-dom'
import type { ProductFilters } from '../../../contract/calls/catalogue.ts'
import { latinDigits } from '../../../contract/digits.ts'
import { readFactFilter } from '../../../contract/product/fact-filter.ts'
import { writeFactFilter } from '../../../contract/product/write-fact-filter.ts'
import { formatNumber } from '../../../texts/format.ts'
import { text } from '../../../texts/texts.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { classes } from '../../../ui/base/classes.ts'
import { FieldPair, TextField } from '../../../ui/form/Form.tsx'
import { Dialog } from '../../../ui/overlay/Dialog.tsx'
import { Icon } from '../../../ui/media/Icon.tsx'
import layout from '../../../ui/base/layout.module.css'
import { choicesOf, isFact, nameOf, setOf, type FilterKind } from './filter-choices.ts'
import styles from './FilterDialog.module.css'
import { readFilters, type Filters } from './filters.ts'
import { CropPicture } from '../cards/CropPicture.tsx'
import { Words } from '../../../ui/base/Words.tsx'

export interface FilterDialogProps {
  kind: FilterKind
  filters: Filters
  offered: ProductFilters | null
  /** The page's address with other filters. */
  addressOf: (filters: Filters) => string
  onPrice: (filters: Filters) => void
  onClose: () => void
}

const keepDigits = ({ currentTarget: input }: SyntheticEvent<HTMLInputElement>) => {
  input.value = latinDigits(input.value).replaceAll(/\D/g, '').slice(0, 9)
}

/** The choices of one filter, each a link to the list that it leaves; a price span is typed. */
export const FilterDialog = ({ kind, filters, offered, addressOf, onPrice, onClose }: FilterDialogProps) => (
  <Dialog title={<Words {...nameOf(kind, offered)} />} side="bottom" onClose={onClose}>
    {kind === 'price' ? (
      <PriceForm isMain filters={filters} onPrice={onPrice} />
    ) : (
      <Choices kind={kind} filters={filters} offered={offered} addressOf={addressOf} onClose={onClose} />
    )}
  </Dialog>
)

/** The filters with another choice of a kind, or without any. */
const withChoice = (kind: Exclude<FilterKind, 'price'>, filters: Filters, value: string | undefined): Filters => {
  const name = isFact(kind) ? 'fact' : kind
  const { [name]: _, ...others } = filters
  if (!isFact(kind)) return value === undefined ? others : { ...others, [kind]: value }
  const wanted = readFactFilter(filters.fact)
  if (value === undefined) wanted.delete(kind)
  else wanted.set(kind, value)
  return wanted.size === 0 ? others : { ...others, fact: writeFactFilter(wanted) }
}

/** Each a link to the list that it leaves. */
export const Choices = ({
  kind,
  filters,
  offered,
  addressOf,
  onClose,
}: Omit<FilterDialogProps, 'kind' | 'onPrice' | 'onClose'> & {
  kind: Exclude<FilterKind, 'price'>
  onClose?: () => void
}) => {
  const set = setOf(kind, filters)
  const choices = choicesOf(kind, offered)
  const isFirst = (value: string) => kind === 'sort' && value === 'relevance'
  const all =
    kind === 'sort' ? choices : [{ value: undefined, name: { text: text.search.any }, count: undefined }, ...choices]
  return (
    <ul>
      {all.map(({ value, name, count }) => {
        const isSet = value === set || (set === undefined && value !== undefined && isFirst(value))
        return (
          <li key={value ?? ''}>
            <Link
              className={classes(styles.choice, isSet && styles.set)}
              aria-current={isSet}
              preventScrollReset
              to={addressOf(withChoice(kind, filters, value === undefined || isFirst(value) ? undefined : value))}
              onClick={onClose}
            >
              <span>
                {kind === 'crop' && value !== undefined && <CropPicture crop={value} />}
                <Words {...name} /> {count !== undefined && <span className={layout.quiet}>{formatNumber(count)}</span>}
              </span>
              {isSet && <Icon name="check" />}
            </Link>
          </li>
        )
      })}
    </ul>
  )
}

type PriceFormProps = Pick<FilterDialogProps, 'filters' | 'onPrice'> & {
  /** Its button is the one main action of what is open. */
  isMain?: boolean
}

/** From and to, typed. */
export const PriceForm = ({ filters, onPrice, isMain }: PriceFormProps) => {
  const words = text.catalogue
  const rupees = (name: 'min_price' | 'max_price') => ({ name, defaultValue: filters[name], onInput: keepDigits })
  return (
    <form
      className={layout.stack4}
      onSubmit={(event) => {
        event.preventDefault()
        const { min_price: _low, max_price: _high, ...others } = filters
        const typed = [...new FormData(event.currentTarget)].flatMap(([name, value]) =>
          typeof value === 'string' ? [[name, value]] : [],
        )
        onPrice({ ...others, ...readFilters(new URLSearchParams(typed)) })
      }}
    >
      <FieldPair>
        <TextField label={words.minPrice} inputMode="numeric" {...rupees('min_price')} />
        <TextField label={words.maxPrice} inputMode="numeric" {...rupees('max_price')} />
      </FieldPair>
      <Button type="submit" kind={isMain ? 'main' : 'outline'} full label={words.show} />
    </form>
  )
}
