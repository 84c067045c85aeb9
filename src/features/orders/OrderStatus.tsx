import type { ItemStatus } from '../../contract/entities.ts'
import { classes } from '../../ui/classes.ts'
import { Icon } from '../../ui/Icon.tsx'
import type { IconName } from '../../ui/Icon.tsx'
import css from './OrderStatus.module.css'

/** The display colours of spec section 4; whatever is not named here is neutral. */
const looks: Partial<Record<ItemStatus, { icon: IconName; look: string | undefined }>> = {
  placed: { icon: 'box', look: css.primary },
  shipped: { icon: 'truck', look: css.info },
  delivered: { icon: 'check', look: css.success },
  cancelled: { icon: 'close', look: css.danger },
}

/** The item's status in upper case, with colour and icon. */
export const OrderStatus = ({ status }: { status: ItemStatus }) => {
  const { icon, look } = looks[status] ?? { icon: 'clock' as const, look: css.neutral }
  return (
    <span className={classes(css.status, look)}>
      <Icon name={icon} small />
      {status.replaceAll('_', ' ').toUpperCase()}
    </span>
  )
}
