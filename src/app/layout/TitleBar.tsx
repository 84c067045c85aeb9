import { useLocation, useNavigate } from 'react-router-dom'
import { toggleCart } from '../../features/cart/cart.store.ts'
import { t } from '../../texts/texts.ts'
import { classes } from '../../ui/classes.ts'
import { Icon } from '../../ui/Icon.tsx'
import { Counted } from './Counted.tsx'
import { useCartCount } from './counts.ts'
import styles from './TitleBar.module.css'

interface TitleBarProps {
  title: string
  /** The title is the page's one h1; otherwise the page has its own. */
  isHeading: boolean
  /** Where the page has a bar of its own at the foot, the cart is reached from here. */
  withCart: boolean
}

/** Back and the page's title: the phone's header on every page but home. */
export const TitleBar = ({ title, isHeading, withCart }: TitleBarProps) => {
  const cart = useCartCount()
  const navigate = useNavigate()
  const { key } = useLocation()
  // The first page of a visit has nothing behind it.
  const back = () => void (key === 'default' ? navigate('/') : navigate(-1))
  const Title = isHeading ? 'h1' : 'p'
  return (
    <div className={classes(styles.bar, isHeading && styles.heading)}>
      <button type="button" className={styles.tool} onClick={back}>
        <Icon name="back" />
        {t.layout.back}
      </button>
      <Title className={styles.title}>{title}</Title>
      {withCart && (
        <button type="button" className={styles.tool} aria-label={cart.name} onClick={() => toggleCart(true)}>
          <Counted icon="cart" count={cart.count} />
          {t.layout.cart}
        </button>
      )}
    </div>
  )
}
