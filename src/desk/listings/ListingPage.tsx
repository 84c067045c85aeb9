import { useState } from 'react'
import { useNavigate, useParams } from 'react-router-dom'
import type { DeskListing, DeskListingRow } from '../../contract/calls/staff/listings.ts'
import type { TypedListing } from '../../contract/product/listing-form.ts'
import { newUuid } from '../../client/api/uuid.ts'
import { getDb } from '../../client/db/get-db.ts'
import layout from '../../ui/base/layout.module.css'
import { useAnswer } from '../../ui/base/useAnswer.ts'
import { Button, ButtonLink } from '../../ui/button/Button.tsx'
import { Card, CardBody } from '../../ui/display/Card.tsx'
import { Confirm } from '../../ui/overlay/Confirm.tsx'
import { ask, change, report } from '../ask.ts'
import { useDesk } from '../desk.store.ts'
import { Answered } from '../list/Answered.tsx'
import { PageTitle } from '../page/PageTitle.tsx'
import { ProductLine } from '../products/ProductLine.tsx'
import { ListingBadge } from './ListingBadge.tsx'
import { changeOf, copyOf } from './form-of.ts'
import { text } from './texts.ts'
import { typedListings } from './typed-listings.ts'

/** One of the shop's own listings: its state, and what can be done with it. */
export const ListingPage = () => {
  const { id = '' } = useParams()
  const asked = useAnswer(() => ask('deskListing', { params: { id } }), id)
  return (
    <Answered of={asked} level={1}>
      {(listing) => (
        <>
          <PageTitle title={listing.title} />
          <div className={layout.stack3}>
            <Summary listing={listing} />
            <Actions listing={listing} onChange={asked.refresh} />
          </div>
        </>
      )}
    </Answered>
  )
}

/** What keeps customers from it, or is under way with it. */
const standOf = ({ taken_down, taken_down_reason: reason, state, draft }: DeskListing): string | undefined => {
  if (state === 'ended') return text.one.ended
  if (taken_down) return reason === null ? text.one.takenDown : text.one.takenDownFor(reason)
  if (draft?.state === 'waiting') return text.one.waiting
  if (draft?.state === 'returned') return text.one.returned
  return state === 'paused' ? text.one.paused : undefined
}

const Summary = ({ listing }: { listing: DeskListing }) => {
  const { title, packs, from_price: from, stock, form } = listing
  const stand = standOf(listing)
  return (
    <Card>
      <CardBody stack={3}>
        <ProductLine of={listing} title={title} detail={text.row.detail(packs, from, stock)} />
        <div>
          <ListingBadge listing={listing} />
        </div>
        {stand !== undefined && <p>{stand}</p>}
        <ul className={layout.stack2}>
          {form.packs.map(({ name, price, selling_price, stock: there }) => (
            <li key={name}>{text.one.pack(name, selling_price, price, there)}</li>
          ))}
        </ul>
        {listing.state === 'on_sale' && !listing.taken_down && (
          <p>
            <a className={layout.tap} href={`/product-details/${encodeURIComponent(listing.slug)}`}>
              {text.one.page}
            </a>
          </p>
        )}
      </CardBody>
    </Card>
  )
}

const Actions = ({ listing, onChange }: { listing: DeskListing; onChange: () => void }) => {
  const [isEnding, setEnding] = useState(false)
  const navigate = useNavigate()
  const acct = useDesk(({ me }) => me?.staff_id) ?? 0
  const { listing_id: id, state, taken_down: takenDown, draft } = listing
  const set = async (next: DeskListingRow['state']) => {
    const answer = await change('deskListingState', { params: { id: String(id) }, body: { state: next } })
    report(answer, text.one.done[next], onChange)
  }
  const begin = async (typed: TypedListing) => {
    const draftId = newUuid()
    await typedListings.save(await getDb(), { acct, id: draftId }, typed)
    await navigate(`/desk/listings/draft/${draftId}`)
  }
  const isUnderWay = draft !== null && draft.state !== 'approved'
  return (
    <div className={layout.stack2}>
      {state !== 'ended' &&
        (isUnderWay ? (
          <ButtonLink kind="main" full icon="edit" label={text.one.goOn} to={`/desk/listings/draft/${draft.id}`} />
        ) : (
          <Button kind="main" full icon="edit" label={text.one.change} onClick={() => void begin(changeOf(listing))} />
        ))}
      {state === 'on_sale' && <Button full icon="pause" label={text.one.pause} onClick={() => void set('paused')} />}
      {state === 'paused' && !takenDown && (
        <Button full icon="play" label={text.one.resume} onClick={() => void set('on_sale')} />
      )}
      {state !== 'ended' && <ButtonLink full icon="tag" label={text.one.stock} to="/desk/stock" />}
      <Button full icon="packs" label={text.one.copy} onClick={() => void begin(copyOf(listing))} />
      {state !== 'ended' && <Button full icon="close" label={text.one.end} onClick={() => setEnding(true)} />}
      {isEnding && (
        <Confirm
          title={text.one.confirm.title}
          yes={text.one.confirm.yes}
          no={text.one.confirm.no}
          onYes={() => void set('ended')}
          onClose={() => setEnding(false)}
        >
          <p>{text.one.confirm.lead}</p>
        </Confirm>
      )}
    </div>
  )
}
