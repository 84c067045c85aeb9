import {
  at,
  spots,
  box,
  dot,
  fill,
  GROUND,
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
  wheel,
  WOOD,
  type Shape,
} from './ink.ts'

const tiller: Shape = ({ b, label }) =>
  line('M46 50 8 24', INK, 5) +
  line('m14 28-9-6', b, 8) +
  line('M20 36v12', STEEL_DARK, 3) +
  line('m16 74-8 10M16 74l3 14M16 74l12 9M16 74 5 72', STEEL_DARK, 4) +
  fill('M2 73c1-12 8-18 18-18s13 7 13 18H2Z', b) +
  seam('M2 73h31', 3, 0.3) +
  fill('M26 58h20v10H26z', STEEL_DARK) +
  line('M72 22v-8h8', STEEL_DARK, 5) +
  box(48, 19, 30, 15, 5, INK) +
  fill('M58 19v-4h8v4', INK) +
  fill('M40 33h44c4 0 6 2 6 6v20c0 3-2 5-5 5H40V33Z', b) +
  plate(50, 39, 24, 14, label, b) +
  dot(84, 46, 5, PAPER) +
  box(88, 54, 6, 14, 2, INK) +
  wheel(54, 69, 20)

const smallEngine = (x: number, y: number, b: string): string =>
  box(x, y, 26, 22, 4, INK) +
  line(
    many(4, (i) => `M${x + 3} ${y + 5 + i * 4}h9`),
    STEEL,
    1.8,
  ) +
  fill(`M${x - 1} ${y}c0-6 4-9 10-9h10c6 0 9 3 9 9Z`, b) +
  box(x + 9, y - 13, 8, 5, 1.5, INK) +
  dot(x + 19, y + 11, 5.5, STEEL)

const tines = (x: number, y: number, radius: number): string =>
  many(4, (i) => turned(i * 90 + 20, x, y, line(`M${x} ${y}v${-radius + 4}c0-3 2-4 5-4`, STEEL_DARK, 4))) +
  dot(x, y, 4.5, INK)

const weeder: Shape = ({ b, label }) =>
  line('M48 52 14 18M48 52 20 12', INK, 4) +
  line('m16 21-7-8M22 14l-6-7', b, 7) +
  fill('M34 56h32v14H34Z', b) +
  smallEngine(40, 34, b) +
  tines(40, 74, 16) +
  tines(66, 74, 16) +
  fill('M22 66c2-10 12-14 30-14s28 4 32 14Z', b) +
  shade('M22 66h62l-2-4H24Z', 0.25) +
  line('M30 66v22', STEEL_DARK, 3.5) +
  (label === '' ? '' : box(58, 54, 20, 9, 1.5, PAPER) + text(label, 68, 58.5, 17, 6.5, b))

const miniTiller: Shape = ({ b, label }) =>
  line('M52 58C44 30 30 22 12 16', INK, 4) +
  line('m18 18-9-3', b, 7) +
  smallEngine(42, 36, b) +
  line('M54 58v12', STEEL_DARK, 7) +
  tines(46, 76, 14) +
  tines(64, 76, 14) +
  fill('M32 66c2-6 10-9 23-9s21 3 23 9Z', b) +
  text(label, 55, 62, 16, 6)

const rotaryHead: Shape = ({ b }) =>
  line('M54 60 80 8', STEEL, 6) +
  line('M58 52 66 36', b, 9) +
  fill('M26 62c2-10 12-14 22-14s18 4 20 14Z', b) +
  tines(36, 74, 16) +
  tines(60, 74, 16) +
  box(40, 56, 14, 20, 3, STEEL_DARK)

const frame = (b: string): string =>
  box(10, 38, 76, 9, 2, b) +
  line('M36 40 48 16 60 40', b, 5.5) +
  dot(48, 17, 4, INK) +
  dot(22, 36, 3.5, STEEL) +
  dot(74, 36, 3.5, STEEL) +
  shade('M10 43h76v4H10Z', 0.2)

