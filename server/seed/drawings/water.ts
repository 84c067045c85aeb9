import {
  at,
  box,
  dot,
  fill,
  INK,
  line,
  many,
  PAPER,
  plate,
  ring,
  shade,
  STEEL,
  STEEL_DARK,
  STEEL_LIGHT,
  text,
  turned,
  WATER,
  type Shape,
} from './ink.ts'

const flange = (x: number, y: number, width: number, height: number): string =>
  box(x, y, width, height, 1.5, STEEL_DARK)

const filter: Shape = ({ b, label, motif }) =>
  box(4, 38, 88, 12, 2, INK) +
  flange(2, 34, 7, 20) +
  flange(87, 34, 7, 20) +
  fill('M30 30h36v44c0 9-8 16-18 16s-18-7-18-16Z', b) +
  box(26, 24, 44, 9, 3, INK) +
  (motif === 'disc'
    ? many(8, (i) => box(35, 40 + i * 4.5, 26, 2.6, 1, '#C22A1E')) + box(26, 33, 44, 4, 1, STEEL)
    : box(36, 40, 24, 34, 3, STEEL_LIGHT) +
      line(many(5, (i) => `M36 ${46 + i * 6}h24`) + 'M42 40v34M48 40v34M54 40v34', STEEL_DARK, 0.9)) +
  dot(48, 18, 8, PAPER) +
  ring(48, 18, 8, INK, 2.5) +
  line('M48 18l4-4', '#C22A1E', 2) +
  text(label, 48, 81, 14, 7) +
  shade('M58 33h8v41c0 9-8 16-12 15.600C60 80 60 50 58 33Z')

const sandFilter: Shape = ({ b }) =>
  line('M30 88V78M66 88V78', STEEL_DARK, 6) +
  box(24, 86, 12, 4, 1, INK) +
  box(60, 86, 12, 4, 1, INK) +
  fill('M18 36c0-14 14-22 30-22s30 8 30 22v30c0 10-14 16-30 16s-30-6-30-16Z', b) +
  line('M18 38c8 5 52 5 60 0M18 64c8 5 52 5 60 0', '#000', 2, ' stroke-opacity=".22"') +
  flange(38, 8, 20, 8) +
  box(44, 3, 8, 6, 1, STEEL) +
  dot(48, 51, 9, STEEL_DARK) +
  dot(48, 51, 6, STEEL) +
  line('M78 30h14v42H78', STEEL_DARK, 6) +
  dot(92, 52, 5, '#C22A1E') +
  shade('M64 17c8 4 14 10 14 19v30c0 7-7 12-16 14.500 4-16 5-46 2-63.500Z')

const cyclone: Shape = ({ b }) =>
  flange(40, 4, 18, 6) +
  box(44, 9, 10, 12, 0, STEEL) +
  fill('M26 20h44v22L54 70H42L26 42Z', b) +
  shade('M60 20h10v22L54 70h-3c5-16 8-34 9-50Z') +
  box(4, 25, 24, 11, 1, STEEL_DARK) +
  flange(2, 21, 6, 19) +
  fill('M36 70h24v14c0 4-3 6-6 6H42c-3 0-6-2-6-6Z', STEEL_DARK) +
  box(60, 76, 14, 7, 1, STEEL) +
  dot(72, 79, 4.5, '#C22A1E') +
  line('M34 30c8 5 22 5 30 0M36 40c8 4 18 4 26 0M41 51c5 3 10 3 14 0', PAPER, 2.2)

const venturi: Shape = ({ b }) =>
  at(
    0,
    5,
    1,
    box(6, 74, 84, 11, 2, '#D9D5C8') +
      box(6, 80, 84, 5, 1, '#B9B4A4') +
      line('M18 74V46M78 74V46', '#D9D5C8', 10) +
      fill('M14 38h24l12 5 12-5h20v13H62l-12-3-12 3H14Z', b) +
      line('M50 48v14c0 10-8 8-14 14', WATER, 3.5) +
      dot(50, 50, 4, INK) +
      box(40, 70, 16, 6, 2, '#C22A1E') +
      box(45, 64, 6, 8, 1, '#C22A1E') +
      box(10, 54, 16, 8, 2, INK) +
      box(70, 54, 16, 8, 2, INK) +
      line('M10 52h16M70 52h16', '#C22A1E', 4) +
      shade('M14 46h68v5H62l-12-3-12 3H14Z'),
  )

const fertTank: Shape = ({ b, label }) =>
  line('M30 88 34 74M66 88 62 74', STEEL_DARK, 5) +
  fill('M22 32c0-8 12-14 26-14s26 6 26 14v42c0 6-12 9-26 9s-26-3-26-9Z', b) +
  fill('M34 14h28v8c-8 2-20 2-28 0Z', STEEL_DARK) +
  line('M40 14V8h16v6', STEEL_DARK, 3) +
  plate(32, 44, 32, 20, label, b) +
  line('M22 72H8v-30M74 72h14V42', INK, 4) +
  dot(8, 42, 4, '#C22A1E') +
  dot(88, 42, 4, '#C22A1E') +
  shade('M62 20c8 3 12 7 12 12v42c0 4-5 7-13 8 3-18 3-44 1-62Z')

