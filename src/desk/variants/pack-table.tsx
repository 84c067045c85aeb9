import { mayDo } from '../../contract/staff.ts'
import { classes } from '../../ui/base/classes.ts'
import layout from '../../ui/base/layout.module.css'
import { VisuallyHidden } from '../../ui/base/VisuallyHidden.tsx'
import { Badge } from '../../ui/display/Badge.tsx'
import { Icon } from '../../ui/media/Icon.tsx'
import { useDesk } from '../desk.store.ts'
import type { TableOf } from '../list/Table.tsx'
import { text as table } from '../list/table-texts.ts'
import { text } from './texts.ts'
import styles from './variants.module.css'
import type { PackView } from './variants.shared.ts'

/** How a pack is changed. */
export type PackDialog = 'stock' | 'price' | 'steps' | 'whole'

/** The packs as a table, each figure pressed to change it by who may; the operator's people see whose they are. */
export const packTable = (onOpen: CellProps['onOpen'], isOperators: boolean): TableOf<PackView> => ({
  title: text.title,
  keyOf: ({ sku }) => sku,
  nameOf: ({ title, variant_name: variant }) => `${title}, ${variant}`,
  columns: [
    {
      name: 'product',
      label: table.columns.product,
      cell: (pack) => (
        <>
          <b>{pack.title}</b>
          {isOperators && <div className={layout.small}>{pack.shop_name}</div>}
          {pack.unsent && (
            <div>
              <Badge kind="wait" icon="phone" label={text.saved} />
            </div>
          )}
        </>
      ),
      by: ({ title }) => title,
    },
    {
      name: 'pack',
      label: table.columns.pack,
      cell: ({ variant_name: variant, sku }) => (
        <>
          {variant}
          <div className={classes(layout.small, styles.number)}>{sku}</div>
        </>
      ),
      by: ({ variant_name: variant }) => variant,
    },
    {
      name: 'stock',
      label: table.columns.stock,
      cell: (pack) => <StockCell pack={pack} onOpen={onOpen} />,
      by: ({ stock }) => stock,
      isFigure: true,
    },
    {
      name: 'held',
      label: table.columns.held,
      cell: ({ reserved }) => (reserved > 0 ? text.figure(reserved) : null),
      by: ({ reserved }) => reserved,
      isFigure: true,
    },
    {
      name: 'price',
      label: table.columns.price,
      cell: (pack) => <PriceCell pack={pack} onOpen={onOpen} />,
      by: ({ selling_price: price }) => price,
      isFigure: true,
    },
    { name: 'steps', label: text.steps, cell: (pack) => <StepsCell pack={pack} onOpen={onOpen} /> },
    ...(isOperators
      ? [{ name: 'whole', label: text.whole, cell: (pack: PackView) => <WholeCell pack={pack} onOpen={onOpen} /> }]
      : []),
  ],
})

const useMayPrice = (): boolean => useDesk(({ me }) => me !== null && mayDo(me.role, 'prices'))

interface PressedProps {
  value: string
  isBad?: boolean
  /** What pressing it does, for those who listen. */
  name: string
  onPress: () => void
}

const Pressed = ({ value, isBad = false, name, onPress }: PressedProps) => (
  <button type="button" className={layout.tool} onClick={onPress}>
    <span className={classes(isBad && layout.error)}>{value}</span> <VisuallyHidden>{name}</VisuallyHidden>
    <Icon name="edit" small />
  </button>
)

interface CellProps {
  pack: PackView
  onOpen: (pack: PackView, what: PackDialog) => void
}

const StockCell = ({ pack, onOpen }: CellProps) => {
  const { stock, title, variant_name: variant } = pack
  return (
    <Pressed
      value={stock > 0 ? text.figure(stock) : text.out}
      isBad={stock <= 0}
      name={text.changeStock(title, variant)}
      onPress={() => onOpen(pack, 'stock')}
    />
  )
}

const PriceCell = ({ pack, onOpen }: CellProps) => {
  const { selling_price: price, title, variant_name: variant } = pack
  if (!useMayPrice()) return text.rupees(price)
  return (
    <Pressed value={text.rupees(price)} name={text.changePrice(title, variant)} onPress={() => onOpen(pack, 'price')} />
  )
}

const StepsCell = ({ pack, onOpen }: CellProps) => {
  const { steps, title, variant_name: variant } = pack
  const said = steps.map(({ from, price }) => text.step(from, price)).join('; ')
  if (!useMayPrice()) return said
  return <Pressed value={said || '–'} name={text.stepsOf(title, variant)} onPress={() => onOpen(pack, 'steps')} />
}

const WholeCell = ({ pack, onOpen }: CellProps) => (
  <>
    <Pressed
      value={text.rupees(pack.price)}
      name={text.wholeOf(pack.title, pack.variant_name)}
      onPress={() => onOpen(pack, 'whole')}
    />
    {!pack.cod && <div className={layout.small}>{text.noCash}</div>}
  </>
)
