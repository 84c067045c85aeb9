import {
  box,
  dot,
  drop,
  fill,
  GROUND,
  INK,
  line,
  many,
  oval,
  PAPER,
  ring,
  shade,
  STEEL,
  STEEL_DARK,
  text,
  turned,
  WATER,
  type Shape,
} from './ink.ts'

/** A lying roll seen from its face, bound in three places. */
const roll = (x: number, radius: number, colour: string, bands: string, gloss = 0.3): string => {
  const y = GROUND - radius
  const width = radius * 0.6
  const middle = radius - width / 2
  return (
    ring(x, y, middle, colour, width) +
    [0.28, 0.42, 0.58, 0.72]
      .map((part) => ring(x, y, radius - width * part, '#fff', 1.2, ` stroke-opacity="${gloss}"`))
      .join('') +
    [0, 120, 240]
      .map((angle) =>
        turned(angle, x, y, `<path d="M${x} ${y - radius - 0.5}v${width + 1}" stroke="${bands}" stroke-width="8"/>`),
      )
      .join('')
  )
}

const tag = (x: number, y: number, b: string, label: string): string =>
  label === ''
    ? ''
    : box(x - 12, y - 7, 24, 14, 2, PAPER) + line(`M${x - 12} ${y - 5.5}h24`, b, 3) + text(label, x, y + 1.5, 20, 8, b)

const drip: Shape = ({ b, label }) =>
  line('M40 18.500h50', INK, 5) +
  roll(40, 36, INK, b) +
  box(68, 14, 10, 9, 2, b) +
  drop(73, 33, 0.85) +
  drop(73, 55, 0.65) +
  box(84, 14, 8, 9, 2, b) +
  drop(88, 44, 0.7) +
  tag(40, 54, b, label)

const lateral: Shape = ({ b, label }) =>
  line('M44 20.500c26 0 30 6 46 2', INK, 4.5) + roll(44, 35, INK, b) + tag(44, 55, b, label)

const tape: Shape = ({ b, label }) =>
  fill('M18 36c0-8 6-12 14-12h34v66H32c-8 0-14-4-14-12Z', INK) +
  oval(66, 57, 15, 33, '#3F342A') +
  oval(66, 57, 9, 20, STEEL_DARK) +
  oval(66, 57, 5.5, 13, '#E9DEC6') +
  line('M20 42c0 20 0 30 2 40M28 26c-2 20-2 44 0 62M40 24v66', '#fff', 1, ' stroke-opacity=".25"') +
  box(26, 46, 24, 24, 2, PAPER) +
  box(26, 46, 24, 7, 2, b) +
  text(label, 38, 62, 20, 10, b) +
  line('M66 24c12 0 18 6 24 4', INK, 4)

const rainHose: Shape = ({ b, label }) =>
  roll(36, 28, b, INK, 0.35) +
  fill('M36 34h54v7H40Z', b) +
  shade('M36 38h54v3H40Z') +
  line(
    'M58 33c-2-10-8-14-14-16M66 33c0-12-4-18-8-22M74 33c2-12 6-16 10-22M82 33c3-8 7-11 11-14',
    WATER,
    1.8,
    ' stroke-dasharray=".1 4"',
  ) +
  tag(36, 62, b, label)

const layFlat: Shape = ({ b, label }) =>
  roll(42, 33, b, INK, 0.3) +
  fill('M42 24h46c3 0 5 2 5 5s-2 5-5 5H42Z', b) +
  shade('M42 30h50c-1 3-2 4-4 4H42Z') +
  box(82, 20, 11, 17, 2, STEEL) +
  tag(42, 57, b, label)

const suction: Shape = ({ b, label }) =>
  ring(46, 60, 22, b, 14) +
  many(16, (i) => turned(i * 22.5, 46, 60, line('M46 31v14', '#fff', 1.6, ' stroke-opacity=".55"'))) +
  line('M46 38c24-2 26-14 42-14', b, 12) +
  many(4, (i) => line(`M${62 + i * 8} ${29 - i * 2}l4 8`, '#fff', 1.6, ' stroke-opacity=".55"')) +
  box(84, 15, 9, 18, 2, STEEL_DARK) +
  tag(46, 60, b, label)

const coil: Shape = ({ b, label }) =>
  line('M46 23c20 0 28 2 44-6', INK, 6) + roll(46, 34, '#26323A', b, 0.22) + tag(46, 56, b, label)

const pvc: Shape = ({ b, label }) => {
  const pipe = (x: number, y: number) =>
    `<rect x="${x}" y="${y - 9}" width="62" height="18" rx="2" fill="#D9D5C8"/>` +
    box(x + 50, y - 10.5, 14, 21, 2, '#C4BFB0') +
    oval(x, y, 5, 9, '#EDEAE0') +
    oval(x, y, 3, 6, '#4A443B') +
    shade(`M${x} ${y + 3}h64v6H${x}Z`, 0.12)
  return (
    pipe(16, 81) +
    pipe(24, 61) +
    pipe(16, 41).replace('#D9D5C8', '#E3DFD3') +
    box(30, 52, 30, 18, 1, b) +
    text(label, 45, 61, 24, 11)
  )
}

