import { promise } from './promise.ts'

const mix = 'src/features/calculator/mix.ts'
const area = 'src/features/calculator/area.ts'
const need = 'src/features/calculator/need.ts'
const calculation = 'src/features/calculator/calculation.ts'
const figure = 'src/features/calculator/figure.ts'
const page = 'src/app/pages/catalogue/ProductPage.tsx'
const doses = 'server/shop/catalogue-import/doses.ts'

/** How much a field needs of a product, by its label alone. */
export const calculator = {
  'calculator/mix': promise(
    'The packs cover the need, and no cheaper choice exists; of equal prices least stays over, in the fewest packs',
    [mix, 'if (isBetter(choice, best)) best = choice', 'best ??= choice'],
    [mix, 'a.amount === b.amount ? a.pieces < b.pieces : a.amount < b.amount', 'false'],
  ),
  'calculator/stock': promise('Never more of a pack than is in stock or one order takes', [
    mix,
    'let left = pack.available; left > 0',
    'let left = pack.available + 1; left > 0',
  ]),
  'calculator/units': promise(
    'A guntha is a fortieth of an acre, a bigha that of its state',
    [area, 'squareFeet(1_089)', 'squareFeet(1_000)'],
    [area, "state: 'Gujarat', squareFeet: 17_424", "state: 'Gujarat', squareFeet: 27_225"],
  ),
  'calculator/bigha': promise('A bigha without its state is not calculated', [
    area,
    'return bigha && squareFeet(bigha.squareFeet)',
    'return squareFeet(bigha?.squareFeet ?? 27_225)',
  ]),
  'calculator/state': promise('The bigha of the state that the PIN lies in is chosen already, where it has only one', [
    'src/app/calculator/ProductCalculator.tsx',
    'state={state}',
    'state={undefined}',
  ]),
  'calculator/label': promise('However it is asked, never more than the label’s most', [
    need,
    'Math.min(chosen.dose, dose.most)',
    'chosen.dose',
  ]),
  'calculator/water': promise(
    'A dose for a litre is calculated from the water, and from an area only where the label gives it',
    [calculation, "per === 'litre' && water === null", "per === 'litre' && water !== null"],
  ),
  'calculator/figures': promise('Figures are read in any Indian digits, with point or comma', [
    figure,
    "text.replace(',', '.')",
    'text',
  ]),
  'calculator/faults': promise(
    'Nought, letters, too large a field and what the label does not allow are said at their field',
    [calculation, "if (chosen > most) return 'aboveLabel'", ''],
  ),
  'calculator/import': promise('A file gives doses as figures, or is told at the column what is wrong', [
    doses,
    'if (least > most) return',
    'if (false) return',
  ]),
  'calculator/data': promise('What the shop’s own goods calculate with stands in their descriptions', [
    'server/seed/product-data/doses.csv',
    'NPK 10:26:26,50 to 75 kg per acre',
    'NPK 10:26:26,50 to 85 kg per acre',
  ]),
  'calculator/cart': promise('One press puts all packs into the cart, or none where one cannot be had so often', [
    'src/features/cart/several-packs.ts',
    'return basket\n',
    'return { ...basket, cart }\n',
  ]),
  'calculator/page': promise('A product with a dose on its label tells what a field needs, also without network', [
    page,
    '.length > 0 && <HowMuch',
    '.length > 1 && <HowMuch',
  ]),
  'calculator/none': promise('A product whose label has no dose has no calculator', [page, 'doses.length > 0 &&', '']),
  'calculator/log-out': promise('The size of the field goes with the log-out', [
    'src/offline/account/field.ts',
    '`${acct}:${KEY}`',
    '`${KEY}:${acct}`',
  ]),
}
