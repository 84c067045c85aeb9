import { CROPS } from './names.ts'
import { elementsOf, render } from './template.ts'

const emblemOf = (name: string, colour: string): string => elementsOf(render(`emblems/${name}`, { base: colour }))

/** A maker's sign: emblem over the first letters, on paper. */
export const brandDrawn = (name: string, colour: string, emblem: string): string =>
  render('signs/brand', {
    base: colour,
    emblem: emblemOf(emblem, colour),
    label: name.replace(/[^A-Za-z]/g, '').slice(0, 2),
  })

/** What grows, by the crop's slug. */
export const cropDrawn = (slug: string): string =>
  CROPS.includes(slug) ? render(`crops/${slug}`, {}) : render('emblems/sprout', { base: '#6FA045' })

const WALLS = ['#EBD2A0', '#E3C08A', '#DCE3C4', '#D9E8E6', '#F1DDCD', '#E9DEC6'] as const
const COLOURS = ['#B32D1B', '#1C5229', '#0E5E7A', '#C2621A', '#5B3A86', '#8E4A1F', '#2A6A8C', '#A23463'] as const
const EMBLEMS = ['sprout', 'ear', 'drop', 'sun', 'plough', 'horn', 'flower', 'gear'] as const

/** Goes round the list, so that every number has an item. */
const turn = <T>(items: readonly [T, ...T[]], number: number): T => items[Math.floor(number) % items.length] ?? items[0]

/** A shop front; the number decides its colours, awning and sign. */
export const shopDrawn = (number: number): string => {
  const front = turn(COLOURS, number)
  const door = turn(COLOURS, number * 3 + 2)
  return render('signs/shop', {
    front,
    door,
    wall: turn(WALLS, number / 8),
    awning: turn([front, door], number / 3),
    emblem: emblemOf(turn(EMBLEMS, number / 5), front),
    first: turn(COLOURS, number + 1),
    second: turn(COLOURS, number + 3),
    third: turn(COLOURS, number + 5),
    ...turn(
      [
        { doorX: '20', knobX: '38', windowX: '48' },
        { doorX: '54', knobX: '58', windowX: '20' },
      ],
      number,
    ),
  })
}
