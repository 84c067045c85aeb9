import { Icon } from '../../ui/media/Icon.tsx'
import { classes } from '../../ui/base/classes.ts'
import layout from '../../ui/base/layout.module.css'
import { useDesk } from '../desk.store.ts'
import styles from './list.module.css'

/** Whose row of a list it is, for the operator's own people: those of a shop see no other. */
export const ShopOf = ({ names }: { names: readonly string[] }) => {
  const isOperators = useDesk(({ me }) => me !== null && me.seller_id === null)
  const known = [...new Set(names)].filter((name) => name !== '')
  if (!isOperators || known.length === 0) return null
  return (
    <p className={classes(layout.row, layout.small)}>
      <Icon name="store" small />
      <span className={styles.named}>{known.join(', ')}</span>
    </p>
  )
}
