import { p } from '../../texts/pageTexts.ts'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import { Face } from '../../ui/Face.tsx'

export const NoOrders = () => (
  <Face
    picture="sack"
    ground="straw"
    title={p.checkout.orders.emptyTitle}
    text={p.checkout.orders.emptyText}
    action={
      <ButtonLink kind="main" full to="/">
        {p.checkout.carryOn}
      </ButtonLink>
    }
  />
)

interface OrdersFailedProps {
  message: string | undefined
  onAgain: () => void
}

export const OrdersFailed = ({ message, onAgain }: OrdersFailedProps) => (
  <Face
    picture="tiller"
    title={p.checkout.orders.failedTitle}
    text={p.checkout.orders.failedText}
    action={
      <Button kind="main" full onClick={onAgain}>
        {p.checkout.tryAgain}
      </Button>
    }
    detail={message}
  />
)
