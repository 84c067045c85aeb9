import { useId } from 'react'
import type { DeliveredProduct } from '../../contract/entities.ts'
import { productPicture } from '../../contract/pictures.ts'
import { formatShortDay } from '../../texts/format.ts'
import { pageText } from '../../texts/page-texts.ts'
import { Card, CardBody, CardFooter, CardFooterLink } from '../../ui/display/Card.tsx'
import { LineItem } from '../../ui/display/LineItem.tsx'
import { Icon } from '../../ui/media/Icon.tsx'
import { Picture } from '../../ui/media/Picture.tsx'
import { Stars } from '../../ui/display/Stars.tsx'

interface DeliveredCardProps {
  item: DeliveredProduct
  /** Where it is reviewed. */
  to: string
}

/** A delivered product with the farmer's own stars. */
export const DeliveredCard = ({ item, to }: DeliveredCardProps) => {
  const titleId = useId()
  const words = pageText.reviews.mine
  const { product } = item
  const isReviewed = product.rating > 0
  return (
    <Card>
      <CardBody>
        <LineItem
          picture={
            <Picture
              src={productPicture(item.product_id, product.image_url, 160)}
              alt=""
              ground={product.ground}
              size="line"
            />
          }
          title={product.title}
          titleId={titleId}
          detail={
            <>
              <div>{words.delivered(formatShortDay(item.delivery_date))}</div>
              <div>
                {words.yourStars}: {isReviewed ? <Stars value={product.rating} /> : words.none}
              </div>
            </>
          }
        />
      </CardBody>
      <CardFooter>
        <CardFooterLink to={to} aria-describedby={titleId}>
          <Icon name="star" small filled={isReviewed} />
          {isReviewed ? words.view : words.add}
        </CardFooterLink>
      </CardFooter>
    </Card>
  )
}
