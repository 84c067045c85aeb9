import { beast } from './beasts.ts'
import {
  box,
  dot,
  fill,
  INK,
  LEAF,
  line,
  many,
  oval,
  PAPER,
  plate,
  ring,
  shade,
  shoot,
  STEEL,
  STEEL_DARK,
  STEEL_LIGHT,
  text,
  turned,
  WATER,
  WOOD,
  type Shape,
} from './ink.ts'

const milkBucket = (x: number, b: string): string =>
  fill(`M${x - 16} 52c0-8 6-12 16-12s16 4 16 12v32c0 4-6 6-16 6s-16-2-16-6Z`, STEEL_LIGHT) +
  oval(x, 44, 11, 4, b) +
  box(x - 3, 34, 6, 9, 1, INK) +
  shade(`M${x + 7} 41c6 2 9 6 9 11v32c0 3-4 5-9 5.600Z`, 0.14) +
  line(`M${x - 12} 58v22`, '#fff', 3, ' stroke-opacity=".7"')

const cluster = (x: number, y: number): string =>
  dot(x, y, 5.5, '#CFE3E8') + many(4, (i) => line(`M${x - 7.5 + i * 5} ${y - 4}l${-3 + i * 2}-14`, STEEL_DARK, 4))

const milking: Shape = ({ b, motif }) =>
  (motif === 'double' ? milkBucket(24, b) + milkBucket(56, b) : milkBucket(34, b)) +
  line(motif === 'double' ? 'M24 34C24 20 40 22 46 24M56 34c0-8-4-8-6-10' : 'M34 34C34 20 46 26 56 22', INK, 3) +
  cluster(motif === 'double' ? 48 : 60, 24) +
  box(74, 40, 18, 46, 3, b) +
  dot(83, 50, 5.5, PAPER) +
  ring(83, 50, 5.5, INK, 1.5) +
  line('M83 50l3-2', '#C22A1E', 1.5) +
  box(76, 62, 14, 20, 2, INK) +
  line('M72 88h22', INK, 4)

const milkCan: Shape = ({ b, label, motif }) => {
  const metal = motif === 'alu' ? '#B9BCC0' : STEEL_LIGHT
  return (
    box(34, 6, 28, 8, 3, STEEL_DARK) +
    line('M42 6c0-5 12-5 12 0', STEEL_DARK, 3) +
    fill('M36 14h24v10c0 8 14 10 14 22v38c0 4-10 6-26 6s-26-2-26-6V46c0-12 14-14 14-22Z', metal) +
    shade('M56 14h4v10c0 8 14 10 14 22v38c0 3-6 5-16 5.700 4-18 6-44-2-75.700Z', 0.14) +
    line('M23 46c10 4 40 4 50 0M22 82c10 4 42 4 52 0', STEEL_DARK, 2) +
    line('M27 44V58', '#fff', 3, ' stroke-opacity=".8"') +
    line('M22 50c-8 0-8 14 0 14M74 50c8 0 8 14 0 14', STEEL_DARK, 3.5) +
    plate(36, 54, 24, 18, label, b) +
    fill('M34 22h28v4H34Z', b)
  )
}

const pail: Shape = ({ b, label }) =>
  line('M20 40C20 4 76 4 76 40', STEEL_DARK, 3) +
  fill('M16 40h64l-8 46c-6 5-42 5-48 0Z', STEEL_LIGHT) +
  oval(48, 40, 32, 7, '#FFFDF5') +
  line('M16 40c0 9 64 9 64 0', STEEL, 2.5) +
  shade('M64 47c10-2 15-4 16-7l-8 46c-3 3-8 4-14 4 4-14 6-28 6-43Z', 0.14) +
  line('M26 52l4 26', '#fff', 3, ' stroke-opacity=".7"') +
  plate(36, 58, 24, 16, label, b)

const fatKit: Shape = ({ b }) =>
  dot(34, 58, 30, b) +
  dot(34, 58, 23, INK) +
  many(8, (i) => turned(i * 45, 34, 58, box(31.5, 38, 5, 12, 2, '#F1E3B0'))) +
  dot(34, 58, 6, STEEL) +
  box(30, 20, 8, 14, 2, STEEL_DARK) +
  line('M34 18l16-4', STEEL_DARK, 4) +
  dot(52, 13, 4, INK) +
  many(
    3,
    (i) =>
      box(70 + i * 8, 34 + i * 4, 6, 56 - i * 4, 3, '#E4EEEA') +
      box(70 + i * 8, 58 + i * 4, 6, 32 - i * 4, 3, ['#FFF3C4', '#E9B83A', '#C9843A'][i] ?? b),
  ) +
  line('M18 90h36', INK, 5)

