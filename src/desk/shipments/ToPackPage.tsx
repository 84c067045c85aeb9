import { useNavigate } from 'react-router-dom'
import { PILES } from '../../contract/calls/staff/shipments.ts'
import { pileOf, type ParcelView } from './shipments.shared.ts'
import { ButtonLink } from '../../ui/button/Button.tsx'
import { Card, CardBody, CardFooter, CardFooterLink } from '../../ui/display/Card.tsx'
import layout from '../../ui/base/layout.module.css'
import { PaperLink } from '../paper/PaperLink.tsx'
import { paperPath } from '../paper/papers.ts'
import { text as paperText } from '../paper/texts.ts'
import { PageTitle } from '../page/PageTitle.tsx'
import { ScanParcels } from './ScanParcels.tsx'
import { Goods, packPath, ParcelBadges, ParcelTown } from './Parcel.tsx'
import { ParcelCards } from './ParcelCards.tsx'
import { PileList, useStableParcels } from './PileList.tsx'
import styles from './shipments.module.css'
import { text } from '../texts.ts'

/** What waits to be packed, the oldest promise first. */
export const ToPackPage = () => (
  <>
    <PageTitle title={text.toPack.title} isList />
    <PileList of={(parcels) => pileOf(parcels, 'to_pack')} empty={text.toPack.empty} emptyText={text.toPack.emptyText}>
      {(parcels) => (
        <>
          <PrintSlips parcels={parcels.filter(({ isRest }) => !isRest)} />
          <ScanToPack parcels={parcels} />
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
        <CardBody stack={3}>
          <Goods parcel={parcel} />
          <div className={layout.stack2}>
            <ParcelTown parcel={parcel} />
            <ParcelBadges parcel={parcel} />
            <h2 className={styles.number}>{parcel.isRest ? text.toPack.restOf(parcel.id) : parcel.id}</h2>
          </div>
          {parcel.isRest && <p className={layout.small}>{text.toPack.rest}</p>}
        </CardBody>
        {!parcel.isRest && (
          <CardFooter>
            <CardFooterLink
              icon="box"
              to={packPath(parcel)}
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

/** A slip or a label that lies there opens its parcel. */
const ScanToPack = ({ parcels }: { parcels: readonly ParcelView[] }) => {
  const navigate = useNavigate()
  return <ScanParcels once here={parcels} onFound={(parcel) => void navigate(packPath(parcel))} />
}

const PrintSlips = ({ parcels }: { parcels: readonly ParcelView[] }) =>
  parcels.length > 0 && (
    <ButtonLink full icon="file" to={paperPath('slip', parcels)} label={paperText.slips(parcels.length)} />
  )
