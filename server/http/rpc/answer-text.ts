import { LRUCache } from 'lru-cache'
import * as v from 'valibot'
import { Product } from '../../../src/contract/entities.ts'

/** Of products that lists show again and again: checked and written once, for as long as the catalogue keeps them. */
const texts = new LRUCache<object, string>({ maxSize: 3_000_000, sizeCalculation: (text) => text.length })

const productText = (product: object): string => {
  const known = texts.get(product)
  if (known !== undefined) return known
  const text = JSON.stringify(v.parse(Product, product))
  // With a name in another language it was made for this one answer.
  if (!('local' in product)) texts.set(product, text)
  return text
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

/** Whether the answers of this schema are lists of products. */
const listsProducts = (schema: v.GenericSchema): boolean => {
  if (!('entries' in schema) || !isRecord(schema.entries)) return false
  const { data } = schema.entries
  return isRecord(data) && data['item'] === Product
}

/** What a handler has answered, as JSON; refused where the contract says otherwise. */
export const answerText = (schema: v.GenericSchema, made: unknown): string => {
  if (!listsProducts(schema) || !isRecord(made) || !Array.isArray(made['data'])) {
    return JSON.stringify(v.parse(schema, made))
  }
  const products = made['data'].map(productText)
  const around = v.parse(schema, { ...made, data: [] })
  return JSON.stringify(around).replace('"data":[]', () => `"data":[${products.join(',')}]`)
}
