import type { DeskShipment } from '../../contract/calls/staff/shipments.ts'
import { inPile } from './shipments.shared.ts'
import { pictureOf } from '../products/ProductLine.tsx'

/** As many as the worker keeps, with room for those of other screens. */
const PICTURES_MAX = 100

const asked = new Set<string>()

/** Fetches the pictures of what waits to be packed; the worker keeps them, so that they are there without network. */
export const fetchPictures = (parcels: readonly DeskShipment[]): void => {
  // Without the worker they would be thrown away.
  if (!navigator.serviceWorker?.controller) return
  const lines = inPile(parcels, 'to_pack').flatMap((parcel) => parcel.lines)
  const wanted = [...new Set(lines.map(pictureOf))].filter((path) => !asked.has(path))
  for (const path of wanted.slice(0, PICTURES_MAX - asked.size)) {
    asked.add(path)
    // Asked for again with the next parcels.
    fetch(path, { priority: 'low' }).catch(() => asked.delete(path))
  }
}