const rotavator: Shape = ({ b, label }) =>
  line('M36 38 48 14 60 38', b, 5.5) +
  dot(48, 15, 4, INK) +
  box(6, 36, 84, 12, 3, b) +
  box(38, 28, 20, 16, 2, STEEL_DARK) +
  fill('M8 48h80l4 14H4Z', b) +
  shade('M6 56h84l2 6H4Z', 0.22) +
  box(2, 44, 7, 36, 2, STEEL_DARK) +
  box(87, 44, 7, 36, 2, STEEL_DARK) +
  many(7, (i) =>
    turned(
      i * 25,
      15 + i * 11,
      74,
      line(`M${15 + i * 11} 74v-8c0-3 2-4 5-4M${15 + i * 11} 74v8c0 3-2 4-5 4`, STEEL_DARK, 3.6),
    ),
  ) +
  box(8, 71, 80, 6, 3, INK) +
  box(16, 50, 24, 10, 1.5, PAPER) +
  text(`${label} FT`, 28, 55, 20, 7, b) +
  line('M5 82v8M91 82v8', STEEL_DARK, 3)

const tine = (x: number, b: string): string =>
  line(`M${x} 46c-8 6-12 14-8 24 2 6 6 10 10 14`, STEEL_DARK, 4) +
  fill(`M${x} 78l8 12-10-4Z`, INK) +
  line(`M${x - 2} 50l-5 8 5 2-5 6`, b, 2)

const cultivator: Shape = ({ b, label }) =>
  frame(b) +
  many(label === '7' ? 4 : 5, (i) => tine(label === '7' ? 20 + i * 20 : 18 + i * 16, b)) +
  box(36, 38.5, 24, 8, 1, PAPER) +
  text(`${label} T`, 48, 42.5, 20, 6, b)

const plough: Shape = ({ b, label, motif }) => {
  const body = (x: number, y: number, scale: number): string =>
    at(
      x,
      y,
      scale,
      line('M6-46v26', b, 9) +
        fill('M-4-30c10-4 22 0 26 10 3 8 2 14 8 20H-18C-10-6-6-18-4-30Z', STEEL) +
        fill('M-4-30c4 10 2 22-14 30h14C4-8 6-20 4-30Z', STEEL_LIGHT) +
        fill('M-22 0h26l4-5-16-3Z', INK),
    )
  const turner = motif === 'reversible'
  return (
    (turner
      ? turned(180, 46, 40, body(30, 67, 0.58) + body(62, 67, 0.58)) +
        box(2, 34, 14, 26, 3, STEEL_DARK) +
        dot(9, 47, 7, INK)
      : line('M14 46 26 14 38 42', b, 5) + dot(26, 15, 4, INK)) +
    fill('M8 42 88 36v11L8 53Z', b) +
    shade('M8 49 88 43v4L8 53Z', 0.22) +
    body(34, GROUND, 0.95) +
    body(70, GROUND, 0.95) +
    box(42, 40, 20, 10, 1.5, PAPER) +
    text(label, 52, 45, 14, 7, b)
  )
}

const harrow: Shape = ({ b, label }) =>
  frame(b) +
  many(
    5,
    (i) =>
      `<ellipse cx="${16 + i * 16}" cy="72" rx="8" ry="18" fill="${STEEL}"/><ellipse cx="${13.5 + i * 16}" cy="72" rx="5" ry="15" fill="${STEEL_LIGHT}"/>` +
      dot(14 + i * 16, 72, 2.5, INK),
  ) +
  line('M8 72h76', STEEL_DARK, 3) +
  line('M20 46v22M76 46v22', b, 5) +
  text(label, 48, 42.5, 16, 6)

const leveller: Shape = ({ b, label }) =>
  line('M34 46 48 12 62 46', b, 5.5) +
  dot(48, 13, 4, INK) +
  line('M48 20v24M20 40h56', STEEL_DARK, 4.5) +
  dot(20, 40, 3.5, INK) +
  dot(76, 40, 3.5, INK) +
  fill('M4 50c0-4 3-6 6-6h76c3 0 6 2 6 6l-3 30H7Z', b) +
  shade('M5 62h86l-2 18H7Z', 0.13) +
  seam('M24 46v32M72 46v32', 2.5, 0.25) +
  plate(34, 54, 28, 16, label, b) +
  fill('M6 79h84l-1 8H7Z', STEEL_LIGHT) +
  many(7, (i) => dot(14 + i * 11.4, 83, 1.5, STEEL_DARK)) +
  fill('M0 90c8-6 18-7 30-3 14-4 30-4 40 0 8-3 18-2 26 3Z', '#8A6239')

