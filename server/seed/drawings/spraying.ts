import {
  at,
  box,
  dot,
  fill,
  INK,
  LEAF,
  line,
  many,
  PAPER,
  plate,
  ring,
  seam,
  shade,
  STEEL,
  STEEL_DARK,
  text,
  turned,
  WATER,
  wheel,
  BRASS,
  WOOD,
  type Shape,
} from './ink.ts'

const mist = (x: number, y: number): string =>
  dot(x, y, 2.5, WATER) + dot(x - 6, y + 5, 2.5, WATER) + dot(x - 7, y - 2.5, 2, WATER) + dot(x - 13, y + 1, 2, WATER)

const lanceRight = (b: string): string =>
  line('M58 84c16 6 26-2 25-20', INK, 3.5) +
  line('m84 58 4-38', STEEL_DARK, 4) +
  line('m82.500 66 1.800-17', b, 8) +
  line('m88 21-6-9', INK, 6) +
  mist(77, 5)

const TANK = 'M28 19h30c6 3 9 9 9 16l-2 14 2 14v18H19V63l2-14-2-14c0-7 3-13 9-16Z'
const TANK_SHADE = 'M58 19c6 3 9 9 9 16l-2 14 2 14v18h-6c2-20 2-44-3-62Z'

const sprayer: Shape = ({ b, label, motif }) =>
  line('M22 30C4 40 4 66 22 78', INK, 5) +
  lanceRight(b) +
  box(31, 9, 24, 11, 3, INK) +
  fill(TANK, b) +
  plate(27, 36, 32, 24, label, b) +
  seam('M25 70h36') +
  box(17, 80, 52, 10, 3, INK) +
  shade(TANK_SHADE) +
  (motif === 'brass' ? box(66, 34, 9, 46, 3, BRASS) + line('M70 34V22H48', STEEL, 3.5) : '') +
  line('M20 84 6 74', STEEL, 4)

const batterySprayer: Shape = ({ b, label, motif }) =>
  line('M22 26C6 36 6 62 22 74', INK, 5) +
  lanceRight(b) +
  box(30, 7, 26, 9, 3, INK) +
  fill('M24 15h38c4 0 6 3 6 7v44H18V22c0-4 2-7 6-7Z', b) +
  shade('M60 15h2c4 0 6 3 6 7v44h-8Z') +
  line('M24 24v34', '#fff', 3, ' stroke-opacity=".5"') +
  plate(30, 28, 30, 16, label, b) +
  fill('M45 48l-7 10h6l-2 8 8-11h-6l3-7Z', '#F2C230') +
  box(14, 66, 58, 24, 4, INK) +
  box(20, 71, 16, 14, 2, STEEL_DARK) +
  dot(46, 78, 4.5, '#2E9B4F') +
  dot(60, 78, 5, STEEL) +
  line('M60 78l3-3', INK, 2) +
  (motif === 'double' ? dot(28, 78, 5, b) : '') +
  (motif === 'hand' ? line('M70 84 90 88', STEEL, 4.5) + line('M88 87.500h6', INK, 6) : '')

const powerSprayer: Shape = ({ b, label }) =>
  lanceRight(b) +
  box(32, 6, 22, 9, 3, INK) +
  fill('M20 14h46c4 0 6 2 6 6v30H14V20c0-4 2-6 6-6Z', b) +
  plate(28, 22, 30, 18, label, b) +
  shade('M62 14h4c4 0 6 2 6 6v30H62Z') +
  box(14, 52, 58, 34, 4, STEEL_DARK) +
  box(18, 56, 24, 26, 3, INK) +
  line('M22 62h14M22 67h14M22 72h14', STEEL, 2) +
  dot(57, 68, 11, STEEL) +
  dot(57, 68, 7, INK) +
  box(10, 86, 66, 4, 2, INK)

