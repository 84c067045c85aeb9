import { useParams } from 'react-router-dom'
import type { Failure } from '../../client/api/call.ts'
import type { DeskProduct } from '../../contract/calls/staff/products.ts'
import type { Declarations } from '../../contract/product/declarations.ts'
import { classes } from '../../ui/base/classes.ts'
import { useAnswer } from '../../ui/base/useAnswer.ts'
import { Card, CardBody } from '../../ui/display/Card.tsx'
import { Icon } from '../../ui/media/Icon.tsx'
import layout from '../../ui/base/layout.module.css'
import tone from '../../ui/base/tone.module.css'
import { Verdict } from '../Verdict.tsx'
import { ask, change, report } from '../ask.ts'
import { useDesk } from '../desk.store.ts'
import { Answered } from '../list/Answered.tsx'
import { PageTitle } from '../page/PageTitle.tsx'
import { SavedForm } from './DeclarationsForm.tsx'
import { KeepCard } from './KeepCard.tsx'
import { PicturesCard } from './PicturesCard.tsx'
import { ProductLine } from './ProductLine.tsx'
import { StateBadge } from './StateBadge.tsx'
import { TextsCard } from './TextsCard.tsx'
import { text } from './texts.ts'
import styles from './products.module.css'

interface DecisionProps {
  product: DeskProduct
  onDone: () => void
}

/** What a seller has sent, beside what the page shows; and the operator's decision. */
const Decision = ({ product: { sent, shown, shop_name }, onDone }: DecisionProps) => {
  if (sent === null) return null
  const words = text.decide
  const params = { id: String(sent.id) }
  /** What the shop refuses is decided already, or others were sent: then the page shows what is. */
  const decided = (answer: object, done: string): Failure | undefined => {
    const failure = report(answer, done)
    if (failure !== undefined && failure.httpStatus === undefined) return failure
    onDone()
    return undefined
  }
  // The names are those of the texts.
  const names = (Object.keys(text.names) as (keyof Declarations)[]).filter((name) => sent.said[name] !== shown[name])
  return (
    <Card>
      <CardBody stack={3}>
        <h2>{words.title}</h2>
        <p className={layout.small}>{words.from(shop_name, sent.sent_at)}</p>
        {names.length === 0 && <p>{words.same}</p>}
        <ul hidden={names.length === 0}>
          {names.map((name) => (
            <li key={name} className={layout.entry}>
              <h3 className={styles.part}>{text.names[name]}</h3>
              <dl className={styles.compared}>
                <dt>{words.now}</dt>
                <dd>{said(shown[name])}</dd>
                <dt>{words.proposed}</dt>
                <dd>
                  <b>{said(sent.said[name])}</b>
                </dd>
              </dl>
            </li>
          ))}
        </ul>
        <Verdict
          words={words}
          onApprove={async () => decided(await change('deskDeclarationsApprove', { params }), words.approved)}
          onRefuse={async (reason) =>
            decided(await change('deskDeclarationsRefuse', { params, body: { reason } }), words.refused)
          }
        />
      </CardBody>
    </Card>
  )
}

const said = (value: string | boolean): string => {
  if (typeof value === 'boolean') return value ? text.decide.yes : text.decide.no
  return value === '' ? text.decide.nothing : value
}

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
  const id = String(product.listing_id)
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
        {isToDecide && <Decision product={product} onDone={onDone} />}
        {isOperator && (
          <>
            <KeepCard product={product} onDone={onChange} />
            <TextsCard id={id} onDone={onChange} />
            <PicturesCard id={id} onDone={onChange} />
          </>
        )}
        {!isToDecide && (
          <SavedForm
            key={`${product.listing_id} ${product.sent?.id}`}
            product={product}
            isFolded={isOperator}
            onDone={onDone}
          />
        )}
      </div>
    </>
  )
}

const Summary = ({ product, isToDecide }: { product: DeskProduct; isToDecide: boolean }) => {
  const { missing, others, sent, taken_down: isHidden, taken_down_reason: reason } = product
  const isOperator = useDesk(({ me }) => me?.seller_id === null)
  return (
    <Card>
      <CardBody stack={3}>
        <ProductLine of={product} title={product.shop_name} detail={<StateBadge {...product} />} />
        {isHidden && !isOperator && (
          <p className={classes(layout.notice, tone.bad)}>
            <Icon name="alert" />
            <span>{[text.keep.isHidden, reason === null ? '' : text.because(reason)].filter(Boolean).join(' ')}</span>
          </p>
        )}
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
