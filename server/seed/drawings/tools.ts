import {
  at,
  box,
  dot,
  fill,
  INK,
  LEAF,
  light,
  line,
  many,
  oval,
  PAPER,
  ring,
  shade,
  STEEL,
  STEEL_DARK,
  STEEL_LIGHT,
  text,
  wheel,
  WOOD,
  WATER,
  type Shape,
} from './ink.ts'

/** A price tag on a string, as shops hang it on iron. */
const tag = (x: number, y: number, b: string, label = ''): string =>
  line(`M${x} ${y - 18}c-2 6 0 12 0 15`, INK, 1.5) +
  fill(`M${x} ${y - 4}l9 6v24H${x - 9}V${y + 2}Z`, PAPER) +
  line(`M${x} ${y - 4}l9 6v24H${x - 9}V${y + 2}Z`, b, 2) +
  dot(x, y + 2, 1.8, b) +
  (label === ''
    ? line(`M${x - 4} ${y + 10}h8M${x - 4} ${y + 15}h8M${x - 4} ${y + 20}h5`, INK, 2)
    : text(label, x, y + 15, 15, 8, INK))

const wood = (d: string, width: number): string =>
  line(d, WOOD, width) + line(d, '#000', width * 0.35, ' stroke-opacity=".12" transform="translate(1.500 1.500)"')

const hoe: Shape = ({ b }) =>
  wood('M82 8 34 68', 8) +
  line('m64 30.500-6 7.500', b, 8.5) +
  fill('M24 56c8 3 16 9 21 16-1 7-4 13-9 18L6 68c5-6 11-10 18-12Z', STEEL) +
  light('M36 90 6 68l2.500-2.800L38 87Z', 0.55) +
  fill('M24 56c8 3 16 9 21 16l-1 5C38 69 30 63 20 58l4-2Z', STEEL_DARK) +
  line('m41 60-9 11', INK, 11) +
  tag(72, 58, b)

const phawda: Shape = ({ b, label }) =>
  wood('M78 8 40 70', 8) +
  line('m66 27-4 7', b, 8.5) +
  fill('M20 50c10-2 22 4 30 14L34 90C20 88 8 78 6 66c3-8 8-14 14-16Z', STEEL) +
  light('M34 90C20 88 8 78 6 66l3-4c4 12 14 20 27 24Z', 0.5) +
  line('M36 60l10 8', INK, 11) +
  tag(78, 58, b, label)

const spade: Shape = ({ b, motif }) =>
  (motif === 'round' ? wood('M48 4v50', 7) : wood('M48 12v42', 7) + line('M38 6h20l-4 10H42Z', INK, 5)) +
  box(43, 46, 10, 12, 2, b) +
  fill(
    motif === 'round' ? 'M34 56h28c4 12 0 28-14 34-14-6-18-22-14-34Z' : 'M32 56h32v26c0 5-6 8-16 8s-16-3-16-8Z',
    STEEL,
  ) +
  shade(motif === 'round' ? 'M48 56h14c4 12 0 28-14 34Z' : 'M52 56h12v26c0 4-4 7-12 8Z', 0.16) +
  line('M48 60v18', STEEL_DARK, 2.5) +
  tag(80, 60, b)

const sickle: Shape = ({ b, motif }) =>
  fill('M28 74C10 52 20 14 56 10c14-1 26 6 30 14-10-6-20-8-30-5C34 26 28 46 38 66Z', STEEL) +
  light('M28 74C10 52 20 14 56 10c14-1 26 6 30 14-12-9-24-10-34-8C26 22 20 48 32 71Z', 0.4) +
  (motif === 'plain'
    ? ''
    : line('M86 24c-10-6-20-8-30-5C34 26 28 46 38 66', STEEL_DARK, 2.5, ' stroke-dasharray="1 3"')) +
  line('M34 70l4 6', STEEL_DARK, 8) +
  wood('M38 76 56 86', 11) +
  line('M38 76l3 2', b, 11) +
  tag(74, 58, b)

const khurpi: Shape = ({ b }) =>
  wood('M70 12 54 36', 12) +
  line('M54 36l-3 5', b, 11) +
  line('M51 40 44 52', STEEL_DARK, 6) +
  fill('M36 48l20 12-8 22c-4 8-14 10-26 6C20 74 26 58 36 48Z', STEEL) +
  light('M22 88c12 4 22 2 26-6l2-5C42 84 32 86 22 82Z', 0.5) +
  tag(80, 58, b)

