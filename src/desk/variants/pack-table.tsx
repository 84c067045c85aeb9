import { useState } from 'react'
import { mayDo } from '../../contract/staff.ts'
import { classes } from '../../ui/base/classes.ts'
import layout from '../../ui/base/layout.module.css'
import { VisuallyHidden } from '../../ui/base/VisuallyHidden.tsx'
import { Badge } from '../../ui/display/Badge.tsx'
import { Icon } from '../../ui/media/Icon.tsx'
import { useDesk } from '../desk.store.ts'
import type { TableOf } from '../list/Table.tsx'
import { text as table } from '../list/table-texts.ts'
import { PriceDialog } from './PriceDialog.tsx'
import { StepsDialog } from './StepsDialog.tsx'
import { StockDialog } from './StockDialog.tsx'
import { text } from './texts.ts'
import type { PackView } from './variants.shared.ts'

/** The packs as a table, each figure pressed to change it by who may; `onChange` asks the shop anew. */
export const packTable = (onChange: () => void): TableOf<PackView> => ({
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
          <div className={layout.small}>{sku}</div>
        </>
      ),
      by: ({ variant_name: variant }) => variant,
    },
    {
      name: 'stock',
      label: table.columns.stock,
      cell: (pack) => <StockCell pack={pack} />,
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
      cell: (pack) => <PriceCell pack={pack} />,
      by: ({ selling_price: price }) => price,
      isFigure: true,
    },
    { name: 'steps', label: text.steps, cell: (pack) => <StepsCell pack={pack} onChange={onChange} /> },
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

const StockCell = ({ pack }: { pack: PackView }) => {
  const [isOpen, setOpen] = useState(false)
  const { stock, title, variant_name: variant } = pack
  return (
    <>
      <Pressed
        value={stock > 0 ? text.figure(stock) : text.out}
        isBad={stock <= 0}
        name={text.changeStock(title, variant)}
        onPress={() => setOpen(true)}
      />
      {isOpen && <StockDialog pack={pack} onClose={() => setOpen(false)} />}
    </>
  )
}

const PriceCell = ({ pack }: { pack: PackView }) => {
  const [isOpen, setOpen] = useState(false)
  const { selling_price: price, title, variant_name: variant } = pack
  if (!useMayPrice()) return text.rupees(price)
  return (
    <>
      <Pressed value={text.rupees(price)} name={text.changePrice(title, variant)} onPress={() => setOpen(true)} />
      {isOpen && <PriceDialog pack={pack} onClose={() => setOpen(false)} />}
    </>
  )
}

const StepsCell = ({ pack, onChange }: { pack: PackView; onChange: () => void }) => {
  const [isOpen, setOpen] = useState(false)
  const { steps, title, variant_name: variant } = pack
  const said = steps.map(({ from, price }) => text.step(from, price)).join('; ')
  if (!useMayPrice()) return said
  return (
    <>
      <Pressed value={said || '–'} name={text.stepsOf(title, variant)} onPress={() => setOpen(true)} />
      {isOpen && <StepsDialog pack={pack} onDone={onChange} onClose={() => setOpen(false)} />}
    </>
  )
}