const ridger: Shape = ({ b, label }) =>
  frame(b) +
  [28, 68]
    .map(
      (x) =>
        line(`M${x} 46v18`, b, 6) +
        fill(`M${x} 58c-6 6-14 12-20 26 8 6 14 6 20 6Z`, STEEL) +
        fill(`M${x} 58c6 6 14 12 20 26-8 6-14 6-20 6Z`, STEEL_LIGHT) +
        fill(`M${x - 4} 78h8L${x} 91Z`, INK),
    )
    .join('') +
  text(label, 48, 42.5, 12, 6)

const drill: Shape = ({ b, label }) =>
  fill('M8 18h80l-6 26H14Z', b) +
  box(6, 13, 84, 7, 2, b) +
  shade('M6 17h84l-1 4H7Z', 0.25) +
  seam('M48 20v24', 2, 0.25) +
  plate(18, 24, 22, 14, label, b) +
  shootPlate() +
  many(6, (i) => line(`M${18 + i * 12} 44c0 12-3 18-3 30`, INK, 3) + fill(`M${12 + i * 12} 72h7l-3 16Z`, STEEL_DARK)) +
  box(8, 58, 80, 5, 1.5, STEEL_DARK) +
  wheel(10, 76, 14) +
  wheel(86, 76, 14)

const shootPlate = (): string =>
  box(56, 24, 22, 14, 2, PAPER) +
  line('M67 36v-7', LEAF, 2) +
  fill('M67 31c-.4-3-3-5-6-5 0 3 2 5 6 5Zm0-1c.4-3 3-4 6-4 0 3-2 4-6 4Z', LEAF)

const seeder: Shape = ({ b }) =>
  at(
    0,
    -4,
    1,
    line('M46 60 84 12', STEEL_DARK, 4) +
      line('M80 17l6-8', INK, 7) +
      ring(34, 66, 18, b, 11) +
      many(10, (i) => turned(i * 36, 34, 66, fill('M31 44h6l-3-8Z', STEEL_DARK))) +
      dot(34, 66, 8, '#EAD9A8') +
      dot(34, 66, 3, INK) +
      many(5, (i) => dot(30 + i * 2, 66 + (i % 2) * 3, 1.3, '#B07A0A')) +
      wheel(68, 80, 10) +
      line('M34 66h34v8', STEEL_DARK, 3.5),
  )

const transplanter: Shape = ({ b, label }) =>
  fill('M8 76c0-4 4-6 8-6h56c8 0 14 4 18 12H12c-2 0-4-2-4-6Z', STEEL_LIGHT) +
  line('M54 52 90 26', INK, 4) +
  line('m84 30 8-6', b, 7) +
  fill('M10 30h34l10 34H20Z', '#7FA35A') +
  line('M14 36h32M16 43h32M18 50h32M20 57h32', '#4F8A38', 2.5) +
  line('M10 30h34l10 34H20Z', b, 3) +
  box(52, 46, 22, 22, 4, b) +
  text(label, 63, 57, 14, 10) +
  box(58, 38, 10, 8, 2, INK) +
  wheel(44, 76, 13) +
  many(3, (i) => line(`M${16 + i * 6} 72v14`, STEEL_DARK, 2.5))

