import { beast, BEASTS } from './beasts.ts'
import { crop, CROPS } from './crops.ts'
import {
  box,
  dot,
  fill,
  hazard,
  INK,
  LEAF,
  line,
  many,
  oval,
  PAPER,
  plate,
  seam,
  shade,
  shoot,
  STEEL_DARK,
  text,
  WOOD,
  type Paint,
  type Shape,
} from './ink.ts'

/** The sign on a label: a crop, an animal or the shoot. */
const sign = (motif: string, x: number, y: number, scale: number, colour = LEAF): string => {
  if (CROPS[motif] !== undefined) return crop(motif, x, y, scale)
  return BEASTS[motif] === undefined ? shoot(x, y + 2, scale * 1.5, colour) : beast(motif, x, y, scale, colour)
}

const SACK =
  'M25 8h46c1 5 .4 9-.8 13C77 40 79 64 76 84c-.6 4-2.600 6-6 6H26c-3.400 0-5.400-2-6-6-3-20-1-44 5.800-63C24.600 17 24 13 25 8Z'
const SACK_SHADE = 'M71 8c1 5 .4 9-.8 13C77 40 79 64 76 84c-.6 4-2.600 6-6 6h-8c5-20 6-48 3-69 .6-4 .6-8 .2-13H71Z'

const sackBody = (b: string, ground: string): string =>
  fill(SACK, ground) +
  fill('M25 8h46c.8 4.200.5 7.700-.3 11H25.300C24.500 15.700 24.200 12.200 25 8Z', b) +
  line('M29 13.500h38', PAPER, 2, ' stroke-dasharray="4 3"')

const sack: Shape = ({ b, label, motif }) =>
  sackBody(b, motif === 'jute' ? '#DDBE8E' : PAPER) +
  fill('M20.300 40h55.400c1.300 10.300 1.500 20.700.9 31H19.400c-.6-10.300-.4-20.700.9-31Z', b) +
  shoot(48, 29, 0.62, b) +
  text(label, 47.5, 55.5, 48, 17) +
  line('M25 79h46', b, 3) +
  shade(SACK_SHADE, 0.13)

const feedSack: Shape = ({ b, label, motif }) =>
  sackBody(b, '#F1E2B8') +
  dot(47.5, 43, 17, PAPER) +
  sign(motif, 47.5, 43, 0.78, b) +
  box(22, 65, 52, 15, 2, b) +
  text(label, 48, 72.5, 44, 10) +
  shade(SACK_SHADE, 0.13)

const seedBag: Shape = ({ b, label, motif }) =>
  sackBody(b, PAPER) +
  crop(motif, 47.5, 43, 0.95) +
  fill('M19.300 64h57.400c.2 5.300.1 10.700-.3 16H19.700c-.5-5.300-.6-10.700-.4-16Z', b) +
  text(label, 47.5, 72, 46, 10) +
  box(60, 10, 9, 12, 1, '#F2C230') +
  shade(SACK_SHADE, 0.12)

const POUCH =
  'M26 8h44l2 12c3 21 3.500 43 2.500 64-.2 4-2.200 6-6 6h-41c-3.800 0-5.800-2-6-6C20.500 63 21 41 24 20l2-12Z'
const POUCH_SHADE = 'm70 8 2 12c3 21 3.500 43 2.500 64-.2 4-2.200 6-6 6H63c4-22 4-56 0-82h7Z'

/** The round field behind a crop; white crops need a darker one. */
const field = (motif: string, x: number, y: number, radius: number): string =>
  dot(x, y, radius, ['cotton', 'radish', 'cauliflower', 'sesame'].includes(motif) ? '#CFE0B0' : PAPER)

const pouchBody = (b: string): string =>
  fill(POUCH, b) + shade('M26 8h44l1.700 10H24.300L26 8Z', 0.22) + dot(48, 13, 3, PAPER)

const pouch: Shape = ({ b, label, motif }) =>
  pouchBody(b) +
  field(motif, 48, 45, 21) +
  crop(motif, 48, 45, 0.92) +
  text(label, 47.5, 77.5, 40, 8.5) +
  shade(POUCH_SHADE, 0.13)

const pouchFert: Shape = ({ b, label, motif }) =>
  fill(POUCH, PAPER) +
  fill('M26 8h44l2 12c1 7 1.700 14 2.200 21-14 8-38 8-52.400 0 .5-7 1.200-14 2.200-21l2-12Z', b) +
  shade('M26 8h44l1.700 10H24.300L26 8Z', 0.22) +
  (motif === '' ? shoot(48, 33, 0.9, PAPER) : dot(48, 32, 12, PAPER) + sign(motif, 48, 32, 0.52, b)) +
  text(label, 47, 59, 42, 14, b) +
  line('M30 73h34M30 80h22', b, 3) +
  shade(POUCH_SHADE, 0.13)