const mistBlower: Shape = ({ b, label }) =>
  line('M48 78c20 6 22-14 18-28l18-28', INK, 11) +
  fill('M80 26 92 6l4 6-10 18Z', b) +
  dot(91, 3, 2, WATER) +
  dot(85, 2, 1.6, WATER) +
  box(30, 6, 22, 9, 3, INK) +
  fill('M18 14h42c4 0 6 3 6 6v30H12V20c0-3 2-6 6-6Z', b) +
  plate(24, 22, 28, 16, label, b) +
  dot(36, 68, 20, STEEL_DARK) +
  ring(36, 68, 13, INK, 4) +
  many(6, (i) => turned(i * 60, 36, 68, line('M36 68v-10', STEEL, 2.5))) +
  dot(36, 68, 4, b) +
  box(12, 86, 50, 4, 2, INK)

const htp: Shape = ({ b, label }) =>
  box(4, 82, 88, 5, 1, INK) +
  line('M12 86v4M84 86v4', INK, 6) +
  box(8, 48, 36, 32, 4, INK) +
  fill('M8 48c0-8 6-12 14-12h12c6 0 10 4 10 12Z', b) +
  line('M13 58h12M13 64h12M13 70h12', STEEL, 2) +
  box(12, 38, 26, 9, 1, PAPER) +
  text(label, 25, 42.5, 22, 7, b) +
  dot(50, 66, 13, STEEL_DARK) +
  ring(50, 66, 9, STEEL, 2) +
  fill('M56 46h32v34H56Z', b) +
  many(3, (i) => box(58 + i * 10, 36, 8, 12, 2, BRASS)) +
  dot(78, 28, 6, PAPER) +
  ring(78, 28, 6, INK, 2) +
  line('M78 34v4', STEEL_DARK, 3) +
  line('M88 68c8 0 8 12 4 14', INK, 4) +
  seam('M60 56h24M60 64h24', 2)

const htpPump: Shape = ({ b, label }) =>
  box(14, 84, 72, 6, 2, INK) +
  fill('M30 46h32v38H30Z', b) +
  plate(35, 56, 22, 16, label, b) +
  dot(20, 62, 18, STEEL_DARK) +
  ring(20, 62, 13, STEEL, 3) +
  line('M20 49v26M7 62h26', STEEL, 3) +
  dot(20, 62, 4, INK) +
  fill('M62 42h24v42H62Z', STEEL) +
  many(3, (i) => box(62.5 + i * 8, 28, 7, 15, 2, BRASS)) +
  dot(74, 62, 8, BRASS) +
  dot(74, 62, 3.5, '#8A6A1C') +
  dot(46, 28, 9, PAPER) +
  ring(46, 28, 9, INK, 2.5) +
  line('M46 28l5-4', '#C22A1E', 2) +
  line('M46 37v9', STEEL_DARK, 4) +
  line('M86 72h6', BRASS, 5) +
  shade('M79 42h7v42h-7Z')

const boom: Shape = ({ b, label }) =>
  line('M2 66h92', STEEL_DARK, 3.5) +
  line('M8 66 30 54M88 66 66 54', STEEL_DARK, 2.5) +
  fill('M30 18h36c6 0 8 4 8 8v26c0 4-2 8-8 8H30c-6 0-8-4-8-8V26c0-4 2-8 8-8Z', b) +
  box(40, 11, 16, 8, 3, INK) +
  plate(32, 30, 32, 18, label, b) +
  line('M34 60v24M62 60v24M28 88h40', STEEL_DARK, 4) +
  many(
    8,
    (i) =>
      fill(`M${6 + i * 12} 66h3l3 14h-9Z`, WATER).replace('/>', ' opacity=".45"/>') +
      box(5.5 + i * 12, 65, 4, 5, 1, INK),
  ) +
  shade('M64 18h2c6 0 8 4 8 8v26c0 4-2 8-8 8h-2Z')