const drumSeeder: Shape = ({ b, label }) =>
  line('M18 62h60', STEEL_DARK, 4) +
  line('M48 60 22 18M48 60 74 18M20 18h56', INK, 4) +
  spots(
    [
      [30, 62],
      [48, 62],
      [66, 62],
    ],
    (x, y) =>
      fill(`M${x - 7} ${y - 10}h14l3 10-3 10h-14l-3-10Z`, b) + many(3, (i) => dot(x - 4 + i * 4, y + 6, 1.2, PAPER)),
  ) +
  spots(
    [
      [13, 70],
      [83, 70],
    ],
    (x, y) =>
      ring(x, y, 18, INK, 3.5) +
      line(
        `M${x} ${y - 17}v34M${x - 17} ${y}h34M${x - 12} ${y - 12}l24 24M${x + 12} ${y - 12}l-24 24`,
        STEEL_DARK,
        1.6,
      ) +
      dot(x, y, 3.5, b),
  ) +
  text(label, 48, 60, 9, 8) +
  many(6, (i) => dot(30 + i * 7.5, 84 + (i % 2) * 3, 1.6, '#D9A227'))

const brushCutter: Shape = ({ b, label, motif }) =>
  (motif === 'backpack'
    ? box(56, 8, 30, 36, 6, b) +
      box(60, 44, 22, 14, 4, INK) +
      plate(61, 16, 20, 12, label, b) +
      line('M58 54C40 62 48 30 30 44', INK, 5) +
      line('M34 40 12 80', STEEL, 4)
    : line('M66 24 14 82', STEEL, 5) +
      line('M36 40 52 56M36 40l-8 4M52 56l-2 8', INK, 4) +
      box(58, 6, 28, 22, 5, b) +
      plate(62, 11, 20, 10, label, b) +
      box(70, 26, 16, 10, 3, INK) +
      line('M62 12 54 16', INK, 5)) +
  `<ellipse cx="16" cy="84" rx="15" ry="5" fill="${STEEL}"/>` +
  line('M2 84h28', STEEL_DARK, 1.5, ' stroke-dasharray="2 2"') +
  fill('M14 74c8-4 16-2 20 4l-12 6Z', b) +
  line(
    'M50 90c0-8 2-12 5-16M58 90c0-6 0-12-2-18M66 90c0-8-2-10-5-14M76 90c0-8 2-12 5-14M84 90c0-6 0-10-2-16',
    LEAF,
    2.5,
  )

const reaper: Shape = ({ b, label }) =>
  line('M70 52 92 26', INK, 4) +
  box(62, 44, 24, 22, 4, b) +
  text(label, 74, 54, 12, 9) +
  wheel(74, 76, 14) +
  fill('M6 44h56v36H6Z', b) +
  shade('M6 68h56v12H6Z', 0.2) +
  many(4, (i) => ring(13 + i * 14, 54, 5.5, '#F2C230', 2.5) + dot(13 + i * 14, 54, 1.5, INK)) +
  fill('M2 90 10 80h50l6 10Z', STEEL_DARK) +
  line(
    many(9, (i) => `M${6 + i * 6.5} 90l3-8`),
    STEEL_LIGHT,
    2,
  ) +
  line('M14 44V24M22 44V20M30 44V24M38 44V18M46 44V24', '#D9A227', 3) +
  many(5, (i) => oval(14 + i * 8, [20, 16, 20, 14, 20][i] ?? 18, 2.3, 5, '#D9A227'))

const chaffCutter: Shape = ({ b, label }) =>
  line('M22 88 28 66M74 88 68 66M48 88V66', STEEL_DARK, 5) +
  fill('M2 44h34v16H8Z', STEEL) +
  line('M2 44 20 34M10 42l14-12M4 46 22 38', LEAF, 3) +
  dot(54, 46, 25, b) +
  dot(54, 46, 19, '#fff') +
  shade('M54 27a19 19 0 0 1 0 38Z', 0.1) +
  line('M54 27v38M37 37l34 18M37 55l34-18', STEEL_DARK, 4) +
  dot(54, 46, 5, INK) +
  fill('M70 26h14l8-16 4 4-8 20H74Z', b) +
  box(34, 70, 28, 15, 4, INK) +
  text(label, 48, 77.5, 22, 8)

const chaffWheel: Shape = ({ b }) =>
  line('M16 90 26 56M56 90 46 56M26 74h24', INK, 5) +
  fill('M4 40h38v14H10Z', WOOD) +
  line('M4 40 20 30M10 38l14-10', LEAF, 3) +
  ring(64, 46, 26, b, 6) +
  line('M64 20v52M42 33l44 26M42 59l44-26', b, 3.5) +
  fill('M64 22c10 2 16 8 18 16l-16 6Z', STEEL_LIGHT) +
  fill('M64 70c-10-2-16-8-18-16l16-6Z', STEEL_LIGHT) +
  dot(64, 46, 6, INK) +
  line('M86 58l6 4', INK, 4) +
  box(88, 58, 6, 12, 3, WOOD)