const pouchCare: Shape = ({ b, a, label }) =>
  pouchBody(b) +
  fill('M22.300 34h51.500c1 12 1.300 24 1.200 36H21c0-12 .3-24 1.300-36Z', PAPER) +
  text(label, 47, 43.5, 42, 10, b) +
  hazard(35, 58.5, 0.78, a) +
  line('M49 54h18M49 59h18M49 64h11', INK, 2.3) +
  line('M32 79h32', PAPER, 3) +
  shade(POUCH_SHADE, 0.13)

const cap = (x: number, y: number, width: number, height: number, colour = INK): string =>
  box(x, y, width, height, 2, colour) +
  line(
    many(Math.floor(width / 4) - 1, (i) => `M${x + 4 + i * 4} ${y + 3}v${height - 6}`),
    '#fff',
    1.4,
    ' stroke-opacity=".22"',
  )

/** The label of a bottle: hazard diamond for crop care, a sign for the rest. */
const bottleLabel = (x: number, y: number, width: number, height: number, { b, a, label, motif }: Paint): string => {
  const middle = x + width / 2
  const care = a !== ''
  return (
    box(x, y, width, height, 0, PAPER) +
    text(label, middle, y + 6.5, width - 6, 8.5, b) +
    (care
      ? hazard(x + width * 0.28, y + height - 11.5, 0.72, a) +
        line(
          `M${middle + 1} ${y + height - 15}h${width * 0.34}M${middle + 1} ${y + height - 10}h${width * 0.34}M${middle + 1} ${y + height - 5}h${width * 0.2}`,
          INK,
          2,
        )
      : sign(motif, middle, y + height - 11, 0.48, b))
  )
}

const BOTTLE_SHADE = 'M57 22c0 9 14 9 14 21v41c0 4-2 6-6 6h-4c2-20 2-36 0-46-2-9-7-13-9-22h5Z'

const bottle: Shape = (paint) =>
  cap(37, 6, 22, 15) +
  fill('M39 22h18c0 9 14 9 14 21v41c0 4-2 6-6 6H31c-4 0-6-2-6-6V43c0-12 14-12 14-21Z', paint.b) +
  bottleLabel(25, 46, 46, 35, paint) +
  shade(BOTTLE_SHADE)

const bottleWide: Shape = (paint) =>
  cap(36, 14, 24, 12) +
  fill('M38 26h20l16 12c2 2 3 4 3 7v39c0 4-2 6-6 6H25c-4 0-6-2-6-6V45c0-3 1-5 3-7Z', paint.b) +
  bottleLabel(19, 48, 58, 33, paint) +
  shade('M58 26l16 12c2 2 3 4 3 7v39c0 4-2 6-6 6h-5c3-20 2-36-1-45Z')

const bottleSlim: Shape = (paint) =>
  cap(40, 4, 16, 13, paint.b) +
  box(42, 16, 12, 6, 0, STEEL_DARK) +
  fill('M42 21h12c0 6 10 8 10 16v48c0 3-2 5-5 5H37c-3 0-5-2-5-5V37c0-8 10-10 10-16Z', '#E9E2CF') +
  fill('M32 44h32v9H32Z', paint.b) +
  bottleLabel(32, 50, 32, 33, paint) +
  shade('M54 21c0 6 10 8 10 16v48c0 3-2 5-5 5h-4c2-20 2-40-1-50Z', 0.11)

const bottleHandle: Shape = (paint) =>
  cap(26, 5, 18, 12) +
  fill('M28 18h14l2 8h24c5 0 8 3 8 8v50c0 4-2 6-6 6H26c-4 0-6-2-6-6V38c0-10 8-12 8-20Z', paint.b) +
  fill('M52 33h14c2 0 3 1 3 3v4H56c-4 0-6-2-6-4s1-3 2-3Z', '#F8F3E6') +
  shade('M68 26c5 0 8 3 8 8v50c0 4-2 6-6 6h-5c3-22 3-44 0-64Z') +
  bottleLabel(20, 48, 56, 33, paint)

const jerrycan: Shape = (paint) =>
  cap(24, 10, 16, 10) +
  line('M46 22c0-8 4-9 10-9h8c5 0 8 3 8 9', paint.b, 6) +
  fill('M24 22h46c5 0 8 3 8 8v54c0 4-2 6-6 6H24c-4 0-6-2-6-6V30c0-5 2-8 6-8Z', paint.b) +
  seam('M24 30l10 10M72 30 62 40', 2.5, 0.2) +
  bottleLabel(24, 44, 48, 35, paint) +
  shade('M70 22c5 0 8 3 8 8v54c0 4-2 6-6 6h-3c2-24 2-46 0-68Z')

