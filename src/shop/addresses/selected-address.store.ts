import { create } from 'zustand'
import type { AddressKind } from '../../contract/entities.ts'
import { onIdentity } from '../../client/session/identity.ts'

type Chosen = Partial<Record<AddressKind, string>>

/**
 * Where this purchase goes and who is billed, by the farmer's own choice: a radio, or the address just written. It
 * outlasts the way through the forms and ends with the order; where nothing was chosen the default counts.
 */
export const useSelectedAddress = create<Chosen>(() => ({}))

export const selectAddress = (kind: AddressKind, id: string): void => useSelectedAddress.setState({ [kind]: id })
export const clearSelectedAddress = (): void => useSelectedAddress.setState({}, true)

onIdentity(clearSelectedAddress)
