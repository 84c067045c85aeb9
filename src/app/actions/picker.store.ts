import { create } from 'zustand'
import type { Product } from '../../contract/entities.ts'

/** The product whose pack is being chosen. */
export const usePicker = create<{ product: Product | null }>(() => ({ product: null }))

export const pickPackOf = (product: Product): void => usePicker.setState({ product })
export const closePicker = (): void => usePicker.setState({ product: null })
