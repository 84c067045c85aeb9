import type { DeskLine, DeskShipment, PackForm } from '../../../../src/contract/calls/staff/shipments.ts'

/** What becomes of the lines of a parcel of which a part is packed. */

/** Lines with what is to be taken in cash for them. */
export const withLines = (lines: DeskLine[]): Pick<DeskShipment, 'lines' | 'cash_due'> => ({
  lines,
  cash_due: lines.reduce((sum, { total_price, cancelled }) => sum + (cancelled ? 0 : total_price), 0),
})

interface Parts {
  inside: DeskLine[]
  outside: DeskLine[]
  /** The new numbers of pieces that were left out. */
  renamed: { was: number; order_item_id: number }[]
}

const piecesOf = (line: DeskLine, quantity: number): DeskLine => ({
  ...line,
  quantity,
  total_price: line.unit_price * quantity,
})

/** Undefined where the parcel has not what is asked for. */
export const packParts = (
  { lines }: DeskShipment,
  { lines: asked }: PackForm,
  newNumber: () => number,
): Parts | undefined => {
  const wantedOf = (line: DeskLine) => asked.find(({ order_item_id }) => order_item_id === line.order_item_id)
  const isHere = asked.every(({ order_item_id, quantity }) =>
    lines.some((line) => line.order_item_id === order_item_id && line.quantity >= quantity),
  )
  if (!isHere) return undefined
  const parts: Parts = { inside: [], outside: [], renamed: [] }
  for (const line of lines) {
    const wanted = wantedOf(line)
    if (wanted === undefined) {
      parts.outside.push(line)
      continue
    }
    parts.inside.push({ ...piecesOf(line, wanted.quantity), lot: wanted.lot || line.lot })
    if (wanted.quantity === line.quantity) continue
    const order_item_id = newNumber()
    parts.outside.push({ ...piecesOf(line, line.quantity - wanted.quantity), order_item_id })
    parts.renamed.push({ was: line.order_item_id, order_item_id })
  }
  return parts
}