const prong: Shape = ({ b }) =>
  line('M70 10 52 38', b, 12) +
  line('M52 38 46 48', STEEL_DARK, 6) +
  line('M46 48 40 58C30 60 22 70 20 86M40 58C38 68 36 78 38 88M44 54c8 4 12 18 12 32', STEEL, 5) +
  tag(80, 58, b)

const trowel: Shape = ({ b }) =>
  line('M68 10 54 34', b, 13) +
  line('M54 34c0 8-6 8-8 14', STEEL_DARK, 5) +
  fill('M34 44l22 13c0 14-10 28-30 33C20 72 24 54 34 44Z', STEEL) +
  shade('M45 50l11 7c0 14-10 28-30 33Z', 0.18) +
  tag(80, 58, b)

const wheelHoe: Shape = ({ b }) =>
  wood('M40 62 84 12M40 62 74 8', 4.5) +
  line('M82 14l6-6M72 10l5-5', b, 7) +
  ring(24, 70, 18, STEEL_DARK, 4) +
  line('M24 52v36M6 70h36M11 57l26 26M37 57 11 83', STEEL, 1.6) +
  dot(24, 70, 3.5, b) +
  line('M24 70 58 74', b, 5) +
  line('M50 74v10c0 4 4 5 8 5M60 74v10c0 4 4 5 8 5M42 73v11c0 4 4 5 8 5', STEEL_DARK, 3.5)

const conoWeeder: Shape = ({ b }) =>
  line('M44 62 82 10', STEEL, 4.5) +
  line('M74 8 90 18', INK, 6) +
  fill('M2 82c4-10 16-12 24-10l-4 16H8c-4 0-7-2-6-6Z', STEEL_LIGHT) +
  line('M22 74 70 76', b, 5) +
  [40, 66]
    .map((x) => fill(`M${x - 11} 68l22 5v12l-22 5Z`, b) + line(`M${x - 8} 69v20M${x - 2} 70v18M${x + 4} 72v14`, INK, 2))
    .join('') +
  line('M44 62 46 74', STEEL_DARK, 5)

const pickaxe: Shape = ({ b, label }) =>
  wood('M50 20 46 86', 8) +
  fill('M6 40C18 20 36 12 50 12s34 8 42 22l-4 3C78 28 66 23 50 23S20 30 10 42Z', STEEL_DARK) +
  light('M6 40C18 20 36 12 50 12v3C36 15 20 24 9 41Z', 0.3) +
  box(43, 10, 15, 16, 3, STEEL_DARK) +
  line('M49 28l-.5 6', b, 9) +
  tag(78, 60, b, label)

const crowbar: Shape = ({ b }) =>
  line('M24 84 70 14', STEEL_DARK, 7.5) +
  line('M26 82 70 16', '#fff', 1.5, ' stroke-opacity=".35"') +
  fill('M66 18l8-12 4 3-6 12Z', STEEL_DARK) +
  fill('M28 82l-10 8h-6l10-14Z', STEEL) +
  line('M46 50l-6 9', b, 8.5) +
  tag(76, 58, b)

const axe: Shape = ({ b, label }) =>
  wood('M60 10 34 88', 8) +
  fill('M50 18 20 8C10 20 8 34 12 46l30-4Z', STEEL) +
  light('M20 8C10 20 8 34 12 46l5-1C13 34 15 21 24 10Z', 0.5) +
  fill('M48 16l18 6-8 22-16-4Z', STEEL_DARK) +
  line('M53 50l-2 6', b, 9) +
  tag(76, 60, b, label)

const billhook: Shape = ({ b }) =>
  wood('M66 86 56 64', 12) +
  line('M56 64l-2-5', b, 12) +
  fill('M46 62 30 22c-2-8 4-14 14-14 6 0 10 2 12 6-6 0-9 3-8 8l14 34Z', STEEL) +
  light('M46 62 30 22c-2-8 4-14 14-14-7 2-9 6-7 12l14 40Z', 0.45) +
  tag(80, 60, b)

const caneKnife: Shape = ({ b }) =>
  wood('M70 84 58 66', 11) +
  line('M58 66l-3-4', b, 11) +
  fill('M48 66 14 20c6-10 18-12 26-6l22 44Z', STEEL) +
  light('M48 66 14 20l3-4 35 48Z', 0.5) +
  line('M40 14c4-2 4-8-2-10', STEEL, 5) +
  dot(56, 64, 1.8, INK) +
  tag(82, 58, b)