const orchardSprayer: Shape = ({ b, label }) =>
  fill('M8 34c0-6 4-10 10-10h36c6 0 10 4 10 10v28c0 4-2 6-6 6H14c-4 0-6-2-6-6Z', b) +
  box(26, 16, 16, 9, 3, INK) +
  plate(18, 36, 32, 18, label, b) +
  dot(74, 48, 21, STEEL_DARK) +
  dot(74, 48, 17, INK) +
  many(6, (i) => turned(i * 60, 74, 48, fill('M74 47c-4-6-2-12 3-13 3 5 1 10-3 13Z', STEEL))) +
  dot(74, 48, 4, b) +
  many(5, (i) => turned(-60 + i * 30, 74, 48, line('M74 24v-8', WATER, 2, ' stroke-dasharray=".1 3.500"'))) +
  line('M2 72h60', STEEL_DARK, 5) +
  wheel(34, 76, 14) +
  line('M70 70v20', STEEL_DARK, 4)

const footSprayer: Shape = ({ b }) =>
  line('M30 90 42 24 54 90M26 90h34', STEEL_DARK, 4) +
  box(36, 34, 12, 44, 3, BRASS) +
  box(33, 28, 18, 8, 2, b) +
  line('M42 28V10', STEEL, 4) +
  line('M34 10h16', INK, 6) +
  line('M52 82h20', INK, 6) +
  line('M48 70c26 8 16-34 38-40', INK, 3.5) +
  line('m84 34 6-22', b, 6) +
  mist(88, 6)

const rocker: Shape = ({ b }) =>
  fill('M6 78h84v8H6Z', WOOD) +
  line('M14 86v4M82 86v4', WOOD, 6) +
  box(34, 36, 14, 42, 3, BRASS) +
  dot(41, 34, 9, BRASS) +
  line('M58 76 66 14', WOOD, 6) +
  line('M64 18l4-12', b, 8) +
  line('M48 60l12-6', STEEL, 4) +
  line('M34 66C10 70 24 34 8 28', INK, 3.5) +
  line('m10 32-4-20', b, 6) +
  dot(5, 6, 2, WATER) +
  dot(11, 4, 2, WATER)

const handSprayer: Shape = ({ b, label, motif }) =>
  motif === 'large'
    ? line('M40 12v12', STEEL_DARK, 5) +
      box(30, 6, 20, 8, 3, INK) +
      fill('M24 32c0-6 6-10 16-10s16 4 16 10v50c0 5-3 8-8 8H32c-5 0-8-3-8-8Z', b) +
      plate(28, 44, 24, 18, label, b) +
      line('M24 34C8 44 10 70 24 80', INK, 3) +
      line('M56 40c18 0 20 20 20 30', INK, 3) +
      line('M76 70 84 24', STEEL_DARK, 3.5) +
      line('M76 72l2-14', b, 7) +
      mist(84, 14) +
      shade('M50 24c4 2 6 5 6 8v50c0 5-3 8-8 8 2-20 3-46 2-66Z')
    : box(40, 4, 10, 14, 2, INK) +
      fill('M30 18h34l8 6-8 4H34Z', INK) +
      box(70, 20, 8, 8, 2, BRASS) +
      line('M82 24h8M82 20l6-4M82 28l6 4', WATER, 2.2, ' stroke-dasharray=".1 4"') +
      line('M60 28c4 4 4 10 0 14', INK, 4) +
      fill('M28 40c0-8 6-12 16-12s16 4 16 12v42c0 5-4 8-8 8H36c-4 0-8-3-8-8Z', b) +
      plate(32, 50, 24, 20, label, b) +
      shade('M54 30c4 2 6 6 6 10v42c0 5-4 8-8 8 2-20 3-42 2-60Z')

const nozzles: Shape = ({ b, motif, label }) => {
  const body = motif === 'steel' ? STEEL : BRASS
  const one = (x: number, y: number, colour: string) =>
    box(x - 7, y, 14, 8, 1.5, body) +
    fill(`M${x - 6} ${y + 8}h12l-3 9h-6Z`, colour) +
    box(x - 4, y - 6, 8, 6, 1, body) +
    fill(`M${x} ${y + 18}l-7 10h14Z`, WATER).replace('/>', ' opacity=".4"/>')
  return (
    one(22, 58, b) +
    one(46, 58, '#C22A1E') +
    one(70, 58, '#2F6FB3') +
    one(34, 24, '#F2C230') +
    one(58, 24, '#2E9B4F') +
    (label === '' ? '' : box(74, 14, 18, 14, 2, PAPER) + text(label, 83, 21, 14, 8, b)) +
    line('M8 89h80', STEEL_DARK, 2)
  )
}

