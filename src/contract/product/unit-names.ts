/** How sellers write units: without full stops, those of Indian scripts as they are in Latin letters. */
const NAMES = {
  kg: 'kg kgs kilo kilos kilogram kilograms kilogramme kilogrammes kigra keji',
  g: 'g gm gms gr grm grms gram grams gramme grammes gra grem gramu gramulu kiram',
  mg: 'mg',
  quintal: 'quintal quintals qtl qtls kvintal',
  tonne: 'tonne tonnes ton tons',
  litre: 'l lt lts ltr ltrs lit litre litres liter liters litar littar',
  ml: 'ml mls mili milli cc millilitre millilitres milliliter milliliters mililitar',
  m: 'm mtr mtrs metre metres meter meters mitar',
  feet: 'feet foot ft',
} as const
export type UnitName = keyof typeof NAMES

const isUnit = (name: string): name is UnitName => name in NAMES
const byWriting = new Map(
  Object.keys(NAMES)
    .filter(isUnit)
    .flatMap((unit) => NAMES[unit].split(' ').map((written) => [written, unit] as const)),
)

/** `Ltrs.` is a litre; nothing for what is no unit. */
export const unitNamed = (written: string): UnitName | undefined =>
  byWriting.get(written.toLowerCase().replace(/\./g, ''))
