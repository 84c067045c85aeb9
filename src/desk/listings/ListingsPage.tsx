import { useEffect } from 'react'
import type { DeskListingRow } from '../../contract/calls/staff/listings.ts'
import { getDb } from '../../client/db/get-db.ts'
import { useNetwork } from '../../client/page/network.store.ts'
import { pull } from '../../client/sync/pull.ts'
import { classes } from '../../ui/base/classes.ts'
import { formatRupees } from '../../texts/format.ts'
import layout from '../../ui/base/layout.module.css'
import { ButtonLink } from '../../ui/button/Button.tsx'
import { ask } from '../ask.ts'
import { useDesk } from '../desk.store.ts'
import { ListPage } from '../list/ListPage.tsx'
import { PageTitle } from '../page/PageTitle.tsx'
import { RowLink, type TableOf } from '../list/Table.tsx'
import { text as table } from '../list/table-texts.ts'
import { BulkState } from './BulkState.tsx'
import { Row } from '../list/Row.tsx'
import styles from '../list/list.module.css'
import { ProductLine } from '../products/ProductLine.tsx'
import { DraftList } from './DraftList.tsx'
import { ListingBadge } from './ListingBadge.tsx'
import { pullKnown } from './known-products.ts'
import { drafts } from './listings.shared.ts'
import { text as fileText } from './file/texts.ts'
import { text } from './texts.ts'
import { sweepFiles } from './typed-listings.ts'
import { useDrafts } from './useDrafts.ts'

/** Fetches what is worked with without network: drafts that wait or came back, and what the shop knows. */
const refresh = async (acct: number): Promise<void> => {
  const local = await getDb()
  await sweepFiles(local, acct)
  await pull(local, drafts)
  await pullKnown(local, acct)
}

const Drafts = () => {
  const entries = useDrafts()
  if (entries === undefined || entries.length === 0) return null
  return (
    <section className={layout.stack3} aria-label={text.drafts}>
      <h2>{text.drafts}</h2>
      <DraftList entries={entries} />
    </section>
  )
}

/** What the shop sells and what is on its way there; the one main thing to do is to sell something more. */
export const ListingsPage = () => {
  const acct = useDesk(({ me }) => me?.staff_id)
  const online = useNetwork((network) => network.online)
  useEffect(() => {
    if (acct !== undefined) void refresh(acct).catch(console.warn)
  }, [acct, online])
  const before = (
    <div className={classes(layout.stack4, layout.below3, styles.cards)}>
      <ButtonLink kind="main" full icon="plus" label={text.sell} to="/desk/listings/new" />
      <ButtonLink full icon="file" label={fileText.link} to="/desk/listings/file" />
      <Drafts />
      <h2>{text.listed}</h2>
    </div>
  )
  if (!online)
    return (
      <>
        <PageTitle title={text.title} />
        {before}
        <p>{text.listedLater}</p>
      </>
    )
  return (
    <ListPage
      words={text}
      before={before}
      ask={(query) => ask('deskListings', { query })}
      empty={(which) => text.empty[which]}
      table={TABLE}
    >
      {(listing) => <ListingRow key={listing.listing_id} listing={listing} />}
    </ListPage>
  )
}

const TABLE: TableOf<DeskListingRow> = {
  title: text.title,
  keyOf: ({ listing_id: id }) => id,
  nameOf: ({ title }) => title,
  columns: [
    {
      name: 'product',
      label: table.columns.product,
      cell: ({ listing_id: id, title }) => <RowLink to={`/desk/listings/${id}`}>{title}</RowLink>,
      by: ({ title }) => title,
    },
    { name: 'packs', label: table.columns.packs, cell: ({ packs }) => packs, by: ({ packs }) => packs, isFigure: true },
    {
      name: 'price',
      label: table.columns.price,
      cell: ({ from_price: from }) => (from === null ? null : formatRupees(from)),
      by: ({ from_price: from }) => from,
      isFigure: true,
    },
    { name: 'stock', label: table.columns.stock, cell: ({ stock }) => stock, by: ({ stock }) => stock, isFigure: true },
    {
      name: 'state',
      label: table.columns.state,
      cell: (listing) => <ListingBadge listing={listing} />,
      by: ({ state }) => text.states[state],
    },
  ],
  bulk: (listings, actions) => <BulkState listings={listings} {...actions} />,
}

const ListingRow = ({ listing }: { listing: DeskListingRow }) => {
  const { listing_id: id, title, packs, from_price: from, stock, draft } = listing
  return (
    <Row to={`/desk/listings/${id}`} label={text.row.look} spoken={text.spoken(text.row.look, title)}>
      <div className={layout.stack3}>
        <ProductLine
          of={listing}
          title={<h3 className={styles.title}>{title}</h3>}
          detail={text.row.detail(packs, from, stock)}
        />
        <div>
          <ListingBadge listing={listing} />
        </div>
        {draft !== null && draft.state !== 'approved' && (
          <p className={layout.small}>{draft.state === 'waiting' ? text.row.changing : text.row.returned}</p>
        )}
      </div>
    </Row>
  )
}
