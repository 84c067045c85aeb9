import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cheapestMix, mostOf, type Mix, type Pack } from '../../../src/shop/calculator/mix.ts'
import { atScale, seedOf } from '../../proofs/support/test-scale.ts'

const seed = seedOf()
console.warn(`calculator mix: SEED=${seed}`)
const numRuns = atScale({ lean: 3_000, full: 60_000 })

const pack = (amount: number, pricePaise: number, available: number): Pack => ({ amount, pricePaise, available })

/** What so many cost: the lowest price that is reached, of every piece. */
const costs = ({ pricePaise, steps = [] }: Pack, count: number): number =>
  count * Math.min(pricePaise, ...steps.filter(({ from }) => from <= count).map(({ price }) => price))

/** Every way to take packs, one after the other: slow, and beyond doubt. */
const everyMix = (packs: readonly Pack[]): Mix[] =>
  packs.reduce<Mix[]>(
    (mixes, { amount, available, ...priced }) =>
      mixes.flatMap((mix) =>
        Array.from({ length: available + 1 }, (_, count) => ({
          counts: [...mix.counts, count],
          amount: mix.amount + count * amount,
          paise: mix.paise + costs({ amount, available, ...priced }, count),
        })),
      ),
    [{ counts: [], amount: 0, paise: 0 }],
  )
const piecesOf = ({ counts }: Mix): number => counts.reduce((sum, count) => sum + count, 0)
const byWorth = (a: Mix, b: Mix): number => a.paise - b.paise || a.amount - b.amount || piecesOf(a) - piecesOf(b)
const worthOf = (mix: Mix) => [mix.paise, mix.amount, piecesOf(mix)]

const prices = fc.oneof(fc.integer({ min: 1, max: 200 }), fc.constantFrom(50, 100, 250, 500))

const somePacks = fc.array(
  fc.record({
    amount: fc.oneof(fc.integer({ min: 1, max: 60 }), fc.constantFrom(5, 10, 25, 50)),
    pricePaise: prices,
    // As a price may have fallen below its steps since, they are any.
    steps: fc.array(fc.record({ from: fc.integer({ min: 2, max: 6 }), price: prices }), { maxLength: 3 }),
    available: fc.integer({ min: 0, max: 5 }),
  }),
  { minLength: 1, maxLength: 4 },
)

test('the mix covers the need, and no cheaper, smaller or lighter one exists', async () => {
  fc.assert(
    fc.property(somePacks, fc.integer({ min: 1, max: 400 }), (packs, need) => {
      const [best] = everyMix(packs)
        .filter(({ amount }) => amount >= need)
        .toSorted(byWorth)
      const mix = cheapestMix(need, packs)
      expect(mix && worthOf(mix)).toEqual(best && worthOf(best))
    }),
    { numRuns, seed },
  )
})

test('a mix never holds more of a pack than there is, and its sums are those of its packs', async () => {
  const many = fc.array(
    fc.record({
      amount: fc.integer({ min: 1, max: 50_000_000 }),
      pricePaise: fc.integer({ min: 1, max: 10_000_000 }),
      steps: fc.array(
        fc.record({ from: fc.integer({ min: 2, max: 250 }), price: fc.integer({ min: 1, max: 10_000_000 }) }),
        { maxLength: 3 },
      ),
      available: fc.integer({ min: 0, max: 200 }),
    }),
    { minLength: 1, maxLength: 8 },
  )
  fc.assert(
    fc.property(many, fc.integer({ min: 1, max: 1_000 }), (packs, share) => {
      const most = mostOf(packs)
      const need = Math.max(1, Math.floor((most / 1_000) * share))
      const mix = cheapestMix(need, packs)
      expect(mix === undefined).toBe(most < need)
      if (mix === undefined) return
      expect(mix.amount).toBeGreaterThanOrEqual(need)
      packs.forEach(({ available }, place) => expect(mix.counts[place]).toBeLessThanOrEqual(available))
      const sums = packs.map((one, place) => {
        const count = mix.counts[place] ?? -1
        return [count * one.amount, costs(one, count)] as const
      })
      expect(mix.amount).toBe(sums.reduce((sum, [amount]) => sum + amount, 0))
      expect(mix.paise).toBe(sums.reduce((sum, [, price]) => sum + price, 0))
    }),
    { numRuns: Math.ceil(numRuns / 60), seed },
  )
})

/** The lowest price for each amount up to the need, piece by piece: slow for much, but another way to the same. */
const lowestPrice = (need: number, packs: readonly Pack[]): number => {
  let least = Array.from({ length: need + 1 }, (_, amount) => (amount === 0 ? 0 : Infinity))
  for (const { amount, pricePaise, available } of packs)
    for (let piece = 0; piece < available; piece += 1) {
      const next = [...least]
      for (let covered = 1; covered <= need; covered += 1)
        next[covered] = Math.min(next[covered] ?? 0, (least[Math.max(0, covered - amount)] ?? 0) + pricePaise)
      least = next
    }
  return least[need] ?? Infinity
}

test('eight packs for a large field are found in time, at the lowest price', () => {
  const kinds = [1, 2, 5, 10, 20, 25, 40, 50]
  for (const worth of [0.94, 1]) {
    const packs = kinds.map((amount) => pack(amount, Math.round(10_000 * amount ** worth), 20))
    const begun = performance.now()
    const mix = cheapestMix(1_777, packs)
    expect(performance.now() - begun).toBeLessThan(2_000)
    expect(mix?.paise).toBe(lowestPrice(1_777, packs))
  }
})

test('packs of odd sizes whose units cost the same do not keep a farmer waiting', () => {
  const packs = [1.013, 2.017, 5.003, 7.019, 11.027, 13.001, 17.011, 23.003].map((kg) =>
    pack(Math.round(kg * 1_000_000), Math.round(kg * 10_137), 200),
  )
  const begun = performance.now()
  const mix = cheapestMix(8_123_456_789, packs)
  expect(performance.now() - begun).toBeLessThan(4_000)
  expect(mix?.amount).toBeGreaterThanOrEqual(8_123_456_789)
})

test('of equal prices the mix leaves least over, then has the fewest packs', () => {
  expect(cheapestMix(40, [pack(50, 100, 9), pack(20, 50, 9)])?.counts).toEqual([0, 2])
  expect(cheapestMix(40, [pack(10, 25, 9), pack(20, 50, 9)])?.counts).toEqual([0, 2])
})

test('a large bag is taken where it costs less than the small ones that would do', () => {
  expect(cheapestMix(30, [pack(10, 100, 9), pack(50, 250, 9)])?.counts).toEqual([0, 1])
})

test('more bags are taken where the price from so many on makes them cheaper', () => {
  const steps = [{ from: 10, price: 80 }]
  expect(cheapestMix(90, [{ ...pack(10, 100, 20), steps }])).toMatchObject({ counts: [10], amount: 100, paise: 800 })
  expect(cheapestMix(70, [{ ...pack(10, 100, 20), steps }])).toMatchObject({ counts: [7], amount: 70, paise: 700 })
})