const secateur: Shape = ({ b, motif }) => {
  const grip = motif === 'long' ? 14 : 0
  return (
    fill('M44 44C30 34 26 18 36 4c8 8 14 22 16 36Z', STEEL) +
    light('M36 4C26 18 30 34 44 44l2-2C34 32 31 18 38 7Z', 0.5) +
    line('M50 40c8-6 14-16 12-28', STEEL_DARK, 7) +
    line(`M48 46C36 56 28 66 24 ${84 - grip / 3}`, b, 11) +
    line(`M50 46C60 56 66 66 66 ${84 - grip / 3}`, b, 11) +
    line('M40 58c4-4 10-4 14 0', STEEL_LIGHT, 2.5) +
    dot(48, 44, 6.5, INK) +
    dot(48, 44, 2.5, STEEL_LIGHT) +
    (motif === 'long' ? line('M26 76l2-8M65 76l-2-8', INK, 11) : '') +
    tag(84, 62, b)
  )
}

const lopper: Shape = ({ b }) =>
  fill('M42 30C34 22 34 12 44 4c6 6 8 16 8 24Z', STEEL) +
  line('M52 30c6-4 8-12 6-20', STEEL_DARK, 6) +
  line('M46 34 24 70M50 34 72 70', STEEL, 5) +
  line('M26 67 16 84M70 67 80 84', b, 9) +
  dot(48, 32, 5.5, INK) +
  line('M40 46h16', INK, 3)

const shear: Shape = ({ b }) =>
  fill('M50 52 22 6c-6 10-4 22 4 30Z', STEEL) +
  fill('M46 52 74 6c6 10 4 22-4 30Z', STEEL_LIGHT) +
  wood('M46 54 34 84M50 54 62 84', 8) +
  line('M40 68l-2 5M56 68l2 5', b, 9) +
  dot(48, 52, 5, INK)

const saw: Shape = ({ b }) =>
  fill('M30 68C38 40 58 20 86 10l2 6C66 30 52 48 44 74Z', STEEL) +
  line('M86 11C60 22 42 40 32 66', STEEL_DARK, 3, ' stroke-dasharray="1.500 3"') +
  fill('M28 64l18 10-12 12c-6 6-18 4-22-2-3-6 0-10 4-12Z', b) +
  dot(36, 70, 3.5, INK) +
  light('M18 78c4-4 8-8 12-10l4 2-10 10Z', 0.25) +
  tag(78, 60, b)

const knife: Shape = ({ b }) =>
  wood('M62 84 46 58', 12) +
  line('M46 58l-2-4', '#C9A03C', 12) +
  fill('M40 56C32 40 30 22 38 6c10 12 14 28 14 44Z', STEEL) +
  light('M40 56C32 40 30 22 38 6c-3 16-1 32 5 48Z', 0.5) +
  dot(52, 68, 1.8, '#C9A03C') +
  dot(57, 76, 1.8, '#C9A03C') +
  line('M70 40c10-4 16-14 14-26-10 2-16 10-14 26ZM70 40v16', LEAF, 2.5) +
  tag(84, 64, b)

const graftingTool: Shape = ({ b }) =>
  fill('M20 26l30 12v14L16 40Z', STEEL) +
  fill('M46 40c12-2 26 2 38 12l-4 6C68 50 58 50 48 54Z', b) +
  fill('M46 52c10 4 22 14 30 28l-6 4C62 72 54 66 44 62Z', b) +
  dot(46, 50, 6, INK) +
  line('M18 26c6-4 12-4 18 0', STEEL_DARK, 4) +
  ring(20, 76, 9, '#E9DEC6', 7) +
  ring(42, 80, 6.5, LEAF, 5) +
  line('M8 32c4 2 6 6 10 6', WOOD, 6)

const fruitPicker: Shape = ({ b }) =>
  wood('M78 88 54 34', 5) +
  fill('M22 36c-4 20 2 44 18 44s22-24 18-44c-8 8-28 8-36 0Z', '#EFE4CB') +
  line('M27 46c2 14 6 24 13 32M40 48v30M53 46c-2 14-6 24-13 32', '#C9B88F', 1.6) +
  oval(40, 26, 11, 14, '#E9A81C') +
  shade('M44 13c6 2 7 9 7 13s-2 12-7 13c3-8 3-18 0-26Z', 0.1) +
  line('M41 12l4-6', LEAF, 3) +
  line('M20 36c4 10 36 10 40 0', STEEL_DARK, 4.5) +
  many(7, (i) => line(`M${22 + i * 6} ${38 + (3 - Math.abs(3 - i)) * 1.8}v-8`, STEEL_DARK, 2.6)) +
  line('M58 43l3 6', b, 8)

