import { at, box, dot, drop, fill, line, many, ring, turned } from './ink.ts'
import { written } from './letters.ts'

/** Emblems of makers around the origin, about 44 across, in one colour. */
const EMBLEMS: Record<string, (c: string) => string> = {
  sprout: (c) =>
    line('M0 22V-4', c, 5) + fill('M0 2C-2-14-10-20-22-20c0 14 8 22 22 22Zm0-6c2-12 9-18 20-18 0 12-7 20-20 18Z', c),
  'drop-leaf': (c) =>
    fill('M0-22C14-6 18 2 18 8A18 18 0 0 1-18 8C-18 2-14-6 0-22Z', c) + line('M0 20V-6M0 8l8-8M0 14l-8-8', '#fff', 3),
  wing: (c) => fill('M-22 12C-18-8 0-20 22-20c-2 8-6 12-12 14 0 6-6 10-12 11-2 6-10 9-20 7Z', c),
  ear: (c) =>
    line('M0 22V-8', c, 3.5) +
    many(3, (i) =>
      at(0, 8 - i * 10, 1, fill('M-2 4C-12 4-13-4-12-8-4-8-2-2-2 4ZM2 4C12 4 13-4 12-8 4-8 2-2 2 4Z', c)),
    ) +
    fill('M0-24c5 4 5 10 0 14-5-4-5-10 0-14Z', c),
  waves: (c) => line('M-22-10q11-10 22 0t22 0M-22 3q11-10 22 0t22 0M-22 16q11-10 22 0t22 0', c, 6),
  flower: (c) =>
    many(6, (i) => turned(i * 60, 0, 0, fill('M0-4c-8-6-8-16 0-19 8 3 8 13 0 19Z', c))) + dot(0, 0, 5, '#fff'),
  furrow: (c) =>
    fill('M-22 18C-10-2 10-2 22 18Z', c) +
    line('M-10 18C-6 8-3 4 0-14M10 18C6 8 3 4 0-14', '#fff', 2.5) +
    dot(0, -14, 7, c),
  sun: (c) => dot(0, 0, 11, c) + many(8, (i) => turned(i * 45, 0, 0, line('M0-17v-5', c, 5))),
  hill: (c) => fill('M-24 18-6-14 4 2l6-8 14 24Z', c),
  'square-leaf': (c) => fill('M-20 20V-4C-20-14-10-20 20-20V4c0 10-10 16-40 16Z', c) + line('M-16 16 10-10', '#fff', 3),
  hands: (c) =>
    fill('M-22 0c8 0 14 6 22 14 8-8 14-14 22-14 0 14-10 22-22 22S-22 14-22 0Z', c) +
    fill('M0 4C-10-4-10-14 0-22 10-14 10-4 0 4Z', c),
  feather: (c) =>
    fill('M-18 22C-20-6-4-22 20-22 20 2 4 16-12 16Z', c) +
    dot(8, -10, 6, '#fff') +
    dot(8, -10, 3, c) +
    line('M-18 22-2 2', '#fff', 2.5),
  shield: (c) =>
    fill('M0-24 20-16V0C20 12 12 20 0 25-12 20-20 12-20 0V-16Z', c) +
    fill('M0-12c8 4 8 14 0 22-8-8-8-18 0-22Z', '#fff'),
  ring: (c) => ring(0, 0, 17, c, 7) + dot(0, 0, 6, c),
  star: (c) => fill('M0-24 7-8l17 2L11 6l4 17L0 14-15 23l4-17L-24-6l17-2Z', c),
  peak: (c) => fill('M0-22 22 20H-22Z', c) + fill('M0-22 8-6 0-1-8-6Z', '#fff'),
  drop: (c) => drop(0, -2, 2.3, c) + line('M-6 9c0 4 3 6 6 7', '#fff', 3),
  cloud: (c) =>
    fill('M-14 4a10 10 0 0 1 0-20A14 14 0 0 1 12-16a10 10 0 0 1 4 20Z', c) +
    line('M-10 12l-3 9M1 12l-3 9M12 12l-3 9', c, 4),
  bolt: (c) => fill('M6-24-16 4h12l-4 20L16-6H4Z', c),
  gear: (c) =>
    many(8, (i) => turned(i * 45, 0, 0, box(-4, -23, 8, 10, 1, c))) + dot(0, 0, 16, c) + dot(0, 0, 6, '#fff'),
  plough: (c) =>
    line('M-20-18C-10-16-8-10-8-2V14', c, 6) + fill('M-11 4h7c0 10 8 16 26 18H-11Z', c) + line('M-8-2h24', c, 5),
  horn: (c) => line('M-8 4C-24 2-22-16-14-22M8 4C24 2 22-16 14-22', c, 6) + fill('M-12 0h24L6 22H-6Z', c),
  anvil: (c) => fill('M-24-14H22C20-4 12 0 6 2v8l8 10h-28l8-10V2C-14 0-20-4-24-14Z', c),
  fan: (c) => many(5, (i) => turned(-60 + i * 30, 0, 18, fill('M-4 14 0-22 4 14Z', c))) + dot(0, 18, 6, c),
}