const sprayGun: Shape = ({ b, label }) =>
  turned(
    -24,
    48,
    50,
    box(6, 44, 62, 9, 3, BRASS) +
      box(64, 41, 14, 15, 2, STEEL_DARK) +
      box(24, 41, 22, 15, 2, b) +
      text(label, 35, 48.5, 18, 9) +
      fill('M78 45h8l4-4v16l-4-4h-8Z', BRASS),
  ) +
  line('M18 64 26 84', INK, 9) +
  line('M30 60c6 4 6 10 0 14', STEEL, 3) +
  line('M92 26l3-1M91 20l3-3M92 32h3', WATER, 2.5)

const lance: Shape = ({ b, label }) =>
  at(
    4,
    -2,
    0.95,
    line('M10 88 60 34', STEEL, 7) +
      line('M40 56 74 20', STEEL_DARK, 5) +
      line('M72 22 84 8', STEEL, 3.5) +
      line('M6 92 22 74', b, 10) +
      line('M40 56l4-4', INK, 10) +
      line('M72 22l2-2', INK, 7) +
      line('M84 8l6 2', BRASS, 5) +
      mist(94, 4) +
      box(58, 60, 28, 18, 2, PAPER) +
      box(58, 60, 28, 5, 1, b) +
      text(label, 72, 72, 22, 9, b) +
      line('M58 69 48 58', INK, 1.2),
  )

const hood: Shape = ({ b }) =>
  line('M48 40 72 6', STEEL, 5) +
  line('M60 22 74 4', b, 8) +
  box(42, 36, 12, 10, 2, BRASS) +
  fill('M48 44c14 2 28 16 32 44H16c4-28 18-42 32-44Z', '#CFE3E8').replace('/>', ' opacity=".85"/>') +
  line('M48 44c14 2 28 16 32 44H16c4-28 18-42 32-44Z', '#8FB2BC', 2.5) +
  many(5, (i) => line(`M48 50 ${28 + i * 10} 82`, WATER, 1.8, ' stroke-dasharray=".1 4"')) +
  line('M12 88h72', b, 4) +
  line('M28 90c0-4 1-6 3-8M66 90c0-4 1-6 3-8', LEAF, 2)

const battery: Shape = ({ b, label }) =>
  box(26, 28, 10, 8, 1, '#C22A1E') +
  box(58, 28, 10, 8, 1, INK) +
  fill('M16 36h64v54H16Z', '#3A4048') +
  box(16, 34, 64, 8, 2, '#50565E') +
  box(22, 50, 52, 28, 2, b) +
  text(label, 48, 60, 44, 11) +
  text('12 V', 48, 72, 26, 7.5) +
  shade('M72 36h8v54h-8Z', 0.2)

const charger: Shape = ({ b }) =>
  line('M62 62c22 0 6 26 26 24', INK, 3) +
  line('M34 38C34 12 14 26 12 12', INK, 3) +
  box(4, 4, 15, 12, 2, INK) +
  line('M8 4V0M15 4V0', BRASS, 2.5) +
  box(18, 38, 48, 52, 5, INK) +
  box(23, 44, 38, 22, 2, b) +
  text('12 V', 42, 55, 30, 11) +
  dot(30, 78, 4, '#C22A1E') +
  dot(42, 78, 4, '#2E9B4F') +
  box(84, 82, 10, 8, 2, '#C22A1E')

/** Sprayers and their parts. */
export const SPRAYING: Record<string, Shape> = {
  sprayer,
  'battery-sprayer': batterySprayer,
  'power-sprayer': powerSprayer,
  'mist-blower': mistBlower,
  htp,
  'htp-pump': htpPump,
  boom,
  'orchard-sprayer': orchardSprayer,
  'foot-sprayer': footSprayer,
  rocker,
  'hand-sprayer': handSprayer,
  nozzles,
  'spray-gun': sprayGun,
  lance,
  hood,
  battery,
  charger,
}