const pole: Shape = ({ b, label }) =>
  at(
    4,
    -2,
    0.95,
    line('M14 88 46 44', STEEL, 8) +
      line('M40 52 66 22', STEEL_LIGHT, 6) +
      line('M62 26 84 4', STEEL, 4) +
      line('M42 50l4-5M64 24l3-3', INK, 9) +
      line('M12 91l8-11', b, 10) +
      tag(76, 58, b, label),
  )

const rake: Shape = ({ b, motif }) =>
  motif === 'leaf'
    ? wood('M76 8 48 52', 6) +
      line('M48 52l-2 4', b, 8) +
      many(9, (i) => line(`M46 56 ${10 + i * 8} ${82 - Math.abs(4 - i) * 2}v7`, STEEL_DARK, 2)) +
      line('M20 72c16-6 36-6 52 0', STEEL_DARK, 2.5)
    : wood('M74 6 50 64', 7) +
      line('M50 64v6', b, 9) +
      box(10, 68, 76, 6, 2, STEEL_DARK) +
      many(10, (i) => line(`M${13 + i * 7.8} 74v13`, STEEL_DARK, 3.5))

const fork: Shape = ({ b }) =>
  wood('M78 6 50 48', 7) +
  line('M52 45l-4 6', b, 9) +
  line('M48 50l-4 6M30 48c10-2 20 6 26 16M30 48 20 80M38 50 32 86M46 55 46 88M56 64 60 86', STEEL_DARK, 4.5) +
  tag(82, 58, b)

const basket: Shape = ({ b }) =>
  fill('M6 44c0-8 84-8 84 0 0 26-14 46-42 46S6 70 6 44Z', '#C99A5C') +
  line(
    many(6, (i) => `M${14 + i * 13.6} 42c2 16 4 28 ${(2.5 - i) * 3} 44`) +
      'M8 54c20 6 60 6 80 0M12 66c20 6 52 6 72 0M22 78c16 5 36 5 52 0',
    '#8A6239',
    1.5,
  ) +
  oval(48, 43, 42, 8, '#E3C08A') +
  many(10, (i) => oval(26 + i * 5, 42 + (i % 3) * 1.8, 2.5, 1.3, '#D9A227')) +
  line('M6 44c0 8 84 8 84 0', b, 3.5)

const ghamela: Shape = ({ b, label }) =>
  fill('M4 50h88c-2 24-16 40-44 40S6 74 4 50Z', '#4A4F58') +
  oval(48, 50, 45, 9, '#5F656E') +
  oval(48, 50, 40, 7, '#343940') +
  line('M3 50h6M87 50h6', b, 6) +
  shade('M66 58h24c-3 18-15 31-36 32 8-8 12-20 12-32Z', 0.2) +
  box(36, 66, 24, 13, 2, PAPER) +
  text(label, 48, 72.5, 18, 8, INK)

const crate: Shape = ({ b }) =>
  fill('M10 44h76l-4 46H14Z', b) +
  box(6, 38, 84, 9, 3, b) +
  shade('M6 43h84v4H6Z', 0.2) +
  many(12, (i) => box(20 + (i % 4) * 15.5, 54 + Math.floor(i / 4) * 11, 10, 7, 2, '#3A2818')) +
  box(38, 40, 20, 4, 2, INK) +
  many(
    5,
    (i) =>
      dot(20 + i * 14, 34 + (i % 2) * 2, 8, i % 2 ? '#C8301F' : '#D9482F') +
      line(`M${20 + i * 14} ${27 + (i % 2) * 2}v-3`, LEAF, 2),
  ) +
  box(6, 38, 84, 5, 2, b)

const wheelbarrow: Shape = ({ b }) =>
  line('M10 36 62 68 92 60M62 68 58 88M48 88h16', STEEL_DARK, 4.5) +
  line('M4 33l10 6', INK, 7) +
  fill('M20 30h62L70 62H38Z', b) +
  shade('M58 30h24L70 62H58Z', 0.16) +
  fill('M24 30c8-14 18-8 24-12 8-6 20 0 28 12Z', '#7A5A36') +
  wheel(78, 76, 14)

