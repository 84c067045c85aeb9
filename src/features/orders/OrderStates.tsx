import { pageText } from '../../texts/page-texts.ts'
import { Button, ButtonLink } from '../../ui/button/Button.tsx'
import { EmptyState } from '../../ui/display/EmptyState.tsx'

export const NoOrders = () => (
  <EmptyState
    picture="sack"
    ground="straw"
    title={pageText.checkout.orders.emptyTitle}
    text={pageText.checkout.orders.emptyText}
    action={
      <ButtonLink kind="main" full to="/">
        {pageText.checkout.carryOn}
      </ButtonLink>
    }
  />
)

interface OrdersFailedProps {
  message: string | undefined
  onAgain: () => void
}

export const OrdersFailed = ({ message, onAgain }: OrdersFailedProps) => (
  <EmptyState
    picture="tiller"
    title={pageText.checkout.orders.failedTitle}
    text={pageText.checkout.orders.failedText}
    action={
      <Button kind="main" full onClick={onAgain}>
        {pageText.checkout.tryAgain}
      </Button>
    }
    detail={message}
  />
)
