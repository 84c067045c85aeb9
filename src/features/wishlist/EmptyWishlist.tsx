import { pageText } from '../../texts/page-texts.ts'
import { ButtonLink } from '../../ui/button/Button.tsx'
import { EmptyState } from '../../ui/display/EmptyState.tsx'
import { Icon } from '../../ui/media/Icon.tsx'
import styles from './EmptyWishlist.module.css'

export const EmptyWishlist = () => {
  const { emptyTitle, emptyPress, emptyButton, emptyRest } = pageText.checkout.wishlist
  return (
    <EmptyState
      picture="heart"
      ground="sprout"
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
      action={
        <ButtonLink kind="main" full to="/">
          {pageText.checkout.carryOn}
        </ButtonLink>
      }
    />
  )
}