const wateringCan: Shape = ({ b, label }) =>
  line('M32 40C28 10 72 10 66 40', b, 5) +
  fill('M28 40h46v44c0 4-3 6-6 6H34c-3 0-6-2-6-6Z', b) +
  fill('M28 56 12 34l-4 2 20 38Z', b) +
  fill('M2 30l14-4 2 10-12 4Z', STEEL_DARK) +
  line('M4 40l-2 8M8 42v8M12 42l2 8', WATER, 2, ' stroke-dasharray=".1 4"') +
  line('M74 46c16 0 16 30 0 32', b, 5) +
  box(38, 54, 26, 18, 2, PAPER) +
  text(label === '' ? '' : `${label} L`, 51, 63, 21, 9, b) +
  shade('M66 40h8v44c0 4-3 6-6 6h-4c3-16 3-34 2-50Z')

const glove = (b: string): string =>
  fill(
    'M18 88V54L10 42c-3-5 3-9 7-5l6 6V18c0-6 8-6 8 0v20-24c0-6 8-6 8 0v24-20c0-6 8-6 8 0v24-14c0-5 7-5 7 0v60Z',
    '#EFE7D6',
  ) +
  fill(
    'M18 74V54L10 42c-3-5 3-9 7-5l6 6V18c0-6 8-6 8 0v20-24c0-6 8-6 8 0v24-20c0-6 8-6 8 0v24-14c0-5 7-5 7 0v34c-8 10-26 12-36 12Z',
    b,
  ) +
  box(16, 80, 40, 10, 2, '#F2C230')

const gloves: Shape = ({ b }) =>
  `<g transform="translate(92 6) scale(-.86 .94)">${glove(b)}</g><g transform="translate(2 9) scale(.86 .9)">${glove(b)}</g>`

const boots: Shape = ({ b }) => {
  const one = (x: number) =>
    fill(`M${x} 14h24v44c0 8 20 10 20 22v6H${x}Z`, b) +
    box(x, 84, 44, 6, 2, INK) +
    box(x - 1, 12, 26, 6, 2, INK) +
    shade(`M${x + 17} 18h7v40c0 8 20 10 20 22v4h-14c0-10-13-14-13-26Z`, 0.14) +
    box(x + 4, 28, 12, 8, 1, PAPER)
  return one(44) + one(12)
}

const tarpaulin: Shape = ({ b, label }) =>
  fill('M12 52c0-4 3-6 7-6h58c4 0 7 2 7 6v32c0 4-3 6-7 6H19c-4 0-7-2-7-6Z', '#2463A8') +
  line('M12 58h72M12 68h72M12 78h72', '#1B4C85', 3) +
  fill('M12 46c10-16 30-26 50-30l26 30Z', '#3C7FC4') +
  shade('M62 16l26 30H60Z', 0.14) +
  many(4, (i) => ring(24 + i * 12, 42 - i * 7.5, 2.5, '#D9D5C8', 1.5)) +
  box(34, 56, 30, 24, 2, PAPER) +
  box(34, 56, 30, 7, 2, b) +
  text(label, 49, 72, 24, 11, b)

const growBag: Shape = ({ b, label }) =>
  line('M48 48V22M48 34c-10 0-14-6-16-12M48 30c10 0 14-6 16-12', LEAF, 3) +
  fill('M48 28C36 30 28 24 28 14c12 0 20 4 20 14Zm0-4c10 0 18-4 20-14-12 0-20 4-20 14Z', LEAF) +
  dot(34, 36, 5, '#C8301F') +
  dot(64, 34, 5, '#C8301F') +
  fill('M18 46h60l-5 44H23Z', '#2E5C40') +
  oval(48, 46, 30, 6, '#5A3E26') +
  line('M18 46c0 8 60 8 60 0', b, 3) +
  box(34, 60, 28, 18, 2, PAPER) +
  text(label, 48, 69, 22, 11, b) +
  shade('M66 52c6-1 11-3 12-6l-5 44h-9c3-14 3-28 2-38Z', 0.16)

