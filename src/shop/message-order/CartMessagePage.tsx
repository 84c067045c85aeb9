import { useNavigate, useSearchParams } from 'react-router-dom'
import type { CartMessage, CartMessageLine } from '../../contract/cart-message.ts'
import { priceAt } from '../../contract/price-steps.ts'
import { isUploaded, productPicture } from '../../contract/pictures.ts'
import { useCart, toggleCart } from '../cart/cart.store.ts'
import { addWanted, replaceByWanted, type Wanted } from '../cart/fill-cart.ts'
import { useNetwork } from '../../client/page/network.store.ts'
import { callApi, isFailure } from '../../client/api/call.ts'
import { formatNumber, formatRupees } from '../../texts/format.ts'
import { inWords, pageText, text } from '../../texts/texts.ts'
import layout from '../../ui/base/layout.module.css'
import { toastSuccess } from '../../ui/base/toast.ts'
import { useAnswer } from '../../ui/base/useAnswer.ts'
import { Button } from '../../ui/button/Button.tsx'
import { EmptyState } from '../../ui/display/EmptyState.tsx'
import { LineItem } from '../../ui/display/LineItem.tsx'
import { ListSkeleton } from '../../ui/display/Skeleton.tsx'
import { TotalRow } from '../../ui/display/TotalRow.tsx'
import type { PageHandle } from '../page/page.ts'
import { Lead, PageLayout } from '../page/PageLayout.tsx'

export const handle: PageHandle = {
  head: () => ({ title: pageText.messageOrder.title, noIndex: true }),
  heading: () => pageText.messageOrder.title,
}

const problemOf = ({ problem, variant }: CartMessageLine): string | undefined => {
  const words = pageText.messageOrder.problems
  if (problem === null) return undefined
  if (problem === 'collect_only') return text.catalogue.collectOnly
  return problem === 'few' ? words.few(formatNumber(variant?.stock_quantity ?? 0)) : words[problem]
}

const wantedOf = ({ lines }: CartMessage): Wanted[] =>
  lines.flatMap(({ product, variant, quantity, problem }) =>
    product !== null && variant !== null && (problem === null || problem === 'few')
      ? [{ product, variant, quantity }]
      : [],
  )

const Line = ({ line }: { line: CartMessageLine }) => {
  const { product, variant, quantity, total } = line
  const words = pageText.messageOrder
  const problem = problemOf(line)
  const fault = problem !== undefined && <div className={layout.error}>{problem}</div>
  if (product === null || variant === null)
    return (
      <li>
        <p className={layout.name}>{words.unknownPack}</p>
        {fault}
      </li>
    )
  return (
    <li>
      <LineItem
        picture={productPicture(product.product_id, product.image_url, 160)}
        photo={isUploaded(product.image_url)}
        ground={product.ground}
        title={product.title}
        detail={
          <>
            <div>{variant.variant_name}</div>
            <div>
              {pageText.checkout.cart.each(
                formatNumber(quantity),
                formatRupees(priceAt(variant.selling_price, variant.steps, quantity)),
              )}
            </div>
            {fault}
          </>
        }
        amount={formatRupees(total)}
      />
    </li>
  )
}

/** What is in it, and one or two buttons. Nothing goes into the cart before one is pressed: anybody can send a link. */
const Offer = ({ cart }: { cart: CartMessage }) => {
  const hasOwn = useCart(({ cartItems }) => cartItems.length > 0)
  const isRead = useCart(({ ready }) => ready)
  const navigate = useNavigate()
  const words = pageText.messageOrder
  const wanted = wantedOf(cart)
  const take = async (how: (goods: readonly Wanted[]) => Promise<void>) => {
    await how(wanted)
    void toastSuccess(words.taken)
    await navigate('/', { replace: true })
    toggleCart(true)
  }
  return (
    <>
      <Lead>{words.lead2}</Lead>
      <ul className={layout.stack3}>
        {cart.lines.map((line) => (
          <Line key={line.id} line={line} />
        ))}
      </ul>
      <TotalRow total label={words.total} amount={formatRupees(cart.total)} />
      {cart.pincode !== null && <p>{words.deliverTo(cart.pincode)}</p>}
      {wanted.length === 0 && <p className={layout.error}>{words.nothing}</p>}
      {isRead && wanted.length > 0 && (
        <div className={layout.answers}>
          <Button
            kind="main"
            icon="cart"
            full
            onClick={() => void take(addWanted)}
            label={hasOwn ? words.add : words.take}
          />
          {hasOwn && (
            <>
              <p className={layout.small}>{words.addMore}</p>
              <Button full onClick={() => void take(replaceByWanted)} label={words.replace} />
              <p className={layout.small}>{words.replaceMore}</p>
            </>
          )}
        </div>
      )}
    </>
  )
}

const Asked = ({ code }: { code: string }) => {
  const online = useNetwork((network) => network.online)
  const { answer, again } = useAnswer(() => callApi('cartMessage', { params: { code } }), `${code} ${online}`)
  const words = pageText.messageOrder
  if (answer === undefined) return <ListSkeleton count={2} />
  if (!isFailure(answer)) return <Offer cart={answer.data} />
  return online ? (
    <EmptyState
      title={words.failed}
      text={inWords(answer.message, answer.code)}
      action={answer.code === 'INVALID' ? { to: '/', label: words.toShop } : { onPress: again, label: words.again }}
    />
  ) : (
    <EmptyState title={words.offline} text={words.offlineText} action={{ onPress: again, label: words.again }} />
  )
}

export const Component = () => {
  const [query] = useSearchParams()
  const code = query.get('code')?.trim() ?? ''
  const { noCode, noCodeText, toShop } = pageText.messageOrder
  return (
    <PageLayout>
      {code === '' ? (
        <EmptyState title={noCode} text={noCodeText} action={{ to: '/', label: toShop }} />
      ) : (
        <Asked code={code} />
      )}
    </PageLayout>
  )
}
