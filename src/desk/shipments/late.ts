import type { DeskShipment } from '../../contract/calls/staff/shipments.ts'
import { dayInIndia } from '../../contract/india.ts'

export const today = (): string => dayInIndia(Date.now())

/** Whether the day for which it was promised is over. */
export const isLate = ({ promised_to }: DeskShipment): boolean => promised_to !== null && promised_to < today()