const tray: Shape = ({ b }) =>
  fill('M14 50h68l10 32H4Z', INK) +
  fill('M4 82h88v8H6c-1 0-2-2-2-8Z', '#3F342A') +
  many(18, (i) => {
    const row = Math.floor(i / 6)
    const x = 20 - row * 3.3 + (i % 6) * (11.2 + row * 1.3)
    const y = 56 + row * 9.5
    return (
      oval(x, y, 4.4, 2.8, '#7A5A36') +
      line(`M${x} ${y}v-10`, LEAF, 1.8) +
      fill(`M${x} ${y - 8}c-4 0-6-2-6-6 4 0 6 2 6 6Zm0 0c4 0 6-2 6-6-4 0-6 2-6 6Z`, '#5C9138')
    )
  }) +
  line('M14 50h68', b, 2.5)

const net: Shape = ({ b }) =>
  box(8, 14, 6, 76, 2, WOOD) +
  box(82, 14, 6, 76, 2, WOOD) +
  line(
    many(9, (i) => `M14 ${18 + i * 8}l68 0`) + many(9, (i) => `M${18 + i * 7.5} 16v70`),
    b,
    1.3,
    ' stroke-opacity=".7"',
  ) +
  line('M14 16c20 8 48 8 68 0', b, 3) +
  fill('M44 46c4-8 12-8 14-2l6-2-5 6c0 8-12 10-20 4 4 0 6-2 5-6Z', INK) +
  many(5, (i) => dot(24 + (i % 3) * 5, 70 + Math.floor(i / 3) * 6, 3.5, '#6A3F7D'))

const twine: Shape = ({ b }) =>
  fill('M26 24h44l6 60c0 8-56 8-56 0Z', '#C99A5C') +
  oval(48, 24, 22, 7, '#DDB67C') +
  oval(48, 24, 7, 2.5, '#5A3E26') +
  line(
    many(7, (i) => `M${24 - i * 0.5} ${34 + i * 8}c16 8 34 2 ${48 + i} -4`),
    '#8A6239',
    1.8,
  ) +
  fill('M22.500 46h51l1.600 18H21Z', PAPER) +
  fill('M22.500 46h51l.5 6h-52Z', b) +
  line('M70 82c14 2 16-10 24-6', '#C99A5C', 3.5) +
  line('M34 58h28', INK, 2.5)

const meter: Shape = ({ b }) =>
  box(24, 12, 48, 78, 7, b) +
  box(30, 20, 36, 22, 2, '#CFE3B8') +
  text('12.5', 48, 31, 28, 13, INK) +
  many(6, (i) => box(32 + (i % 3) * 12, 50 + Math.floor(i / 3) * 10, 8, 6, 2, PAPER)) +
  oval(48, 78, 14, 6, INK) +
  many(5, (i) => oval(40 + i * 4, 77, 2, 1.3, '#D9A227')) +
  shade('M65 12c4 0 7 3 7 7v64c0 4-3 7-7 7Z', 0.14)

const soilTester: Shape = ({ b }) =>
  fill('M4 90c4-10 20-14 44-14s40 4 44 14Z', '#8A6239') +
  line('M40 48v36M56 48v36', STEEL, 4.5) +
  box(26, 10, 44, 40, 8, b) +
  fill('M32 38a16 16 0 0 1 32 0Z', PAPER) +
  line('M34 36a14 14 0 0 1 6-9', '#C22A1E', 3) +
  line('M44 24.500a14 14 0 0 1 9 0', '#2E9B4F', 3) +
  line('M57 27a14 14 0 0 1 5 9', '#2F6FB3', 3) +
  line('M48 38l4-10', INK, 2) +
  text('PH', 48, 44, 12, 6)

/** What is held in the hand, and what lies beside it in the shed. */
export const TOOLS: Record<string, Shape> = {
  hoe,
  phawda,
  spade,
  sickle,
  khurpi,
  prong,
  trowel,
  'wheel-hoe': wheelHoe,
  'cono-weeder': conoWeeder,
  pickaxe,
  crowbar,
  axe,
  billhook,
  'cane-knife': caneKnife,
  secateur,
  lopper,
  shear,
  saw,
  knife,
  'grafting-tool': graftingTool,
  'fruit-picker': fruitPicker,
  pole,
  rake,
  fork,
  basket,
  ghamela,
  crate,
  wheelbarrow,
  'watering-can': wateringCan,
  gloves,
  boots,
  tarpaulin,
  'grow-bag': growBag,
  tray,
  net,
  twine,
  meter,
  'soil-tester': soilTester,
}
