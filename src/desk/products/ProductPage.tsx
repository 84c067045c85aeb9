import { useParams } from 'react-router-dom'
import type { DeskProduct } from '../../contract/calls/staff/products.ts'
import { classes } from '../../ui/base/classes.ts'
import { useAnswer } from '../../ui/base/useAnswer.ts'
import { Card, CardBody } from '../../ui/display/Card.tsx'
import { Icon } from '../../ui/media/Icon.tsx'
import layout from '../../ui/base/layout.module.css'
import tone from '../../ui/base/tone.module.css'
import { ask } from '../ask.ts'
import { useDesk } from '../desk.store.ts'
import { Answered } from '../list/Answered.tsx'
import { PageTitle } from '../page/PageTitle.tsx'
import { Decision } from './Decision.tsx'
import { SavedForm } from './DeclarationsForm.tsx'
import { ProductLine } from './ProductLine.tsx'
import { StateBadge } from './StateBadge.tsx'
import { text } from './texts.ts'

/** What a product declares: for its shop the form, for the operator what waits for a decision. */
export const ProductPage = () => {
  const { id = '' } = useParams()
  const asked = useAnswer(() => ask('deskProduct', { params: { id } }), id)
  return (
    <Answered of={asked} level={1}>
      {(product) => <Product product={product} onChange={asked.refresh} />}
    </Answered>
  )
}

const Product = ({ product, onChange }: { product: DeskProduct; onChange: () => void }) => {
  const isOperator = useDesk(({ me }) => me?.seller_id === null)
  const isToDecide = isOperator && product.sent?.state === 'waiting'
  const onDone = () => {
    onChange()
    // What became of it stands at the top.
    scrollTo(0, 0)
  }
  return (
    <>
      <PageTitle title={product.title} />
      <div className={layout.stack3}>
        <Summary product={product} isToDecide={isToDecide} />
        {isToDecide ? (
          <Decision product={product} onDone={onDone} />
        ) : (
          <SavedForm key={`${product.listing_id} ${product.sent?.id}`} product={product} onDone={onDone} />
        )}
      </div>
    </>
  )
}

const Summary = ({ product, isToDecide }: { product: DeskProduct; isToDecide: boolean }) => {
  const { missing, others, sent } = product
  return (
    <Card>
      <CardBody stack={3}>
        <ProductLine of={product} title={product.shop_name} detail={<StateBadge {...product} />} />
        {sent?.state === 'waiting' && !isToDecide && <p>{text.waits(sent.sent_at)}</p>}
        {sent?.state === 'refused' && (
          <p className={classes(layout.notice, tone.bad)}>
            <Icon name="return" />
            <span>{text.sentBack(sent.reason)}</span>
          </p>
        )}
        <p>{missing.length > 0 ? text.missing(missing) : text.whole}</p>
        {others > 0 && <p className={layout.small}>{text.others(others)}</p>}
        <p>
          <a className={layout.tap} href={`/product-details/${encodeURIComponent(product.slug)}`}>
            {text.page}
          </a>
        </p>
      </CardBody>
    </Card>
  )
}
