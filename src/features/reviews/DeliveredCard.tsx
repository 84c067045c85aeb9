import { useId } from 'react'
import type { DeliveredProduct } from '../../contract/entities.ts'
import { productPicture } from '../../contract/pictures.ts'
import { formatShortDay } from '../../texts/format.ts'
import { p } from '../../texts/pageTexts.ts'
import { Card, CardBody, CardFoot, FootLink } from '../../ui/Card.tsx'
import { GoodsLine } from '../../ui/GoodsLine.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { Picture } from '../../ui/Picture.tsx'
import { Stars } from '../../ui/Stars.tsx'

interface DeliveredCardProps {
  item: DeliveredProduct
  /** Where it is reviewed. */
  to: string
}

/** A delivered product with the farmer's own stars (spec 2.13). */
export const DeliveredCard = ({ item, to }: DeliveredCardProps) => {
  const titleId = useId()
  const words = p.reviews.mine
  const { product } = item
  const isReviewed = product.rating > 0
  return (
    <Card>
      <CardBody>
        <GoodsLine
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
      <CardFoot>
        <FootLink to={to} aria-describedby={titleId}>
          <Icon name="star" small filled={isReviewed} />
          {isReviewed ? words.view : words.add}
        </FootLink>
      </CardFoot>
    </Card>
  )
}
