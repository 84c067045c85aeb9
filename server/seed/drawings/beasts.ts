import { at, dot, fill, line, oval } from './ink.ts'

/** Heads and signs of animals around the origin, about 34 units across, in one colour with paler parts. */
export const BEASTS: Record<string, (colour: string) => string> = {
  cow: (c) =>
    fill('M-9-8C-9-12 9-12 9-8V4C9 12 5 17 0 17S-9 12-9 4Z', c) +
    fill('M-9-7C-15-9-18-6-18-3-14 0-11-1-9-3ZM9-7C15-9 18-6 18-3 14 0 11-1 9-3Z', c) +
    line('M-8-10C-13-11-14-15-12-18M8-10C13-11 14-15 12-18', '#8A7A5C', 3) +
    oval(0, 11, 6.5, 5, '#F1DDCD') +
    dot(-2.5, 11, 1.2, '#5A4030') +
    dot(2.5, 11, 1.2, '#5A4030') +
    dot(-4.5, -2, 1.5, '#fff') +
    dot(4.5, -2, 1.5, '#fff') +
    fill('M0-10-3-4 0 0 3-4Z', '#fff'),
  buffalo: () =>
    fill('M-9-8C-9-12 9-12 9-8V4C9 12 5 17 0 17S-9 12-9 4Z', '#3A332E') +
    fill('M-9-5C-15-5-17-2-16 1-13 2-10 1-9 0ZM9-5C15-5 17-2 16 1 13 2 10 1 9 0Z', '#3A332E') +
    line('M-7-10C-16-11-19-3-15-16M7-10C16-11 19-3 15-16', '#6B5F54', 3.6) +
    oval(0, 11, 6.5, 4.6, '#6B5F54') +
    dot(-4.5, -2, 1.4, '#fff') +
    dot(4.5, -2, 1.4, '#fff'),
  calf: (c) =>
    fill('M-8-7C-8-12 8-12 8-7V4C8 11 5 15 0 15S-8 11-8 4Z', c) +
    fill('M-8-7C-16-13-20-8-18-4-14-1-11-2-8-4ZM8-7C16-13 20-8 18-4 14-1 11-2 8-4Z', c) +
    oval(0, 10, 5.5, 4, '#F1DDCD') +
    dot(-4, -2, 1.8, '#fff') +
    dot(4, -2, 1.8, '#fff'),
  goat: (c) =>
    fill('M-7-8C-7-12 7-12 7-8L5 8C4 13 2 14 0 14S-4 13-5 8Z', c) +
    line('M-4-11C-5-17-9-19-12-18M4-11C5-17 9-19 12-18', '#8A7A5C', 3) +
    fill('M-7-5C-14-4-16 0-15 3-11 2-8 0-7-1ZM7-5C14-4 16 0 15 3 11 2 8 0 7-1Z', c) +
    fill('M-2 14H2L0 19Z', '#8A7A5C') +
    dot(-3.5, -2, 1.4, '#fff') +
    dot(3.5, -2, 1.4, '#fff'),
  hen: () =>
    fill('M-15-4C-13 10-4 14 4 13 12 12 15 4 13-4 12-10 8-14 4-13 1-12 1-8 0-5-4 0-10-1-15-4Z', '#B5562B') +
    fill('M2-13c0-4 2-4 3-2 1-3 3-3 4 0 2-1 3 0 2 3Z', '#C8301F') +
    fill('M13-8l5 2-5 2Z', '#E9A81C') +
    dot(8, -8, 1.2, '#fff') +
    line('M0 13v5M5 13v5', '#E9A81C', 1.8) +
    fill('M-6 2C-2 8 4 8 8 4 4 2-2 3-6 2Z', '#8A3F1C'),
  fish: (c) =>
    fill('M-16 0C-9-11 5-11 12 0 5 11-9 11-16 0Z', c) +
    fill('M10 0l8-8v16Z', c) +
    dot(-9, -2, 1.7, '#fff') +
    line('M-3-6c3 4 3 8 0 12M3-5c2 3 2 7 0 10', '#fff', 1.3, ' stroke-opacity=".6"'),
  cake: () =>
    fill('M-15 2 0-5 15 2 0 9Z', '#B98046') +
    fill('M-15 2v6L0 15V9ZM15 2v6L0 15V9Z', '#8A5A2F') +
    oval(-5, 2, 2, 1, '#8A5A2F') +
    oval(4, 3, 2, 1, '#8A5A2F') +
    dot(0, -10, 4, '#FFFDF5') +
    dot(-5, -8, 3.5, '#FFFDF5') +
    dot(5, -8, 3.5, '#FFFDF5'),
  fat: () =>
    fill('M0-16C8-7 12-2 12 4A12 12 0 0 1-12 4C-12-2-8-7 0-16Z', '#E9B83A') + fill('M-6 4a6 6 0 0 0 5 7', '#fff'),
  leaf: () => fill('M-13 13C-15-5-3-14 14-14 14 4 4 15-13 13Z', '#4F8A38') + line('M-14 15C-6 5 2-2 9-9', '#E3ECCF', 2),
}

export const beast = (name: string, x: number, y: number, scale: number, colour: string): string =>
  at(x, y, scale, (BEASTS[name] ?? (() => ''))(colour))
