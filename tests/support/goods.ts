import type { Product, Variant } from '../../src/contract/entities.ts'
import type { AddressForm } from '../../src/contract/forms.ts'

/** Goods and addresses to test with. */

export const variant = (sku: string, changes: Partial<Variant> = {}): Variant => ({
  id: 1,
  variant_name: '45 kg bag',
  price: 300,
  selling_price: 266.5,
  product_discount: 11,
  sku,
  cod_available: 1,
  stock_quantity: 20,
  amount: 45,
  unit: 'kg',
  ...changes,
})

export const product = (product_id: number, changes: Partial<Product> = {}): Product => ({
  id: product_id + 1000,
  product_id,
  slug: `urea-${product_id}`,
  title: `Urea ${product_id}`,
  short_description: 'Nitrogen 46 %',
  image_url: 'urea.webp',
  product_type: null,
  average_rating: 4.2,
  review_count: 3,
  stock_quantity: 20,
  category: { id: 1, name: 'Fertilizers', slug: 'fertilizers' },
  ground: 'straw',
  brand: { id: 1, name: 'Kisan', slug: 'kisan', image_url: 'kisan.webp' },
  vendor: {
    id: 7,
    name: 'Asha',
    shop_name: 'Asha Agro',
    slug: 'asha-7',
    avatar: 'asha.webp',
    city: 'Nashik',
    state: 'MH',
    rating: 4.4,
    rating_count: 12,
  },
  origin: 'IN',
  crops: [],
  variants: [variant(`SKU-${product_id}`)],
  ...changes,
})

export const addressForm = (name = 'Ramesh Patil'): AddressForm => ({
  name,
  phone_number: '9876543210',
  house_number: '12',
  area: 'Gangapur',
  pincode: '422013',
  city: 'Nashik',
  district: 'Nashik',
  state: 'Maharashtra',
})
