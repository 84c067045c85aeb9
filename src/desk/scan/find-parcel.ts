/** What has a number on a label; what is left out of a parcel has none yet. */
export interface Numbered {
  id: string
  isRest: boolean
}

/** Whose label a code is. */
export type Found<P> =
  | { is: 'here'; parcel: P }
  /** One of the own shop that is not in this list. */
  | { is: 'elsewhere'; parcel: P }
  | { is: 'unknown'; code: string }

/** What is typed may leave out the beginning of a number, but not so much of it. */
const TYPED_LEAST = 4

const plain = (code: string): string => code.trim().toUpperCase()

/** Finds the parcel of a code: all of its number, or an end of it that only one parcel has. */
export const findParcel = <P extends Numbered>(code: string, here: readonly P[], all: readonly P[]): Found<P> => {
  const wanted = plain(code)
  const numbered = (parcels: readonly P[]) => parcels.filter(({ isRest }) => !isRest)
  const exact = (parcels: readonly P[]) => numbered(parcels).find(({ id }) => plain(id) === wanted)
  const ending = (parcels: readonly P[]) => {
    const ended = wanted.length < TYPED_LEAST ? [] : numbered(parcels).filter(({ id }) => plain(id).endsWith(wanted))
    return ended.length === 1 ? ended[0] : undefined
  }
  const own = exact(here) ?? (exact(all) === undefined ? ending(here) : undefined)
  if (own !== undefined) return { is: 'here', parcel: own }
  const other = exact(all) ?? ending(all)
  return other === undefined ? { is: 'unknown', code: code.trim() } : { is: 'elsewhere', parcel: other }
}