const sheller: Shape = ({ b, label }) =>
  line('M22 88 28 62M70 88 64 62', STEEL_DARK, 5) +
  fill('M24 10h36l-8 20H34Z', STEEL) +
  fill('M20 30h52c4 0 6 2 6 6v22c0 4-2 6-6 6H20c-4 0-6-2-6-6V36c0-4 2-6 6-6Z', b) +
  plate(26, 38, 26, 16, label, b) +
  dot(68, 48, 10, INK) +
  dot(68, 48, 4, STEEL) +
  fill('M14 60 2 76h16l8-12Z', STEEL) +
  many(6, (i) => dot(6 + (i % 3) * 5, 80 + Math.floor(i / 3) * 6, 2.3, '#E3B02E')) +
  box(38, 70, 22, 14, 3, INK) +
  oval(40, 8, 4, 8, '#E3B02E') +
  oval(48, 6, 4, 8, '#D9A227')

const tubeSheller: Shape = ({ b }) =>
  fill('M26 46c0-6 8-10 18-10s18 4 18 10v34c0 6-8 10-18 10s-18-4-18-10Z', STEEL) +
  oval(44, 46, 18, 9, STEEL_DARK) +
  line('M44 38v10M34 42l6 6M54 42l-6 6', STEEL_LIGHT, 3) +
  line('M30 60c8 6 20 6 28 0', b, 4) +
  shade('M54 37c5 2 8 5 8 9v34c0 4-3 7-8 9Z') +
  turned(
    24,
    66,
    26,
    fill('M66 2c7 3 9 20 5 34H61C57 22 59 5 66 2Z', '#E3B02E') +
      many(9, (i) => dot(63 + (i % 3) * 3.2, 12 + Math.floor(i / 3) * 7, 1.5, '#B07A0A')),
  ) +
  many(5, (i) => dot(68 + (i % 3) * 7, 82 + Math.floor(i / 3) * 6, 2.5, '#E3B02E'))

const thresher: Shape = ({ b, label }) =>
  fill('M22 12h30l8 18H16Z', STEEL) +
  line('M28 10v-6M36 10V3M44 10V4', '#D9A227', 3) +
  fill('M10 30h62c6 0 10 4 10 10v26H10Z', b) +
  shade('M10 58h72v8H10Z', 0.2) +
  plate(18, 38, 28, 16, label, b) +
  dot(64, 46, 13, INK) +
  dot(64, 46, 9, STEEL) +
  line('M64 37v18M55 46h18', INK, 2.5) +
  fill('M82 40h12v8l-12 8Z', STEEL_DARK) +
  fill('M10 66h30l-6 12H14Z', STEEL) +
  many(6, (i) => dot(8 + i * 4, 84 + (i % 2) * 3, 2, '#D9A227')) +
  wheel(52, 80, 10) +
  wheel(76, 80, 10) +
  line('M40 80H24', STEEL_DARK, 3)

const pedalThresher: Shape = ({ b }) =>
  line('M18 90 26 38M78 90 70 38M20 80h56', WOOD, 5) +
  dot(48, 50, 24, WOOD) +
  dot(48, 50, 18, '#D9B07A') +
  many(12, (i) => turned(i * 30, 48, 50, line('M46 28v-6h4v6', STEEL_DARK, 2))) +
  dot(48, 50, 5, INK) +
  fill('M22 40c4-18 14-24 26-24s22 6 26 24l-6 2C66 30 58 24 48 24s-18 6-20 18Z', b) +
  line('M48 50 40 78', STEEL_DARK, 3) +
  box(28, 76, 26, 6, 2, b)