const sprinklerPipe: Shape = ({ b, label }) =>
  turned(
    -24,
    48,
    62,
    box(2, 55, 84, 13, 3, '#26323A') +
      shade('M2 62h84v6H2Z', 0.25) +
      box(76, 51, 14, 21, 3, b) +
      box(0, 51, 10, 21, 3, b) +
      line('M84 49v25', STEEL, 2.5) +
      text(label, 44, 61, 30, 8),
  ) + line('M30 90 34 76M64 90 60 66', STEEL_DARK, 4)

const sprayArc = (x: number, y: number): string =>
  line(
    `M${x} ${y}c-8-8-20-9-28-2M${x} ${y}c8-8 20-9 28-2M${x} ${y}c-4-9-12-13-18-12M${x} ${y}c4-9 12-13 18-12`,
    WATER,
    1.9,
    ' stroke-dasharray=".1 4.200"',
  )

const head = (x: number, y: number, body: string, b: string): string =>
  box(x - 6, y + 12, 12, 10, 1.5, body) +
  fill(`M${x - 8} ${y + 12}h16l-3-8h-10Z`, body) +
  box(x - 3, y - 6, 6, 12, 1, b) +
  fill(`M${x - 3} ${y}l20-9 3 5-20 9Z`, body) +
  line(`M${x - 16} ${y - 2}c8-8 20-8 28-2`, body, 3.5) +
  dot(x - 16, y - 1, 3, b)

const sprinkler: Shape = ({ b, motif }) => {
  const body = motif === 'plastic' ? '#2B3A44' : '#C9A03C'
  return (
    sprayArc(48, 26) +
    line('M48 56V88', STEEL_DARK, 7) +
    box(36, 84, 24, 6, 2, STEEL_DARK) +
    head(48, 34, body, b) +
    shade('M50 46h4v10h-4Z', 0.2)
  )
}

const sprinklerSet: Shape = ({ b, label }) => {
  const pipe = (y: number) =>
    box(8, y, 72, 9, 2, '#26323A') + box(72, y - 2, 11, 13, 2, b) + shade(`M8 ${y + 5}h72v4H8Z`, 0.2)
  return (
    sprayArc(52, 16) +
    line('M52 42v20', STEEL_DARK, 5) +
    head(52, 22, '#C9A03C', b) +
    pipe(81) +
    pipe(70) +
    pipe(59) +
    box(18, 62, 26, 16, 2, PAPER) +
    text(label, 31, 70, 20, 10, b)
  )
}

const miniSprinkler: Shape = ({ b }) => {
  const one = (x: number, y: number) =>
    line(`M${x} ${y + 6}V88`, STEEL_DARK, 3) +
    fill(`M${x - 3} 84h6L${x} 91Z`, INK) +
    box(x - 4, y, 8, 8, 2, b) +
    fill(`M${x - 7} ${y - 4}h14l-4 4h-6Z`, INK) +
    line(`M${x} ${y - 6}c-4-6-10-7-15-3M${x} ${y - 6}c4-6 10-7 15-3`, WATER, 1.7, ' stroke-dasharray=".1 3.600"')
  return one(26, 40) + one(50, 24) + one(74, 44) + line('M26 70c8 10 18 10 24 0 6 10 16 10 24 2', INK, 3)
}

const fogger: Shape = ({ b }) =>
  line('M6 22h84', INK, 6) +
  line('M48 25v16', INK, 3.5) +
  box(42, 40, 12, 14, 3, b) +
  dot(48, 62, 6, INK) +
  [
    [30, 62, 90],
    [66, 62, -90],
    [48, 80, 0],
  ]
    .map(
      ([x = 0, y = 0, angle = 0]) =>
        turned(angle, x, y, fill(`M${x - 4} ${y - 6}h8l-2 8h-4Z`, b)) + line(`M48 62 ${x} ${y}`, INK, 4),
    )
    .join('') +
  many(16, (i) => dot(12 + ((i * 37) % 72), 66 + ((i * 23) % 24), 1.3, WATER)) +
  line('M14 62l-6-4M12 70H4M84 62l6-4M86 70h7', WATER, 1.6, ' stroke-dasharray=".1 3"')

const rainGun: Shape = ({ b }) =>
  line('M48 60 22 88M48 60l26 28M48 60v28', STEEL_DARK, 4) +
  box(41, 44, 14, 18, 2, STEEL) +
  fill('M40 44h16l34-32-6-7-38 26-6 6Z', b) +
  shade('M56 44l34-32-3-3.500-37 33Z', 0.2) +
  line('M44 30C34 26 30 16 34 10', STEEL, 3.5) +
  dot(34, 10, 4, STEEL_DARK) +
  line('M91 4l3-3M94 8l2-1', WATER, 2.5, ' stroke-dasharray=".1 4"') +
  box(37, 60, 22, 6, 2, INK)

