import { PILES } from '../../contract/calls/staff/shipments.ts'
import { pileOf, type ParcelView } from './shipments.shared.ts'
import { ButtonLink } from '../../ui/button/Button.tsx'
import { Card, CardFooter, CardFooterLink } from '../../ui/display/Card.tsx'
import layout from '../../ui/base/layout.module.css'
import { PaperLink } from '../paper/PaperLink.tsx'
import { paperPath } from '../paper/papers.ts'
import { text as paperText } from '../paper/texts.ts'
import { PageTitle } from '../page/PageTitle.tsx'
import { ParcelBody } from './Parcel.tsx'
import { ParcelCards } from './ParcelCards.tsx'
import { PileList, useStableParcels } from './PileList.tsx'
import { text } from '../texts.ts'

/** What waits to be packed, the oldest promise first. */
export const ToPackPage = () => (
  <>
    <PageTitle title={text.toPack.title} isList />
    <PileList of={(parcels) => pileOf(parcels, 'to_pack')} empty={text.toPack.empty} emptyText={text.toPack.emptyText}>
      {(parcels) => (
        <>
          <PrintSlips parcels={parcels.filter(({ isRest }) => !isRest)} />
          <Parcels parcels={parcels} />
        </>
      )}
    </PileList>
  </>
)

const Parcels = ({ parcels }: { parcels: readonly ParcelView[] }) => (
  <ParcelCards kept={useStableParcels(parcels)} states={PILES.to_pack}>
    {(parcel) => (
      <Card>
        <ParcelBody parcel={parcel}>{parcel.isRest && <p className={layout.small}>{text.toPack.rest}</p>}</ParcelBody>
        {!parcel.isRest && (
          <CardFooter>
            <CardFooterLink
              icon="box"
              to={`/desk/pack/${encodeURIComponent(parcel.id)}`}
              aria-label={text.pack.title(parcel.id)}
              label={text.toPack.pack}
            />
            <PaperLink paper="slip" parcel={parcel} />
          </CardFooter>
        )}
      </Card>
    )}
  </ParcelCards>
)

const PrintSlips = ({ parcels }: { parcels: readonly ParcelView[] }) =>
  parcels.length > 0 && (
    <ButtonLink full icon="file" to={paperPath('slip', parcels)} label={paperText.slips(parcels.length)} />
  )
