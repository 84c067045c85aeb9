import * as v from 'valibot'
import { Figure, readTable } from './read-table.ts'

/** `code`: the letters of the state in licence numbers. */
const Place = v.object({
  city: v.string(),
  district: v.string(),
  state: v.string(),
  code: v.string(),
  pincode: v.string(),
  lat: Figure,
  lng: Figure,
})
export type Place = v.InferOutput<typeof Place>

/** Real towns, in the order of the shops in `shops.csv`. */
export const PLACES = readTable('places', Place)
