import { promise } from './promise.ts'

export const section2 = {
  '2.5/card-price': promise('Cards show the first pack’s selling price', [
    'src/features/catalogue/browse/ProductCard.tsx',
    'selling={first.selling_price}',
    'selling={first.price}',
  ]),
}