const lactometer: Shape = ({ b }) =>
  fill('M28 22h34v62c0 8-34 8-34 0Z', '#E4EEEA') +
  fill('M28 40h34v44c0 8-34 8-34 0Z', '#FFFDF5') +
  line('M28 22v62c0 8 34 8 34 0V22', '#B9C9C8', 2.5) +
  oval(45, 22, 17, 4, '#F2F7F6') +
  box(42.5, 4, 5, 46, 2, '#CFE3E8') +
  line('M45 10h2.500M45 16h2.500M45 22h2.500M45 28h2.500M45 34h2.500', INK, 1.2) +
  box(39, 50, 12, 22, 6, '#CFE3E8') +
  oval(45, 74, 4, 6, STEEL_DARK) +
  box(68, 50, 22, 40, 2, b) +
  line('M73 60h12M73 67h12M73 74h8', PAPER, 2.2)

const earTag: Shape = ({ b }) => {
  const one = (x: number, y: number, number: string, colour: string) =>
    dot(x, y - 15, 5, colour) +
    fill(`M${x - 6} ${y - 14}h12l8 14v20c0 3-2 4-4 4h-20c-2 0-4-1-4-4V${y}Z`, colour) +
    dot(x, y - 13, 2, INK) +
    text(number, x, y + 11, 22, 12, INK)
  return (
    one(26, 28, '101', '#F2C230') +
    one(66, 28, '102', '#F2C230') +
    one(46, 64, '103', '#E98A2B') +
    box(74, 66, 18, 24, 2, b) +
    line('M78 74h10M78 80h10', PAPER, 2)
  )
}

const applicator: Shape = ({ b }) =>
  fill('M40 40C24 34 18 20 22 8l8 2c0 10 6 16 16 20Z', STEEL_DARK) +
  fill('M46 34C50 20 44 12 46 6h8c4 10 4 20 0 30Z', STEEL) +
  line('M44 40C34 56 28 70 26 86', b, 11) +
  line('M50 40c12 14 20 28 24 44', b, 11) +
  dot(47, 38, 6.5, INK) +
  dot(47, 38, 2.5, STEEL_LIGHT) +
  fill('M18 4h10v12H18Z', '#F2C230') +
  line('M36 62c6-6 14-6 22 0', STEEL_LIGHT, 3)

const halter: Shape = ({ b }) =>
  line('M28 20C10 30 14 54 30 62S66 60 70 44 64 12 44 12c-6 0-12 2-16 8Z', '#E3CFA0', 7) +
  line('M28 20C10 30 14 54 30 62S66 60 70 44 64 12 44 12c-6 0-12 2-16 8Z', b, 7, ' stroke-dasharray="4 5"') +
  line('M22 36c14 6 32 6 48 0', '#E3CFA0', 6) +
  ring(68, 40, 5.5, STEEL_DARK, 3) +
  line('M70 46c14 16-10 26-30 30-12 3-24 4-28 12', '#E3CFA0', 6) +
  line('M70 46c14 16-10 26-30 30-12 3-24 4-28 12', b, 6, ' stroke-dasharray="4 6"') +
  line('M8 88l8 2', WOOD, 4)

const mat: Shape = ({ b }) =>
  fill('M22 46h64L74 82H4Z', '#3A3530') +
  fill('M4 82h70l-1 8H5Z', INK) +
  fill('M86 46v7L73 90l1-8Z', '#1F1A14') +
  many(15, (i) => oval(25 + (i % 5) * 12 - Math.floor(i / 5) * 4.5, 53 + Math.floor(i / 5) * 10, 4.2, 2.3, '#57504A')) +
  box(56, 10, 30, 26, 2, PAPER) +
  beast('cow', 71, 23, 0.62, b) +
  line('M71 36v10', INK, 1.5)

const waterBowl: Shape = ({ b }) =>
  box(10, 20, 12, 62, 3, WOOD) +
  fill('M22 40h62c4 0 6 4 4 10-4 18-14 30-36 30-14 0-26-10-30-22Z', b) +
  oval(54, 44, 31, 8, '#BFE0E6') +
  oval(48, 43, 14, 3.5, '#fff') +
  box(22, 28, 22, 14, 3, STEEL_DARK) +
  line('M16 34H4M30 28V14', STEEL, 5) +
  shade('M70 50c10-2 17-4 18-6-1 20-12 36-36 36 10-6 17-18 18-30Z', 0.14) +
  line('M16 82v8', WOOD, 8)

