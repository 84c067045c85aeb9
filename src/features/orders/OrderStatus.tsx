import type { ItemStatus } from '../../contract/entities.ts'
import { classes } from '../../ui/base/classes.ts'
import { Icon, type IconName } from '../../ui/media/Icon.tsx'
import styles from './OrderStatus.module.css'

/** Display colours; a status that is not named here is neutral. */
const looks: Partial<Record<ItemStatus, { icon: IconName; look: string | undefined }>> = {
  placed: { icon: 'box', look: styles.primary },
  shipped: { icon: 'truck', look: styles.info },
  delivered: { icon: 'check', look: styles.success },
  cancelled: { icon: 'close', look: styles.danger },
}

/** The item's status in upper case, with colour and icon. */
export const OrderStatus = ({ status }: { status: ItemStatus }) => {
  const { icon, look } = looks[status] ?? { icon: 'clock' as const, look: styles.neutral }
  return (
    <span className={classes(styles.status, look)}>
      <Icon name={icon} small />
      {status.replaceAll('_', ' ').toUpperCase()}
    </span>
  )
}