const bagOf = (content: string, b: string, label: string): string =>
  fill('M18 22h60l4 62c0 4-2 6-6 6H20c-4 0-6-2-6-6Z', '#EAF1F0') +
  line('M18 22h60l4 62c0 4-2 6-6 6H20c-4 0-6-2-6-6Z', '#AFC2C0', 1.6) +
  content +
  fill('M16 12h64v20H16Z', b) +
  dot(48, 17, 3, PAPER) +
  text(label, 48, 25.5, 40, 8.5) +
  shade('M72 32h7l3 52c0 4-2 6-6 6h-4Z', 0.06)

const drippers: Shape = ({ b, label, motif }) => {
  const colour = motif === 'blue' ? '#2F6FB3' : '#C22A1E'
  return bagOf(
    many(16, (i) => {
      const x = 25 + (i % 4) * 15 + (i % 8 > 3 ? 4 : 0)
      const y = 44 + Math.floor(i / 4) * 12
      return oval(x, y, 5.5, 3.5, INK) + oval(x, y - 1.8, 4, 2.3, colour) + box(x - 1, y + 2, 2, 4, 0.5, INK)
    }),
    b,
    label,
  )
}

const fittings: Shape = ({ b, label, motif }) =>
  bagOf(
    motif === 'kit'
      ? many(5, (i) => ring(28 + (i % 3) * 19, 48 + Math.floor(i / 3) * 20, 6.5, i % 2 ? INK : '#8A3F1C', 3.5)) +
          line('M62 70c3-3 6 3 9 0s6 3 8-1', STEEL, 2.5)
      : many(
          3,
          (i) => box(22 + i * 18, 44, 14, 6, 2, INK) + box(26 + i * 18, 40, 6, 14, 2, INK) + dot(29 + i * 18, 47, 2, b),
        ) +
          many(4, (i) => ring(26 + i * 15, 66, 4.5, INK, 3)) +
          many(3, (i) => box(24 + i * 18, 76, 12, 8, 3, INK) + box(27 + i * 18, 74, 6, 3, 1, b)),
    b,
    label,
  )

const liner: Shape = ({ b, label }) =>
  fill('M16 62h66c6 0 9 6 9 14s-3 14-9 14H16Z', '#1F2A30') +
  oval(16, 76, 9, 14, '#34434B') +
  oval(16, 76, 5, 8, '#1F2A30') +
  oval(16, 76, 2, 3.5, '#8FA0A6') +
  fill('M22 40h52c5 0 8 5 8 11s-3 11-8 11H22Z', '#26333A') +
  oval(22, 51, 7, 11, '#3B4B53') +
  oval(22, 51, 3.5, 6, '#1F2A30') +
  box(40, 66, 32, 18, 1, PAPER) +
  box(40, 66, 32, 5, 1, b) +
  text(label, 56, 78, 26, 9, b)

const rollLying = (colour: string, core: string, y: number, height: number): string =>
  fill(`M18 ${y}h62c5 0 8 ${height * 0.3} 8 ${height / 2}s-3 ${height / 2}-8 ${height / 2}H18Z`, colour) +
  oval(18, y + height / 2, height * 0.34, height / 2, core)

const mulch: Shape = ({ b, label }) =>
  rollLying('#C9CDD0', '#2B2F33', 34, 36) +
  fill('M18 70c-10 0-14 8-14 20h70c0-12 4-14 6-20Z', '#DDE0E2') +
  fill('M4 90c0-3 .4-6 1-8h69l-.6 8Z', '#2B2F33') +
  light('M20 38h56v6H20Z') +
  oval(18, 52, 5, 9, '#8A8F94') +
  many(3, (i) => oval(22 + i * 18, 80, 4, 2.5, '#2B2F33')) +
  box(38, 42, 30, 20, 1, PAPER) +
  box(38, 42, 30, 6, 1, b) +
  text(label, 53, 55, 24, 9, b)

const light = (d: string): string => `<path d="${d}" fill="#fff" opacity=".5"/>`

const shadeNet: Shape = ({ b, label }) =>
  rollLying('#3F8A4E', '#2C6B3A', 40, 50) +
  line(
    many(9, (i) => `M${26 + i * 7} 40v50`) + many(6, (i) => `M20 ${46 + i * 8}h66`),
    '#7FC08C',
    0.9,
    ' stroke-opacity=".8"',
  ) +
  oval(18, 65, 10, 17, '#4E9A5C') +
  oval(18, 65, 4, 7, '#E9DEC6') +
  box(38, 52, 34, 24, 1, PAPER) +
  box(38, 52, 34, 7, 1, b) +
  text(label, 55, 68, 26, 10, b)

/** Rolls, pipes, sprinklers and small parts. */
export const PIPES: Record<string, Shape> = {
  drip,
  lateral,
  tape,
  'rain-hose': rainHose,
  'lay-flat': layFlat,
  suction,
  coil,
  pvc,
  'sprinkler-pipe': sprinklerPipe,
  sprinkler,
  'sprinkler-set': sprinklerSet,
  'mini-sprinkler': miniSprinkler,
  fogger,
  'rain-gun': rainGun,
  drippers,
  fittings,
  liner,
  mulch,
  'shade-net': shadeNet,
}