const feeder: Shape = ({ b, label }) =>
  dot(48, 10, 5, b) +
  fill('M32 22c0-8 8-10 16-10s16 2 16 10l4 48H28Z', '#FFF7EC') +
  fill('M33 40h30l2 20H31Z', '#E9D39A') +
  fill('M10 70h76l-4 14c-1 4-4 6-8 6H22c-4 0-7-2-8-6Z', '#C22A1E') +
  many(7, (i) => oval(20 + i * 9.4, 76, 3, 4, '#7C1F16')) +
  box(38, 22, 20, 12, 2, PAPER) +
  text(label === '' ? '' : `${label} KG`, 48, 28, 16, 7, b) +
  shade('M58 13c4 2 6 4 6 9l4 48h-8Z', 0.1)

const drinker: Shape = ({ b, label }) =>
  line('M40 14c0-8 16-8 16 0', '#C22A1E', 4) +
  fill('M30 24c0-8 8-10 18-10s18 2 18 10v46H30Z', '#DCEFF2') +
  fill('M30 36h36v34H30Z', '#A9D9E2') +
  fill('M12 70h72v12c0 5-3 8-8 8H20c-5 0-8-3-8-8Z', '#C22A1E') +
  oval(48, 72, 32, 4, '#BFE0E6') +
  box(38, 44, 20, 14, 2, PAPER) +
  text(label === '' ? '' : `${label} L`, 48, 51, 16, 8, b) +
  shade('M58 15c5 2 8 4 8 9v46h-8Z', 0.1)

const egg = (x: number, y: number): string => oval(x, y, 5, 6.5, '#FFF3E0')

const incubator: Shape = ({ b }) =>
  fill('M8 38c0-16 18-22 40-22s40 6 40 22v10H8Z', '#F2C230') +
  fill('M22 42c2-12 14-16 26-16s24 4 26 16Z', '#DCEFF2') +
  many(5, (i) => egg(32 + i * 8, 38)) +
  box(6, 46, 84, 40, 5, b) +
  box(34, 54, 30, 16, 2, INK) +
  text('37.7', 49, 62, 24, 10, '#E0574A') +
  dot(74, 60, 4, PAPER) +
  dot(24, 60, 4, PAPER) +
  box(14, 84, 12, 6, 1, INK) +
  box(70, 84, 12, 6, 1, INK) +
  shade('M6 76h84v5c0 3-2 5-5 5H11c-3 0-5-2-5-5Z', 0.16)

const hoofSet: Shape = ({ b }) =>
  fill('M8 44c20-6 60-6 80 0v46H8Z', '#7A4A28') +
  line('M8 52h80', '#B98046', 2, ' stroke-dasharray="4 3"') +
  line('M24 60V16', WOOD, 7) +
  fill('M20 18c0-10 12-14 16-8l-6 10Z', STEEL) +
  line('M48 60V20', STEEL, 9) +
  line('M45 22h6M45 28h6M45 34h6M45 40h6', STEEL_DARK, 1.5) +
  line('M66 60 62 30M78 60 80 30', b, 6) +
  fill('M60 30c0-14 8-20 12-20s10 6 10 20l-6 2c0-8-8-8-10 0Z', STEEL_DARK) +
  fill('M8 56h80v34H8Z', '#8A5A2F') +
  line('M26 56v34M48 56v34M70 56v34', '#5A3A1C', 2) +
  box(38, 66, 20, 12, 2, b)

const azollaBed: Shape = ({ b }) =>
  fill('M16 56h64l14 28H2Z', b) +
  fill('M2 84h92l-2 6H4Z', b) +
  shade('M2 84h92l-2 6H4Z', 0.3) +
  fill('M20 60h56l10 20H10Z', '#4F8A38') +
  many(22, (i) => dot(20 + ((i * 17) % 56), 62 + ((i * 7) % 16), 2.5, i % 2 ? '#7FB04F' : '#6FA045')) +
  fill('M70 40l14 6-8 14-4-4Z', STEEL) +
  line('M76 42 90 18', WOOD, 4) +
  shoot(40, 42, 1.2)

