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
  seam,
  shade,
  STEEL,
  STEEL_DARK,
  STEEL_LIGHT,
  text,
  turned,
  WOOD,
  type Shape,
} from './ink.ts'
import { panel } from './pumps.ts'

const glow = '#F9DE8A'

const sheet: Shape = ({ b, label, motif }) => {
  const [x, y, width, height, columns, rows] =
    motif === 'large' ? [6, 6, 84, 66, 6, 6] : motif === 'small' ? [22, 26, 52, 44, 3, 4] : [12, 14, 72, 58, 4, 5]
  const plateX = 48 - 17
  return (
    line('M34 70v18M62 70v18M28 89h12M56 89h12', STEEL_DARK, 4) +
    panel(x, y, width, height, columns, rows) +
    fill(`M${x + 10} ${y + 4}l${width * 0.25} 0-${width * 0.2} ${height * 0.5}Z`, '#fff').replace(
      '/>',
      ' opacity=".14"/>',
    ) +
    box(plateX, 68, 34, 14, 2, PAPER) +
    box(plateX, 68, 4, 14, 1, b) +
    text(label, 50, 75, 26, 8, b)
  )
}

const lantern: Shape = ({ b, label, motif }) =>
  line('M30 34C28 4 68 4 66 34', INK, 4) +
  box(30, 14, 36, 8, 2, '#1F3B63') +
  box(26, 22, 44, 12, 4, b) +
  fill('M30 34h36v30H30Z', glow) +
  box(44, 36, 8, 26, 4, '#fff') +
  line('M30 34v30M66 34v30M42 34v30M54 34v30', INK, 1.8) +
  fill('M24 64h48l4 22c0 3-2 4-4 4H24c-2 0-4-1-4-4Z', b) +
  (motif === 'radio'
    ? many(12, (i) => dot(32 + (i % 4) * 5, 71 + Math.floor(i / 4) * 5, 1.5, INK)) +
      dot(62, 76, 6, INK) +
      line('M70 64 84 34', STEEL, 2.5)
    : plate(36, 70, 24, 13, label, b)) +
  line('M20 40l-8-3M20 52h-9M76 40l8-3M76 52h9', '#E9A81C', 2.5)

const streetLamp: Shape = ({ b, label }) =>
  line('M22 90V10', STEEL_DARK, 5) +
  box(14, 86, 16, 4, 1, INK) +
  line('M22 20 44 26', STEEL_DARK, 5) +
  fill('M40 18l46 8c3 1 4 3 3 6l-1 4c-1 3-3 4-6 3L38 31Z', b) +
  fill('M42 16l42 7-1 3-42-7Z', '#1F3B63') +
  fill('M46 34l32 6-1 3-32-6Z', glow) +
  fill('M46 38 32 90h62L78 43Z', glow).replace('/>', ' opacity=".45"/>') +
  (label === '' ? '' : box(48, 62, 30, 15, 2, PAPER) + text(label, 63, 69.5, 24, 9, b))

const homeLight: Shape = ({ b }) =>
  panel(4, 6, 40, 26, 4, 3) +
  line('M24 32v20c0 6 4 8 10 8', INK, 2.5) +
  box(30, 54, 34, 36, 4, b) +
  dot(40, 64, 3, '#2E9B4F') +
  dot(50, 64, 3, '#C22A1E') +
  line('M37 76h20M37 82h20', PAPER, 2.5) +
  [
    [58, 16],
    [72, 26],
    [86, 16],
  ]
    .map(
      ([x = 0, y = 0]) => line(`M${x} ${y - 14}v6`, INK, 2) + box(x - 3, y - 9, 6, 5, 1, STEEL) + dot(x, y, 5.5, glow),
    )
    .join('') +
  ring(80, 58, 13, STEEL_DARK, 2.5) +
  many(3, (i) => turned(i * 120, 80, 58, fill('M80 57c-5-5-3-10 2-10 2 4 1 7-2 10Z', b))) +
  dot(80, 58, 2.5, INK) +
  line('M80 71v16M72 89h16', STEEL_DARK, 4) +
  line('M52 54C52 40 60 30 66 28', INK, 1.5)

const torch: Shape = ({ b }) =>
  turned(
    -24,
    48,
    60,
    box(6, 54, 46, 16, 5, b) +
      fill('M50 52l14-8v36l-14-8Z', INK) +
      box(62, 42, 7, 40, 2, STEEL) +
      box(18, 51, 12, 5, 2, INK) +
      box(10, 58, 30, 5, 1, '#1F3B63') +
      line('M17 58v5M24 58v5M31 58v5', '#8FB0D6', 1),
  ) +
  fill('M68 30 94 8v44L76 58Z', glow).replace('/>', ' opacity=".7"/>') +
  line('M20 90h24', STEEL_DARK, 4) +
  line('M32 88V78', STEEL_DARK, 5)

