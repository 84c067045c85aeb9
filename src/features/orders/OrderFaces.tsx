import { t } from '../../texts/texts.ts'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import { Face } from '../../ui/Face.tsx'

export const NoOrders = () => (
  <Face
    picture="sack"
    ground="straw"
    title={t.checkout.orders.emptyTitle}
    text={t.checkout.orders.emptyText}
    action={
      <ButtonLink kind="main" full to="/">
        {t.checkout.carryOn}
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
    title={t.checkout.orders.failedTitle}
    text={t.checkout.orders.failedText}
    action={
      <Button kind="main" full onClick={onAgain}>
        {t.checkout.tryAgain}
      </Button>
    }
    detail={message}
  />
)