const initials = (name: string): string => name.replace(/[^A-Za-z]/g, '').slice(0, 2)

/** A maker's sign: emblem over the first letters, on paper. */
export const brandDrawn = (name: string, colour: string, emblem: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96">${box(0, 0, 96, 96, 0, '#FFFDF8')}${at(48, 36, 0.98, (EMBLEMS[emblem] ?? EMBLEMS['sprout'] ?? (() => ''))(colour))}${line('M22 66h52', colour, 2.5)}${written(initials(name), 48, 80, 44, 16, colour)}</svg>`

const WALLS = ['#EBD2A0', '#E3C08A', '#DCE3C4', '#D9E8E6', '#F1DDCD', '#E9DEC6'] as const
const FRONTS = ['#B32D1B', '#1C5229', '#0E5E7A', '#C2621A', '#5B3A86', '#8E4A1F', '#2A6A8C', '#A23463'] as const
const SIGNS = ['sprout', 'ear', 'drop', 'sun', 'plough', 'horn', 'flower', 'gear'] as const

/** A shop front; the number decides its colours, awning and sign. */
export const shopDrawn = (number: number): string => {
  const front = FRONTS[number % FRONTS.length] ?? FRONTS[0]
  const wall = WALLS[Math.floor(number / 8) % WALLS.length] ?? WALLS[0]
  const door = FRONTS[(number * 3 + 2) % FRONTS.length] ?? FRONTS[1]
  const sign = EMBLEMS[SIGNS[Math.floor(number / 5) % SIGNS.length] ?? 'sprout'] ?? (() => '')
  const stripe = Math.floor(number / 3) % 2 === 0
  const left = number % 2 === 0
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96">${
    box(0, 0, 96, 96, 0, '#E3ECCF') +
    box(0, 84, 96, 12, 0, '#8A6239') +
    box(14, 30, 68, 54, 0, wall) +
    box(12, 8, 72, 22, 3, front) +
    dot(48, 19, 9.5, '#FFFBF0') +
    at(48, 19, 0.3, sign(front)) +
    box(left ? 20 : 54, 52, 22, 32, 1, door) +
    dot(left ? 38 : 58, 69, 1.8, '#F2C230') +
    box(left ? 48 : 20, 54, 28, 18, 1, '#FFFBF0') +
    many(3, (i) =>
      box(
        (left ? 51 : 23) + i * 8.2,
        62 - (i % 2) * 3,
        6,
        10 + (i % 2) * 3,
        1,
        FRONTS[(number + i * 2 + 1) % FRONTS.length] ?? front,
      ),
    ) +
    many(8, (i) => fill(`M${12 + i * 9} 30h9v9a4.500 4.500 0 0 1-9 0Z`, i % 2 ? '#FFFBF0' : stripe ? front : door))
  }</svg>`
}
