import { eq, type Column, type SQL } from 'drizzle-orm'
import type { StaffRole } from '../../../src/contract/staff.ts'
import { notFound, Refusal } from './refusal.ts'

/** Somebody of the staff, or the operator's command line. */
export interface Staff {
  /** Null for the command line. */
  id: number | null
  /** Null for the operator's own, who see every shop. */
  sellerId: number | null
  role: StaffRole
  /** Of the log-in that asks. */
  tokenHash: string | null
}

/** Somebody of the staff whose log-in was found. */
export interface Person extends Staff {
  id: number
  tokenHash: string
}

/** Whoever has the operator's token. */
export const OPERATOR: Staff = { id: null, sellerId: null, role: 'owner', tokenHash: null }

/** The rows that somebody may see: those of the own shop, or all. Never taken from a request. */
export const ownedBy = ({ sellerId }: Pick<Staff, 'sellerId'>, column: Column): SQL | undefined =>
  sellerId === null ? undefined : eq(column, sellerId)

/** What another shop's row is answered with; the attempt is logged. */
export class Foreign extends Refusal {
  readonly entity: string
  readonly entityId: string
  constructor(entity: string, entityId: string, message: string) {
    super('NOT_FOUND', message)
    this.entity = entity
    this.entityId = entityId
  }
}

/** The row of one's own shop; another shop's is not found, like one that does not exist. */
export const ownRow = <Row extends { sellerId: number | null }>(
  { sellerId }: Pick<Staff, 'sellerId'>,
  row: Row | undefined,
  { entity, id, message }: { entity: string; id: string | number; message: string },
): Row => {
  if (row === undefined) throw notFound(message)
  if (sellerId !== null && row.sellerId !== sellerId) throw new Foreign(entity, String(id), message)
  return row
}

/** A customer whose token was found. */
export interface Customer {
  id: number
  tokenHash: string
}