const headTorch: Shape = ({ b }) =>
  line('M12 54C10 20 86 20 84 54', b, 8) +
  line('M48 28V16C40 10 28 20 18 34', b, 5) +
  line('M12 54c4 20 20 30 36 30s32-10 36-30', '#3F342A', 7) +
  box(32, 36, 32, 32, 7, INK) +
  dot(48, 52, 12, STEEL_LIGHT) +
  dot(48, 52, 8.5, glow) +
  dot(48, 52, 3.5, '#fff') +
  line('M48 72v12M34 70l-6 9M62 70l6 9', '#E9A81C', 2.5)

const energiser: Shape = ({ b, label, motif }) =>
  (motif === 'plain' ? '' : panel(46, 4, 44, 26, 4, 3) + line('M68 30v20', STEEL_DARK, 3.5)) +
  line('M80 90V46', WOOD, 6) +
  line('M92 58H62M92 72H62', STEEL, 2) +
  dot(80, 58, 3.5, INK) +
  dot(80, 72, 3.5, INK) +
  box(8, 34, 50, 50, 5, b) +
  plate(15, 41, 36, 16, label, b) +
  fill('M34 60l-9 12h7l-3 9 11-13h-8l4-8Z', '#F2C230') +
  dot(48, 68, 3, '#2E9B4F') +
  dot(16, 68, 3, '#C22A1E') +
  line('M20 84v6M46 84v6', INK, 5) +
  line('M58 62c4 0 4-4 6-4', '#C22A1E', 2) +
  shade('M50 34h3c3 0 5 2 5 5v40c0 3-2 5-5 5h-3Z')

const wire: Shape = ({ b, label }) =>
  ring(44, 56, 24, STEEL, 18) +
  [31, 28, 24, 20, 17].map((r) => ring(44, 56, r, '#fff', 1, ' stroke-opacity=".55"')).join('') +
  line('M44 23c20 0 30 2 46-5', STEEL, 2.5) +
  [0, 120, 240].map((angle) => turned(angle, 44, 56, `<path d="M44 22v22" stroke="${b}" stroke-width="6"/>`)).join('') +
  dot(44, 56, 12.5, PAPER) +
  text(label, 44, 56, 15, 10, b)

const insulators: Shape = ({ b }) =>
  box(15.5, 6, 9, 84, 2, WOOD) +
  line('M8 30h84M8 62h84', STEEL, 2.2) +
  [30, 62]
    .map((y) => box(14, y - 9, 12, 5, 1, INK) + box(13, y - 5, 14, 10, 4, b) + box(14, y + 4, 12, 5, 1, INK))
    .join('') +
  many(3, (i) => {
    const x = 48 + i * 15
    return box(x - 5, 74, 10, 4, 1, INK) + box(x - 6, 77, 12, 9, 4, b) + box(x - 5, 85, 10, 5, 1, INK)
  }) +
  fill('M58 38l-8 12h6l-3 9 10-13h-6l4-8Z', '#F2C230')

const controller: Shape = ({ b, label, motif }) =>
  box(14, 24, 68, 58, 5, b) +
  box(motif === 'mppt' ? 20 : 26, 32, motif === 'mppt' ? 56 : 44, 20, 2, '#CFE3B8') +
  line('M30 46l6-6 5 4 7-8', INK, 2) +
  text(label, 60, 42, 17, 9, INK) +
  dot(28, 62, 3.5, '#2E9B4F') +
  dot(38, 62, 3.5, '#F2C230') +
  box(50, 58, 10, 7, 2, PAPER) +
  box(64, 58, 10, 7, 2, PAPER) +
  many(6, (i) => box(19 + i * 10, 76, 7, 12, 1, INK) + dot(22.5 + i * 10, 80, 1.6, '#C9A03C')) +
  (motif === 'mppt' ? many(6, (i) => box(18 + i * 11, 12, 4, 13, 1, STEEL_DARK)) : '')

const inverter: Shape = ({ b, label }) =>
  fill('M12 40h72v44c0 3-2 5-5 5H17c-3 0-5-2-5-5Z', '#F3EEE2') +
  fill('M12 40c0-10 6-16 14-16h44c8 0 14 6 14 16v8H12Z', b) +
  box(26, 30, 44, 12, 2, INK) +
  text(label, 48, 36, 32, 8, '#CFE3B8') +
  dot(26, 62, 4, '#2E9B4F') +
  dot(38, 62, 4, '#F2C230') +
  dot(50, 62, 4, '#C22A1E') +
  box(62, 56, 14, 12, 3, b) +
  line('M20 78h56M20 83h56', STEEL_LIGHT, 2.2) +
  box(18, 87, 12, 3, 1, INK) +
  box(66, 87, 12, 3, 1, INK) +
  shade('M76 24c5 2 8 8 8 16v44c0 3-2 5-5 5h-3Z', 0.1)

