import type { Master } from './base-products.ts'
import { dosesByTitle } from './product-data/doses.ts'
import { hash } from './random.ts'
import type { ProductRow } from './rows.ts'
import { PLACES } from './sellers.ts'
import { slugOf } from '../shop/core/slug.ts'

/** Names and addresses that do not exist, in towns that do. */
const addressOf = (name: string): string => {
  const place = PLACES[hash(name) % PLACES.length]
  if (place === undefined) throw new Error('No places')
  return `Plot ${(hash(name) % 90) + 1}, Industrial Area, ${place.city}, ${place.state} ${place.pincode}`
}

/** What the label of a product says: who made or imported it and who answers for it, beside what is true of the good. */
export const factsOf = ({ good, brand }: Master): Pick<ProductRow, 'origin' | 'crops' | 'facts'> => {
  const name = `${brand.name} Agro`
  const address = addressOf(brand.name)
  const isImported = good.origin !== undefined
  return {
    origin: good.origin ?? 'IN',
    crops: good.crops?.length ? [...good.crops] : null,
    facts: {
      generic_name: null,
      pests: null,
      dose: null,
      dose_per_pump: null,
      waiting_days: null,
      best_before: null,
      ...dosesByTitle(good.title),
      ...good.facts,
      maker: isImported ? null : { name, address, role: 'maker' },
      importer: isImported ? { name, address } : null,
      consumer_care: {
        name: `${brand.name} customer care`,
        // Any number may be somebody's; an address under .example is nobody's.
        phone: null,
        email: `care@${slugOf(brand.name)}.example`,
      },
    },
  }
}