const winnower: Shape = ({ b }) =>
  line('M30 88 44 54M66 88 52 54M24 90h48', STEEL_DARK, 4) +
  dot(48, 40, 34, b) +
  dot(48, 40, 29, PAPER) +
  many(3, (i) => turned(i * 120, 48, 40, fill('M48 38C40 26 44 14 54 14c6 8 2 18-6 26Z', STEEL))) +
  dot(48, 40, 6, INK) +
  ring(48, 40, 21, STEEL_DARK, 1.2) +
  ring(48, 40, 12, STEEL_DARK, 1.2)

const mill: Shape = ({ b, label }) =>
  fill('M22 8h52l-10 20H32Z', STEEL) +
  many(6, (i) => oval(36 + i * 5, 10 + (i % 2) * 3, 2.5, 1.8, '#D9A227')) +
  box(18, 28, 60, 50, 5, b) +
  plate(26, 34, 30, 14, label, b) +
  dot(66, 42, 6, INK) +
  box(28, 54, 40, 20, 3, '#F6EEDD') +
  fill('M32 74c2-10 30-10 32 0Z', '#FFFDF5') +
  line('M24 78v10M72 78v10', INK, 6) +
  shade('M70 28h3c3 0 5 2 5 5v40c0 3-2 5-5 5h-3Z')

const auger: Shape = ({ b, label }) =>
  line('M20 28h56', INK, 6) +
  line('M20 22v12M76 22v12', INK, 6) +
  box(34, 8, 28, 26, 5, b) +
  plate(38, 14, 20, 11, label, b) +
  line('M48 34v54', STEEL, 5) +
  many(4, (i) => fill(`M36 ${44 + i * 11}c4 6 20 6 24-2l-2 7c-6 5-18 4-22-1Z`, STEEL_DARK)) +
  fill('M44 84h8l-4 8Z', INK) +
  fill(`M28 ${GROUND}c4-6 12-8 16-4 6-4 16-2 24 4Z`, '#8A6239')

const chainSaw: Shape = ({ b, label }) =>
  fill('M4 58h52v16H8c-4 0-6-4-6-8s0-8 2-8Z', STEEL_LIGHT) +
  line('M4 57h52M8 75h48', STEEL_DARK, 3, ' stroke-dasharray="4 2"') +
  fill('M46 46h36c6 0 10 4 10 10v20c0 6-4 10-10 10H52c-4 0-6-2-6-6Z', b) +
  line('M54 46C52 26 84 24 86 48', INK, 6) +
  line('M90 62c6 6 6 18-2 22', INK, 5) +
  plate(56, 58, 24, 14, label, b) +
  line('M44 42 40 52', INK, 5) +
  shade('M46 76h46c0 6-4 10-10 10H52c-4 0-6-2-6-6Z', 0.2)

const hook: Shape = ({ b }) =>
  at(
    2,
    2,
    0.94,
    line('M60 16c24 0 26 26 8 32L44 56c-18 6-16 30 4 30 12 0 18-8 18-16', STEEL_DARK, 9) +
      ring(56, 16, 8, STEEL, 6) +
      many(
        4,
        (i) =>
          `<ellipse cx="${14 + i * 9}" cy="${34 + i * 7}" rx="7" ry="4.500" fill="none" stroke="${STEEL}" stroke-width="3.500" transform="rotate(38 ${14 + i * 9} ${34 + i * 7})"/>`,
      ) +
      line('M20 86h26', STEEL, 6) +
      line('M20 80v12', b, 5) +
      ring(44, 86, 4, b, 2.5),
  )

/** Machines and implements. */
export const MACHINES: Record<string, Shape> = {
  tiller,
  weeder,
  'mini-tiller': miniTiller,
  'rotary-head': rotaryHead,
  rotavator,
  cultivator,
  plough,
  harrow,
  leveller,
  ridger,
  drill,
  seeder,
  transplanter,
  'drum-seeder': drumSeeder,
  'brush-cutter': brushCutter,
  reaper,
  'chaff-cutter': chaffCutter,
  'chaff-wheel': chaffWheel,
  sheller,
  'tube-sheller': tubeSheller,
  thresher,
  'pedal-thresher': pedalThresher,
  winnower,
  mill,
  auger,
  'chain-saw': chainSaw,
  hook,
}