const bucketOf = (paint: Paint, picture: string): string =>
  line('M22 34C24 2 72 2 74 34', STEEL_DARK, 2.5) +
  fill('M20 34h56l-5 52c-.4 2.600-2 4-5 4H30c-3 0-4.600-1.400-5-4Z', paint.b) +
  box(17, 29, 62, 9, 3, paint.b) +
  shade('M17 32c0-2 1-3 3-3h56c2 0 3 1 3 3v3H17Z', 0.18) +
  fill('M21.600 47h52.800l-2.700 30H24.300Z', PAPER) +
  picture +
  shade('M76 38l-5 48c-.4 2.600-2 4-5 4h-5c4-16 6-34 6-52Z', 0.13)

const bucket: Shape = (paint) =>
  bucketOf(
    paint,
    text(paint.label, 48, 55, 40, 9, paint.b) +
      (paint.a === ''
        ? sign(paint.motif, 48, 68, 0.44, paint.b)
        : hazard(37, 67, 0.68, paint.a) + line('M51 63h16M51 67h16M51 71h10', INK, 2)),
  )

const mineralBucket: Shape = (paint) =>
  bucketOf(paint, sign(paint.motif, 47.5, 57, 0.48, paint.b) + text(paint.label, 48, 72, 40, 7, INK))

const tin: Shape = (paint) => {
  const { b, a, label } = paint
  return (
    fill('M27 22v64c0 3 9 4 21 4s21-1 21-4V22Z', b) +
    fill('M27 36h42v37H27Z', PAPER) +
    text(label, 48, 44, 36, 9.5, b) +
    (a === '' ? shoot(48, 62, 0.85) : hazard(38, 60.5, 0.78, a) + line('M52 56h12M52 61h12M52 66h8', INK, 2.2)) +
    shade('M60 22h9v64c0 2-4 3-9 3.500Z') +
    oval(48, 22, 21, 6, '#E5E2D8') +
    oval(48, 21, 15, 3.8, '#C9C8C0')
  )
}

const seedTin: Shape = ({ b, label, motif }) =>
  fill('M26 20v66c0 3 9 4 22 4s22-1 22-4V20Z', b) +
  field(motif, 47, 47, 18) +
  crop(motif, 47, 47, 0.8) +
  text(label, 47.5, 78, 36, 8) +
  shade('M61 20h9v66c0 2-4 3-9 3.500Z') +
  oval(48, 20, 22, 6.2, '#E5E2D8') +
  oval(48, 18.8, 16, 4, '#F2C230')

const cardboard = (b: string): string =>
  fill('M22 24h42v66H22Z', b) +
  fill('M64 24l12-8v66l-12 8Z', b) +
  shade('M64 24l12-8v66l-12 8Z', 0.28) +
  fill('M22 24l12-8h42l-12 8Z', b) +
  shade('M22 24l12-8h42l-12 8Z', 0.12)

const carton: Shape = ({ b, a, label }) =>
  cardboard(b) +
  box(26, 34, 34, 44, 2, PAPER) +
  text(label, 43, 43, 30, 9, b) +
  (a === '' ? shoot(43, 64, 0.9) : hazard(43, 60, 0.9, a) + line('M33 74h20', INK, 2))

const seedBox: Shape = ({ b, label, motif }) =>
  cardboard(b) + field(motif, 43, 50, 17) + crop(motif, 43, 50, 0.8) + text(label, 43, 79, 34, 8)

const block: Shape = ({ b, label }) =>
  fill('M12 58l16-12h56l-14 12Z', '#A5703F') +
  fill('M12 58h58v32H12Z', '#8A5A2F') +
  fill('M70 58l14-12v30L70 90Z', '#6E4524') +
  line('M20 66l5 3M30 84l6-2M56 64l4 4M60 84l4-3M18 78l3 3', '#B98046', 1.6) +
  box(24, 62, 34, 24, 1, PAPER) +
  box(24, 62, 34, 8, 1, b) +
  text(label, 41, 78, 28, 9, b)

const lick: Shape = ({ b }) =>
  line('M48 30C44 12 56 10 54 4', WOOD, 3) +
  fill('M24 34c0-4 2-6 6-6h36c4 0 6 2 6 6v50c0 4-2 6-6 6H30c-4 0-6-2-6-6Z', '#B96A4E') +
  dot(48, 36, 5, '#7C3F2A') +
  shade('M62 28h4c4 0 6 2 6 6v50c0 4-2 6-6 6h-4Z') +
  plate(31, 50, 34, 24, '', b) +
  seam('M30 82h30', 2, 0.2)

/** Sacks, pouches, bottles, tins and boxes. */
export const PACKS: Record<string, Shape> = {
  sack,
  'feed-sack': feedSack,
  'seed-bag': seedBag,
  pouch,
  'pouch-fert': pouchFert,
  'pouch-care': pouchCare,
  bottle,
  'bottle-wide': bottleWide,
  'bottle-slim': bottleSlim,
  'bottle-handle': bottleHandle,
  jerrycan,
  bucket,
  'mineral-bucket': mineralBucket,
  tin,
  'seed-tin': seedTin,
  box: carton,
  'seed-box': seedBox,
  block,
  lick,
}