const tubular: Shape = ({ b, label, motif }) => {
  const top = motif === 'small' ? 34 : 18
  return (
    many(6, (i) => box(18 + i * 11, top - 8, 6, 7, 2, i % 5 ? '#E9DEC6' : '#C22A1E')) +
    box(12, top - 3, 72, 9, 2, '#B9343A') +
    fill(`M12 ${top + 5}h72v80H12Z`, '#3A4048').replace(`v80`, `v${85 - top}`) +
    box(20, top + 14, 56, 30, 2, b) +
    text(label === '' ? '' : `${label} AH`, 48, top + 29, 46, 13) +
    seam(`M22 ${top + 52}h52M22 ${top + 60}h52`, 2, 0.35) +
    shade(`M74 ${top + 5}h10v${85 - top}H74Z`, 0.22)
  )
}

const pumpDrive: Shape = ({ b, label }) =>
  panel(50, 4, 42, 26, 4, 3) +
  line('M70 30v14', STEEL_DARK, 3) +
  box(12, 22, 50, 62, 4, b) +
  box(19, 30, 36, 20, 2, INK) +
  text('50.0', 37, 40, 28, 11, '#E0574A') +
  many(6, (i) => box(20 + (i % 3) * 12, 55 + Math.floor(i / 3) * 9, 9, 6, 2, PAPER)) +
  text(label, 37, 79, 24, 7) +
  line('M22 84v6M36 84v6M50 84v6', INK, 5) +
  dot(78, 68, 13, STEEL) +
  dot(78, 68, 7, STEEL_DARK) +
  box(73, 44, 10, 14, 1, STEEL_DARK) +
  line('M62 70h6', INK, 4) +
  line('M66 88h26', INK, 4) +
  shade('M54 22h4c2 0 4 2 4 4v54c0 2-2 4-4 4h-4Z')

const dryer: Shape = ({ b }) =>
  line('M18 90V70M78 90V70', STEEL_DARK, 5) +
  fill('M10 42h76v32H10Z', b) +
  fill('M10 42 24 14h48l14 28Z', '#DCEFF2').replace('/>', ' opacity=".9"/>') +
  line('M10 42 24 14h48l14 28ZM48 14v28', STEEL_DARK, 2.5) +
  many(8, (i) =>
    turned(
      20 + i * 30,
      20 + i * 8,
      34,
      fill(`M${20 + i * 8} 30c4 0 5 5 0 10-2-4-2-8 0-10Z`, i % 2 ? '#C8301F' : '#D9482F'),
    ),
  ) +
  box(18, 50, 60, 6, 1, PAPER) +
  box(18, 60, 60, 6, 1, PAPER) +
  many(10, (i) => dot(22 + i * 5.8, 53, 1.6, '#E9A81C') + dot(22 + i * 5.8, 63, 1.6, LEAF)) +
  turned(-12, 84, 14, box(72, 4, 22, 12, 1, '#1F3B63') + line('M79 4v12M87 4v12', '#8FB0D6', 1))

const cooker: Shape = ({ b }) =>
  fill('M16 60 26 8c2-3 44-3 46 0l10 52Z', '#CFE6EC') +
  line('M16 60 26 8c2-3 44-3 46 0l10 52Z', b, 4) +
  fill('M36 14h10L34 54H26Z', '#fff').replace('/>', ' opacity=".6"/>') +
  fill('M8 58h80v28c0 3-2 4-4 4H12c-2 0-4-1-4-4Z', b) +
  fill('M16 62h64v10H16Z', INK) +
  [28, 48, 68].map((x) => oval(x, 66, 8, 4, '#57504A') + oval(x, 65, 5, 2.2, '#E9B83A')).join('') +
  shade('M8 78h80v8c0 3-2 4-4 4H12c-2 0-4-1-4-4Z', 0.2) +
  dot(86, 10, 7, '#E98A15')

const stand: Shape = ({ b }) =>
  line('M16 88 24 30M80 88 72 14M24 30 72 14M16 88h64M20 60 76 50M24 30 80 88', STEEL, 5) +
  line('M20 32 78 12', STEEL_LIGHT, 5) +
  many(4, (i) => dot(28 + i * 14, 29 - i * 4.8, 3, b)) +
  box(8, 86, 16, 4, 1, b) +
  box(72, 86, 16, 4, 1, b)

/** Solar goods. */
export const SUNLIGHT: Record<string, Shape> = {
  panel: sheet,
  lantern,
  'street-lamp': streetLamp,
  'home-light': homeLight,
  torch,
  'head-torch': headTorch,
  energiser,
  wire,
  insulators,
  controller,
  inverter,
  tubular,
  'pump-drive': pumpDrive,
  dryer,
  cooker,
  stand,
}
