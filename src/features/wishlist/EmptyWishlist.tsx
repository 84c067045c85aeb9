import { p } from '../../texts/pageTexts.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { Face } from '../../ui/Face.tsx'
import { Icon } from '../../ui/Icon.tsx'
import css from './EmptyWishlist.module.css'

export const EmptyWishlist = () => {
  const { emptyTitle, emptyPress, emptyButton, emptyRest } = p.checkout.wishlist
  return (
    <Face
      picture="heart"
      ground="sprout"
      title={emptyTitle}
      text={
        <>
          {emptyPress}{' '}
          <b className={css.button}>
            <Icon name="heart" small className={css.heart} />
            {emptyButton}
          </b>{' '}
          {emptyRest}
        </>
      }
      action={
        <ButtonLink kind="main" full to="/">
          {p.checkout.carryOn}
        </ButtonLink>
      }
    />
  )
}
