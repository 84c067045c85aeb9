import { useDeferredValue, useEffect, useMemo, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import type { KnownProduct } from '../../../contract/product/known-product.ts'
import type { TypedListing } from '../../../contract/product/listing-form.ts'
import { newUuid } from '../../../client/api/uuid.ts'
import { getDb } from '../../../client/db/get-db.ts'
import layout from '../../../ui/base/layout.module.css'
import { toastError } from '../../../ui/base/toast.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { Card, CardBody, CardFooter, CardFooterButton, CardFooterLink } from '../../../ui/display/Card.tsx'
import { EmptyState } from '../../../ui/display/EmptyState.tsx'
import { TextField } from '../../../ui/form/Form.tsx'
import { Words } from '../../../ui/base/Words.tsx'
import { Icon } from '../../../ui/media/Icon.tsx'
import { useDesk } from '../../desk.store.ts'
import styles from '../../list/list.module.css'
import { PageTitle } from '../../page/PageTitle.tsx'
import { packName, productName } from '../../language/goods.ts'
import { licenceKind } from '../../shop/licence-texts.ts'
import { ProductLine } from '../../products/ProductLine.tsx'
import { text as deskText } from '../../texts.ts'
import { BLANK, besideOf } from '../form-of.ts'
import { searchIn } from '../known-products.ts'
import { text } from '../texts.ts'
import { typedListings } from '../typed-listings.ts'
import { useFoundThere } from './useFoundThere.ts'
import { useKnown } from './useKnown.ts'

/** More are found by another word. */
const SHOWN_MAX = 10

/** Begins a draft on this phone and goes on with it. */
const useBegin = () => {
  const navigate = useNavigate()
  const acct = useDesk(({ me }) => me?.staff_id)
  return async (typed: TypedListing): Promise<void> => {
    if (acct === undefined) return
    const id = newUuid()
    try {
      await typedListings.save(await getDb(), { acct, id }, typed)
    } catch (error) {
      console.warn(error)
      return void toastError(deskText.network.full)
    }
    await navigate(`/desk/listings/draft/${id}`)
  }
}

const Found = ({ product, onBeside }: { product: KnownProduct; onBeside: () => void }) => {
  const { title, local_title: local, brand, packs, own_listing_id: own, licence_wanted: wanted } = product
  const said = productName(product)
  return (
    <Card>
      <CardBody stack={2}>
        <ProductLine
          of={product}
          title={
            <h3 className={styles.title}>
              <Words {...said} />
            </h3>
          }
          detail={[local === null ? '' : title, brand, ...packs.map(packName)].filter(Boolean).join(', ')}
        />
        {own === null && wanted !== null && <p>{text.find.wanted(licenceKind(wanted))}</p>}
      </CardBody>
      <CardFooter>
        {own === null && wanted !== null ? (
          <CardFooterLink
            icon="licence"
            label={text.find.licence}
            aria-label={text.spoken(text.find.licence, said.text)}
            to="/desk/shop"
          />
        ) : own === null ? (
          <CardFooterButton
            icon="plus"
            label={text.find.beside}
            aria-label={text.spoken(text.find.beside, said.text)}
            onClick={onBeside}
          />
        ) : (
          <CardFooterLink
            icon="edit"
            label={text.find.own}
            aria-label={text.spoken(text.find.own, said.text)}
            to={`/desk/listings/${own}`}
          />
        )}
      </CardFooter>
    </Card>
  )
}

/** Finds what the shop knows already, so that the same thing is not listed twice; else it is described. */
export const FindProductPage = () => {
  const [typed, setTyped] = useState('')
  const wanted = useDeferredValue(typed.trim())
  const known = useKnown()
  const begin = useBegin()
  const search = useMemo(() => known && searchIn(known.products), [known])
  const foundHere = useMemo(() => (wanted === '' ? [] : (search?.(wanted) ?? [])), [search, wanted])
  const foundThere = useFoundThere(foundHere.length < SHOWN_MAX ? wanted : '')
  const found = [
    ...foundHere,
    ...(foundThere ?? []).filter((other) => !foundHere.some(({ product_id: id }) => id === other.product_id)),
  ]
  // The texts are read before somebody types.
  useEffect(() => void search?.(''), [search])
  return (
    <>
      <PageTitle title={text.find.title} />
      <div className={layout.stack4}>
        <TextField
          name="q"
          type="search"
          enterKeyHint="search"
          autoComplete="off"
          maxLength={100}
          label={text.find.search}
          hint={text.find.hint}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          end={<Icon name="search" />}
        />
        {known === null && <p className={layout.small}>{text.find.unknown}</p>}
        {found.length > 0 && (
          <section className={layout.stack3} role="status" aria-label={text.find.known(found.length)}>
            <h2>{text.find.known(found.length)}</h2>
            {found.slice(0, SHOWN_MAX).map((product) => (
              <Found key={product.product_id} product={product} onBeside={() => void begin(besideOf(product))} />
            ))}
            <p>{text.find.describeText}</p>
          </section>
        )}
        {wanted !== '' && found.length === 0 && foundThere !== undefined && known && (
          <EmptyState picture="sack" title={text.find.none} text={text.find.noneText(wanted)} />
        )}
        <Button full icon="edit" label={text.find.describe} onClick={() => void begin({ ...BLANK, title: wanted })} />
      </div>
    </>
  )
}
