import { useId } from 'react'
import type { DeliveredProduct } from '../../contract/entities.ts'
import { isUploaded, productPicture } from '../../contract/pictures.ts'
import { formatShortDay } from '../../texts/days.ts'
import { pageText } from '../../texts/texts.ts'
import { Card, CardBody, CardFooter, CardFooterLink } from '../../ui/display/Card.tsx'
import { LineItem } from '../../ui/display/LineItem.tsx'
import { Stars } from '../../ui/display/Stars.tsx'
import { localTitle } from '../../texts/localized.ts'
import { Words } from '../../ui/base/Words.tsx'

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
          picture={productPicture(item.product_id, product.image_url, 160)}
          photo={isUploaded(product.image_url)}
          ground={product.ground}
          title={<Words {...localTitle(product)} />}
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
        <CardFooterLink
          icon="star"
          iconFilled={isReviewed}
          to={to}
          aria-describedby={titleId}
          label={isReviewed ? words.view : words.add}
        />
      </CardFooter>
    </Card>
  )
}
