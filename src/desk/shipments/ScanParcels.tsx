import { Scan } from '../scan/Scan.tsx'
import { useDesk } from '../desk.store.ts'
import type { ParcelView } from './shipments.shared.ts'
import { text } from './texts.ts'

interface ScanParcelsProps {
  /** The parcels of the list whose labels are read. */
  here: readonly ParcelView[]
  onFound: (parcel: ParcelView) => void
  /** It is over with the first parcel. */
  once?: boolean
}

/** Reads the labels of a list's parcels; of others it says where they are. */
export const ScanParcels = ({ here, ...rest }: ScanParcelsProps) => {
  const all = useDesk(({ parcels }) => parcels)
  return <Scan here={here} all={all ?? here} placeOf={({ state }) => text.states[state]} {...rest} />
}
