import type { DeskChange } from '../../../../src/desk/desk.shared.ts'
import { isMoveOp } from '../../../../src/desk/shipments/moves.shared.ts'

/** What staff wanted, change by change, under the name that each had. Independent of the queue. */

export interface Wanted {
  key: string
  change: DeskChange
}

/** Changes of one thing go out in order; those of all parcels of an order may depend on each other. */
export const thingOf = ({ op, target }: Pick<DeskChange, 'op' | 'target'>): string =>
  isMoveOp(op) ? target : `${op} ${target}`

const orderOf = (target: string): string => target.replace(/-\d+$/, '')

export class WantedOf {
  readonly changes: Wanted[] = []
  /** Refused changes that somebody has seen: put away, tried again, or followed by another. */
  readonly seen = new Set<string>()
  /** Orders and packs of which something was thrown away while perhaps under way. */
  readonly #unsure = new Set<string>()

  note(key: string, change: DeskChange): void {
    this.changes.push({ key, change })
  }

  doubt({ target }: Pick<DeskChange, 'target'>): void {
    this.#unsure.add(orderOf(target))
  }

  isSure(target: string): boolean {
    return !this.#unsure.has(orderOf(target))
  }
}