const silageBag: Shape = ({ b, label }) =>
  fill('M22 24c8-6 44-6 52 0 6 20 6 44 2 62-2 3-6 4-10 4H30c-4 0-8-1-10-4-4-18-4-42 2-62Z', '#2E7A46') +
  fill('M40 6h16l-4 12h-8Z', '#2E7A46') +
  fill('M26 22c8-8 36-8 44 0-8 6-36 6-44 0Z', '#245F37') +
  line('M38 19h20', PAPER, 3) +
  box(32, 40, 32, 34, 2, PAPER) +
  line('M42 56V46M48 56V44M54 56V46M40 48l2 4M56 48l-2 4', LEAF, 2.5) +
  text(label === '' ? '' : `${label} KG`, 48, 66, 28, 8, b) +
  shade('M70 22l4 2c6 20 6 44 2 62-2 3-6 4-10 4 6-20 8-46 4-68Z', 0.16) +
  line('M22 34c-6 0-6 10-2 12M74 34c6 0 6 10 2 12', '#F2C230', 4)

const beeBox: Shape = ({ b }) =>
  line('M24 90V82M72 90V82', WOOD, 6) +
  box(14, 60, 68, 22, 1, '#E3C08A') +
  box(16, 38, 64, 22, 1, '#DDB67C') +
  fill('M10 30h76l-3 8H13Z', b) +
  box(12, 24, 72, 7, 2, b) +
  box(34, 76, 28, 5, 2, INK) +
  box(38, 46, 20, 5, 2, '#8A6239') +
  line('M14 60h68', '#8A6239', 1.5) +
  [
    [76, 14],
    [22, 12],
    [60, 8],
  ]
    .map(
      ([x = 0, y = 0]) =>
        oval(x, y, 4.5, 3, '#E9A81C') +
        line(`M${x - 1} ${y - 2.5}v5M${x + 2} ${y - 2.3}v4.600`, INK, 1.2) +
        oval(x - 1, y - 4, 3.5, 2, '#fff'),
    )
    .join('') +
  shade('M70 38h10v22h2v22H70Z', 0.12)

const trigger: Shape = ({ b, label, motif }) =>
  fill('M34 8h26l8 5-8 5h-8v8h-8v-8H34Z', INK) +
  line('M44 20l-8 8', INK, 4) +
  line('M72 11h6M71 7l5-3M71 16l5 3', WATER, 2) +
  box(42, 24, 14, 8, 1, STEEL_DARK) +
  fill('M42 32h14c0 6 12 8 12 18v34c0 4-2 6-6 6H36c-4 0-6-2-6-6V50c0-10 12-12 12-18Z', b) +
  box(30, 52, 38, 28, 0, PAPER) +
  (motif === 'fly'
    ? oval(49, 66, 5, 7, INK) +
      oval(43, 62, 5, 3, '#9FB8BE') +
      oval(55, 62, 5, 3, '#9FB8BE') +
      line('M36 56l26 20', '#C22A1E', 2.5)
    : beast('cow', 49, 66, 0.6, b)) +
  (label === '' ? '' : text(label, 49, 48, 20, 6)) +
  shade('M56 32c0 6 12 8 12 18v34c0 4-2 6-6 6h-3c2-20 2-40-3-58Z')

const dipCup: Shape = ({ b }) =>
  fill('M14 40h28c0 8 4 10 4 16v28c0 4-2 6-6 6H16c-4 0-6-2-6-6V56c0-6 4-8 4-16Z', '#8A4A1C') +
  box(16, 30, 24, 10, 2, INK) +
  box(10, 58, 36, 22, 0, PAPER) +
  fill('M28 62c4 5 6 7 6 10a6 6 0 0 1-12 0c0-3 2-5 6-10Z', '#8A4A1C') +
  fill('M60 34h24l-4 14v36c0 4-2 6-4 6h-8c-2 0-4-2-4-6V48Z', b) +
  oval(72, 34, 12, 4, '#D9843A') +
  line('M82 54c12 0 12 22 0 22', b, 4) +
  shade('M76 38h7l-3 10v36c0 4-2 6-4 6h-3Z', 0.16)

/** What a cow shed and a hen house need. */
export const DAIRY: Record<string, Shape> = {
  milking,
  'milk-can': milkCan,
  pail,
  'fat-kit': fatKit,
  lactometer,
  'ear-tag': earTag,
  applicator,
  halter,
  mat,
  'water-bowl': waterBowl,
  feeder,
  drinker,
  incubator,
  'hoof-set': hoofSet,
  'azolla-bed': azollaBed,
  'silage-bag': silageBag,
  'bee-box': beeBox,
  trigger,
  'dip-cup': dipCup,
}
