import { useState } from 'react'
import { mayDo } from '../../contract/staff.ts'
import type { PackView } from './variants.shared.ts'
import { classes } from '../../ui/base/classes.ts'
import { VisuallyHidden } from '../../ui/base/VisuallyHidden.tsx'
import { Badge } from '../../ui/display/Badge.tsx'
import { Card, CardBody } from '../../ui/display/Card.tsx'
import { Icon } from '../../ui/media/Icon.tsx'
import layout from '../../ui/base/layout.module.css'
import { useDesk } from '../desk.store.ts'
import { ProductLine } from '../products/ProductLine.tsx'
import { PriceDialog } from './PriceDialog.tsx'
import { StockDialog } from './StockDialog.tsx'
import styles from './variants.module.css'
import { text } from './texts.ts'

/** Two figures a pack; each is pressed to change it by who may. */
export const PackCard = ({ pack }: { pack: PackView }) => {
  const [open, setOpen] = useState<'stock' | 'price'>()
  const { title, variant_name: variant, stock, reserved } = pack
  const setsPrices = useDesk(({ me }) => me !== null && mayDo(me.role, 'prices'))
  const close = () => setOpen(undefined)
  return (
    <Card>
      <CardBody stack={3}>
        <ProductLine of={pack} title={title} detail={`${variant}, ${pack.sku}`} />
        {pack.unsent && (
          <div>
            <Badge kind="wait" icon="phone" label={text.saved} />
          </div>
        )}
        {reserved > 0 && <p className={layout.small}>{text.reserved(reserved)}</p>}
      </CardBody>
      <div className={styles.figures}>
        <Figure
          label={text.stock}
          value={stock > 0 ? text.figure(stock) : text.out}
          isBad={stock <= 0}
          name={text.changeStock(title, variant)}
          onPress={() => setOpen('stock')}
        />
        <Figure
          label={text.price}
          value={text.rupees(pack.selling_price)}
          {...(setsPrices && { name: text.changePrice(title, variant), onPress: () => setOpen('price') })}
        />
      </div>
      {open === 'stock' && <StockDialog pack={pack} onClose={close} />}
      {open === 'price' && <PriceDialog pack={pack} onClose={close} />}
    </Card>
  )
}

interface FigureProps {
  label: string
  value: string
  isBad?: boolean
  /** What pressing it does, for those who listen; absent for who may only read it. */
  name?: string
  onPress?: () => void
}

const Figure = ({ label, value, isBad = false, name, onPress }: FigureProps) => {
  const said = (
    <>
      <span className={layout.small}>{label}</span>{' '}
      <b className={classes(styles.value, isBad && layout.error)}>{value}</b>
    </>
  )
  if (onPress === undefined)
    return (
      <p className={styles.figure}>
        <span>{said}</span>
      </p>
    )
  return (
    <button type="button" className={classes(styles.figure, layout.within)} onClick={onPress}>
      <span>
        {said} <VisuallyHidden>{name}</VisuallyHidden>
      </span>
      <Icon name="edit" small />
    </button>
  )
}
