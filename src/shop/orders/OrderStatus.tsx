import type { ItemStatus } from '../../contract/entities.ts'
import { inWords } from '../../texts/texts.ts'
import { classes } from '../../ui/base/classes.ts'
import { Icon, type IconName } from '../../ui/media/Icon.tsx'
import tone from '../../ui/base/tone.module.css'
import styles from './OrderStatus.module.css'

/** Display colours; a status that is not named here is neutral. */
const looks: Partial<Record<ItemStatus, { icon: IconName; look: string | undefined }>> = {
  placed: { icon: 'box', look: styles.primary },
  shipped: { icon: 'truck', look: tone.info },
  delivered: { icon: 'check', look: tone.done },
  cancelled: { icon: 'close', look: tone.bad },
}

/** The item's status in upper case, with colour and icon. */
export const OrderStatus = ({ status }: { status: ItemStatus }) => {
  const { icon, look } = looks[status] ?? { icon: 'clock' as const, look: tone.plain }
  return (
    <span className={classes(styles.status, look)}>
      <Icon name={icon} small />
      {inWords(status.replaceAll('_', ' ').toUpperCase())}
    </span>
  )
}
