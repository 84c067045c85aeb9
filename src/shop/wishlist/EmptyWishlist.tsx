import { pageText } from '../../texts/texts.ts'
import { EmptyState } from '../../ui/display/EmptyState.tsx'
import { Icon } from '../../ui/media/Icon.tsx'
import styles from './EmptyWishlist.module.css'

export const EmptyWishlist = () => {
  const { emptyTitle, emptyPress, emptyButton, emptyRest } = pageText.checkout.wishlist
  return (
    <EmptyState
      picture="heart"
      title={emptyTitle}
      text={
        <>
          {emptyPress}{' '}
          <b className={styles.button}>
            <Icon name="heart" small className={styles.heart} />
            {emptyButton}
          </b>{' '}
          {emptyRest}
        </>
      }
      action={{ to: '/', label: pageText.checkout.carryOn }}
    />
  )
}
