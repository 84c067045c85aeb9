import { written } from './letters.ts'

/** Colours of things, from the tokens of the look. */
export const INK = '#2B2119'
export const PAPER = '#FFFBF0'
export const STEEL = '#8B8A82'
export const STEEL_DARK = '#5F5E58'
export const STEEL_LIGHT = '#C9C8C0'
export const WOOD = '#B98046'
export const WATER = '#2F8FA3'
export const LEAF = '#3F7A34'
export const BRASS = '#C9A03C'

/** What a shape is drawn with. */
export interface Paint {
  /** Brand colour. */
  b: string
  /** Second colour: hazard class, colour of a sheet. */
  a: string
  label: string
  motif: string
}

export type Shape = (paint: Paint) => string

/** 96 by 96; everything stands on this line. */
export const GROUND = 90

const num = (value: number): string => String(Number(value.toFixed(2)))

export const fill = (d: string, colour: string): string => `<path d="${d}" fill="${colour}"/>`
export const line = (d: string, colour: string, width: number, extra = ''): string =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"${extra}/>`
export const box = (x: number, y: number, width: number, height: number, round: number, colour: string): string =>
  `<rect x="${num(x)}" y="${num(y)}" width="${num(width)}" height="${num(height)}" rx="${round}" fill="${colour}"/>`
export const dot = (x: number, y: number, radius: number, colour: string): string =>
  `<circle cx="${num(x)}" cy="${num(y)}" r="${num(radius)}" fill="${colour}"/>`
export const ring = (x: number, y: number, radius: number, colour: string, width: number, extra = ''): string =>
  `<circle cx="${num(x)}" cy="${num(y)}" r="${num(radius)}" fill="none" stroke="${colour}" stroke-width="${width}"${extra}/>`
export const oval = (x: number, y: number, rx: number, ry: number, colour: string): string =>
  `<ellipse cx="${num(x)}" cy="${num(y)}" rx="${num(rx)}" ry="${num(ry)}" fill="${colour}"/>`

/** The side away from the light. */
export const shade = (d: string, strength = 0.14): string => `<path d="${d}" fill="#000" opacity="${strength}"/>`
export const light = (d: string, strength = 0.35): string => `<path d="${d}" fill="#fff" opacity="${strength}"/>`
export const seam = (d: string, width = 2.5, strength = 0.28): string =>
  line(d, '#000', width, ` stroke-opacity="${strength}"`)

export const at = (x: number, y: number, scale: number, content: string): string =>
  `<g transform="translate(${num(x)} ${num(y)}) scale(${num(scale)})">${content}</g>`
export const turned = (degrees: number, x: number, y: number, content: string): string =>
  `<g transform="rotate(${degrees} ${x} ${y})">${content}</g>`
export const many = (count: number, one: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => one(index)).join('')

type Point = readonly [x: number, y: number]

/** The same thing at each of these places. */
export const spots = (points: readonly Point[], one: (x: number, y: number, index: number) => string): string =>
  points.map(([x, y], index) => one(x, y, index)).join('')

/** A label plate: the text, or two lines of writing where there is none. */
export const plate = (x: number, y: number, width: number, height: number, text: string, colour = INK): string =>
  box(x, y, width, height, 2, PAPER) +
  (text === ''
    ? line(`M${x + 4} ${y + height * 0.36}h${width - 8}M${x + 4} ${y + height * 0.68}h${(width - 8) * 0.6}`, colour, 2)
    : written(text, x + width / 2, y + height / 2, width - 5, height - 4, colour))

/** A text without a plate; nothing when there is none. */
export const text = (value: string, x: number, y: number, width: number, height: number, colour = PAPER): string =>
  value === '' ? '' : written(value, x, y, width, height, colour)

/** The two-leaved shoot of the brand labels. */
export const shoot = (x: number, y: number, scale: number, colour = LEAF): string =>
  at(
    x,
    y,
    scale,
    line('M0 8V-4', colour, 2.6) +
      fill('M0-1C-.8-6.500-4.500-9-10-9c0 6 4 9 10 8Zm0-2.500c.8-6 4.500-8 9.500-8 0 6-3.500 9-9.500 8Z', colour),
  )

export const drop = (x: number, y: number, size: number, colour = WATER): string =>
  at(x, y, size, fill('M0-5C3.500 0 5 2.500 5 5A5 5 0 0 1-5 5C-5 2.500-3.500 0 0-5Z', colour))

/** The diamond of a pesticide label, lower half in the colour of its class. */
export const hazard = (x: number, y: number, size: number, colour: string): string =>
  at(
    x,
    y,
    size,
    fill('M0-11 11 0 0 11-11 0Z', '#fff') + fill('M-11 0H11L0 11Z', colour) + line('M0-11 11 0 0 11-11 0Z', INK, 1.5),
  )

export const wheel = (x: number, y: number, radius: number, rim: string = STEEL): string =>
  ring(x, y, radius * 0.8, INK, radius * 0.4) +
  ring(x, y, radius * 0.97, INK, radius * 0.12, ` stroke-dasharray="${num(radius * 0.22)} ${num(radius * 0.16)}"`) +
  dot(x, y, radius * 0.6, rim) +
  dot(x, y, radius * 0.2, INK)