const valve: Shape = ({ b, label, motif }) =>
  motif === 'wheel'
    ? ring(48, 58, 26, b, 12) +
      dot(48, 58, 20, STEEL_LIGHT) +
      shade('M48 38a20 20 0 0 1 0 40Z', 0.15) +
      many(6, (i) => turned(i * 60, 48, 58, dot(48, 30, 3, INK))) +
      box(43, 16, 10, 18, 2, STEEL_DARK) +
      line('M46 14h36', INK, 7) +
      dot(82, 14, 5, '#C22A1E') +
      text(label, 48, 58, 18, 14, b)
    : box(8, 54, 80, 22, 3, '#D9D5C8') +
      shade('M8 67h80v9H8Z') +
      box(6, 48, 18, 36, 3, b) +
      box(72, 48, 18, 36, 3, b) +
      fill('M34 44h28v42c-6 5-22 5-28 0Z', b) +
      box(43, 30, 10, 16, 1, INK) +
      box(24, 22, 48, 10, 5, '#C22A1E') +
      text(label, 48, 65, 20, 12) +
      shade('M56 44h6v42c-2 2-4 3-7 3.600Z')

const airValve: Shape = ({ b }) =>
  fill('M28 40c0-14 8-22 20-22s20 8 20 22v18H28Z', b) +
  box(40, 10, 16, 10, 3, INK) +
  box(24, 56, 48, 9, 2, INK) +
  box(36, 65, 24, 17, 1, STEEL_DARK) +
  line('M36 69h24M36 73.500h24M36 78h24', '#fff', 1, ' stroke-opacity=".4"') +
  box(32, 81, 32, 9, 2, INK) +
  line('M34 6c4-4 0-4 3-6M48 5c4-4 0-4 3-5M62 6c4-4 0-4 3-6', WATER, 2) +
  shade('M58 20c6 4 10 11 10 20v16h-9Z')

const gauge: Shape = ({ b }) =>
  box(41, 70, 14, 12, 1, '#C9A03C') +
  box(38, 80, 20, 10, 2, '#A8842C') +
  dot(48, 42, 34, b) +
  dot(48, 42, 28, PAPER) +
  many(9, (i) => turned(-120 + i * 30, 48, 42, line('M48 18v5', INK, 2))) +
  line('M30 54a22 22 0 0 1-2-8', '#2E9B4F', 4) +
  line('M68 52a22 22 0 0 0 2-10', '#C22A1E', 4) +
  line('M48 42 60 26', '#C22A1E', 3) +
  dot(48, 42, 4, INK) +
  text('KG', 48, 58, 14, 7, INK)

const punch: Shape = ({ b }) =>
  line('M16 84 46 50', b, 13) +
  line('M12 88 44 52', b, 4) +
  line('M46 50 62 34', STEEL, 7) +
  fill('M58 26l14 14 14-18-10-10Z', STEEL_DARK) +
  line('M76 12 88 4', STEEL, 4) +
  ring(70, 26, 5, '#C9C8C0', 2) +
  line('M4 88h88', INK, 5) +
  dot(60, 88, 2, '#fff') +
  dot(74, 88, 2, '#fff') +
  shade('M18 86 48 53l4 4-28 32Z', 0.15)

const dripKit: Shape = ({ b, label, motif }) =>
  motif === 'small'
    ? ring(66, 66, 17, INK, 11) +
      [58, 74].map((x) => line(`M${x} 49v34`, b, 3)).join('') +
      fill('M10 34h32v50c0 4-2 6-5 6H15c-3 0-5-2-5-6Z', '#2F6FB3') +
      line('M10 36C12 18 40 18 42 36', STEEL_DARK, 2.5) +
      box(36, 74, 12, 6, 2, INK) +
      plate(14, 48, 24, 18, label, b) +
      shade('M34 34h8v50c0 4-2 6-5 6h-5Z')
    : ring(30, 62, 18, INK, 20) +
      line('M30 34v20M6 76l17-10M54 76 37 66', b, 6) +
      fill('M48 40h42v50H48Z', '#C79A5B') +
      fill('M48 40h42l-6-10H54Z', '#DDB67C') +
      box(62, 30, 14, 18, 0, '#B98046') +
      box(52, 54, 34, 26, 2, PAPER) +
      box(52, 54, 34, 7, 2, b) +
      text(label, 69, 71, 28, 11, b) +
      shade('M80 40h10v50H80Z', 0.1)

/** Filters, valves and what stands at the head of a drip line. */
export const WATERWORKS: Record<string, Shape> = {
  filter,
  'sand-filter': sandFilter,
  cyclone,
  venturi,
  'fert-tank': fertTank,
  valve,
  'air-valve': airValve,
  gauge,
  punch,
  'drip-kit': dripKit,
}
