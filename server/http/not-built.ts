import { Refusal } from '../shop/refusal.ts'

/** Stands where a call of the contract has no use case yet. */
export const notBuilt = async (): Promise<never> => {
  throw new Refusal('NOT_IMPLEMENTED', 'This is not possible yet')
}
