import {
  box,
  dot,
  fill,
  INK,
  line,
  many,
  PAPER,
  plate,
  ring,
  seam,
  shade,
  STEEL,
  STEEL_DARK,
  STEEL_LIGHT,
  text,
  wheel,
  WATER,
  type Shape,
} from './ink.ts'

const bolts = (x: number, y: number, radius: number): string =>
  many(8, (i) => dot(x + radius * Math.cos((i * Math.PI) / 4), y + radius * Math.sin((i * Math.PI) / 4), 1.8, INK))

const pump: Shape = ({ b, label }) =>
  box(6, 84, 80, 6, 1, INK) +
  fill('M18 72h10v13H18zM44 72h10v13H44z', STEEL_DARK) +
  box(4, 40, 10, 34, 4, INK) +
  box(11, 36, 48, 42, 5, b) +
  seam('M17 42h36M17 72h36M17 66.500h36') +
  plate(17, 46, 31, 16, label, b) +
  box(24, 26, 20, 11, 2, INK) +
  fill('M63 20h14v28H63z', STEEL) +
  box(58, 13, 24, 8, 1.5, STEEL_DARK) +
  fill('M84 52h7v16h-7z', STEEL_DARK) +
  box(89, 47, 5, 26, 1.5, INK) +
  dot(69, 60, 22, STEEL) +
  dot(69, 60, 13, STEEL_DARK) +
  dot(69, 60, 5, PAPER) +
  bolts(69, 60, 17.5)

const selfPriming: Shape = ({ b, label }) =>
  box(12, 85, 70, 5, 1, INK) +
  fill('M24 74h8v12h-8zM46 74h8v12h-8z', STEEL_DARK) +
  box(8, 46, 8, 28, 3, INK) +
  box(14, 42, 42, 36, 6, b) +
  seam('M20 48h30M20 73h30') +
  plate(20, 53, 28, 14, label, b) +
  fill('M56 40h20c6 0 10 6 10 16v14c0 6-4 9-10 9H56Z', STEEL) +
  box(60, 24, 12, 18, 1, STEEL_DARK) +
  box(57, 20, 18, 6, 1, INK) +
  box(84, 48, 9, 14, 1, STEEL_DARK) +
  box(91, 45, 4, 20, 1, INK) +
  dot(68, 60, 9, STEEL_DARK) +
  dot(68, 60, 4, '#C9A03C') +
  box(26, 34, 16, 9, 2, INK) +
  shade('M56 70h30c0 6-4 9-10 9H56Z')

const submersible: Shape = ({ b, label, motif }) => {
  const half = motif === 'wide' ? 14 : 10
  const x = 42 - half
  return (
    box(x + half - 5, 3, 10, 8, 1, STEEL_DARK) +
    fill(`M${x} 16c0-4 3-6 6-6h${2 * half - 12}c3 0 6 2 6 6v24H${x}Z`, STEEL_LIGHT) +
    seam(`M${x} 22h${2 * half}M${x} 29h${2 * half}M${x} 36h${2 * half}`, 1.8, 0.22) +
    box(x - 1.5, 40, 2 * half + 3, 8, 1, INK) +
    line(
      many(half - 3, (i) => `M${x + 3 + i * 2.2} 41.500v5`),
      STEEL_LIGHT,
      1,
    ) +
    box(x, 48, 2 * half, 40, 2, b) +
    text(label, 42, 60, 2 * half - 3, 8) +
    seam(`M${x + 3} 70h${2 * half - 6}M${x + 3} 76h${2 * half - 6}`, 2, 0.25) +
    box(x + 2, 86, 2 * half - 4, 4, 1, INK) +
    shade(`M${42 + half * 0.35} 10h${half * 0.65 - 3}c2 1 3 3 3 6v72h-${half * 0.65}Z`, 0.15) +
    line(`M${42 + half} 44c8 0 4-34 14-34`, INK, 2.5) +
    box(66, 52, 24, 38, 3, b) +
    box(69, 56, 18, 10, 1, PAPER) +
    dot(73, 73, 2.8, '#2E9B4F') +
    dot(82, 73, 2.8, '#C22A1E') +
    shade('M84 52h3c2 0 3 1 3 3v32c0 2-1 3-3 3h-3Z') +
    line('M66 84c-6 0-8-6-10-14', INK, 2.2)
  )
}

const openwell: Shape = ({ b, label }) =>
  box(10, 84, 76, 6, 2, INK) +
  fill('M20 74h10v11H20zM62 74h10v11H62z', STEEL_DARK) +
  fill('M12 50c0-10 6-16 16-16h36v44H28c-10 0-16-6-16-14Z', b) +
  seam('M26 40v32M34 40v32') +
  plate(38, 46, 24, 18, label, b) +
  box(64, 30, 18, 50, 4, STEEL) +
  dot(73, 60, 7, STEEL_DARK) +
  line(
    many(4, (i) => `M${68 + i * 3.4} 55v10`),
    STEEL_LIGHT,
    1,
  ) +
  box(67, 12, 12, 20, 1, STEEL_DARK) +
  box(63, 8, 20, 6, 1, INK) +
  line('M30 34C30 18 20 20 18 6', INK, 3)

const engine = (x: number, y: number, b: string, label: string): string =>
  box(x, y + 14, 40, 30, 4, INK) +
  line(
    many(5, (i) => `M${x + 4} ${y + 20 + i * 4.5}h10`),
    STEEL,
    2,
  ) +
  fill(`M${x + 2} ${y + 2}c0-5 4-7 10-7h18c6 0 10 2 10 7v13H${x + 2}Z`, b) +
  box(x + 16, y - 9, 9, 6, 2, INK) +
  dot(x + 29, y + 29, 10.5, STEEL) +
  dot(x + 29, y + 29, 7, INK) +
  dot(x + 29, y + 29, 2.5, STEEL) +
  (label === '' ? '' : box(x + 8, y, 26, 10, 1.5, PAPER) + text(label, x + 21, y + 5, 22, 7, b))

const enginePump: Shape = ({ b, label }) =>
  box(6, 84, 84, 6, 3, b) +
  line('M10 86V18c0-4 2-6 6-6h64c4 0 6 2 6 6v68', b, 5) +
  engine(18, 38, b, label) +
  box(20, 80, 34, 5, 1, STEEL_DARK) +
  dot(68, 64, 15, STEEL) +
  dot(68, 64, 8, STEEL_DARK) +
  bolts(68, 64, 11.5) +
  box(62, 34, 12, 18, 1, STEEL) +
  box(58, 30, 20, 6, 1.5, INK) +
  box(80, 56, 12, 15, 1.5, STEEL_DARK)

const dieselPump: Shape = ({ b, label }) =>
  line('M4 78h86', INK, 5) +
  box(10, 38, 34, 38, 4, b) +
  seam('M14 46h26M14 52h26M14 58h26', 2.2) +
  fill('M14 38V26h22v12Z', b) +
  box(18, 18, 14, 9, 2, INK) +
  line('M40 28h10V8', STEEL_DARK, 6) +
  box(14, 62, 26, 11, 1.5, PAPER) +
  text(label, 27, 67.5, 22, 8, b) +
  dot(50, 56, 16, INK) +
  ring(50, 56, 11, STEEL, 3) +
  line('M50 45v22M39 56h22', STEEL, 2.5) +
  dot(76, 60, 14, STEEL) +
  dot(76, 60, 7, STEEL_DARK) +
  box(70, 32, 12, 16, 1, STEEL) +
  box(66, 28, 20, 6, 1, INK) +
  wheel(22, 82, 9) +
  wheel(72, 82, 9) +
  fill('M4 76h6v-4H4Z', INK)

export const panel = (x: number, y: number, width: number, height: number, columns: number, rows: number): string => {
  const lean = width * 0.12
  const across = (part: number) => x + lean * (1 - part)
  return (
    fill(`M${x + lean} ${y}h${width - lean * 1.2}l${lean * 0.4} ${height}H${x}Z`, '#1F3B63') +
    line(
      many(
        columns - 1,
        (i) =>
          `M${x + lean + ((width - lean * 1.2) * (i + 1)) / columns} ${y}L${x + ((width - lean * 0.8 + lean * 0.6) * (i + 1)) / columns} ${y + height}`,
      ) +
        many(rows - 1, (i) => `M${across((i + 1) / rows)} ${y + (height * (i + 1)) / rows}H${x + width - lean * 0.2}`),
      '#8FB0D6',
      1,
    ) +
    line(`M${x + lean} ${y}h${width - lean * 1.2}l${lean * 0.4} ${height}H${x}Z`, '#D5D8DA', 2)
  )
}

const solarPump: Shape = ({ b, label }) =>
  dot(80, 14, 8, '#E98A15') +
  line('M24 60V88M60 60V88M18 88h12M54 88h12', STEEL_DARK, 4) +
  panel(6, 22, 68, 38, 5, 3) +
  box(72, 56, 20, 30, 4, b) +
  text(label, 82, 68, 16, 7) +
  box(77, 46, 10, 11, 1, STEEL) +
  line('M82 46V38c0-4 4-4 10-4', STEEL_DARK, 5) +
  fill('M90 40c2 4 3 5 3 7a3 3 0 0 1-6 0c0-2 1-3 3-7Z', WATER) +
  box(70, 85, 24, 5, 2, INK) +
  seam('M75 76h14', 2)

const slurry: Shape = ({ b, label }) =>
  line('M40 12C40 2 56 2 56 12', INK, 5) +
  box(28, 12, 40, 42, 7, b) +
  seam('M28 22h40M28 46h40') +
  plate(34, 27, 28, 14, label, b) +
  fill('M22 54h52l-4 22H26Z', STEEL) +
  shade('M60 54h14l-4 22H60Z') +
  box(72, 58, 16, 12, 1, STEEL_DARK) +
  box(86, 54, 5, 20, 1, INK) +
  line('M30 76v12M48 76v12M66 76v12', STEEL_DARK, 5) +
  box(24, 86, 48, 4, 2, INK) +
  line('M30 18C10 18 12 36 12 50', INK, 2.5) +
  box(7, 50, 11, 20, 5, '#E98A15') +
  shade('M58 12h3c4 0 7 3 7 7v28c0 4-3 7-7 7h-3Z')

const booster: Shape = ({ b, label }) =>
  line('M34 88V74M62 88V74', STEEL_DARK, 6) +
  box(24, 86, 20, 4, 1, INK) +
  box(52, 86, 20, 4, 1, INK) +
  fill('M16 52c0-14 10-20 20-20h24c10 0 20 6 20 20s-10 24-20 24H36C26 76 16 66 16 52Z', b) +
  plate(32, 46, 32, 16, label, b) +
  box(12, 46, 6, 14, 2, STEEL) +
  box(30, 14, 30, 18, 3, STEEL) +
  box(20, 12, 12, 20, 3, INK) +
  dot(70, 20, 8, PAPER) +
  ring(70, 20, 8, INK, 2) +
  line('M70 20l4-4', '#C22A1E', 2) +
  line('M66 28v8', STEEL_DARK, 4) +
  shade('M66 33c8 3 14 9 14 19s-8 21-16 23.500C68 62 68 46 66 33Z')

const starter: Shape = ({ b, label, motif }) =>
  motif === 'panel'
    ? box(20, 16, 56, 68, 4, STEEL_LIGHT) +
      box(24, 20, 48, 60, 2, b) +
      dot(38, 36, 9, PAPER) +
      ring(38, 36, 9, INK, 2) +
      line('M38 36l4-5', '#C22A1E', 2) +
      text(label, 60, 36, 16, 8) +
      dot(36, 62, 5.5, '#2E9B4F') +
      dot(52, 62, 5.5, '#C22A1E') +
      box(62, 54, 7, 16, 2, INK) +
      line('M32 84v6M64 84v6', INK, 5) +
      shade('M68 16h5c2 0 3 1 3 3v62c0 2-1 3-3 3h-5Z')
    : box(24, 12, 48, 72, 5, b) +
      plate(31, 20, 34, 16, label, b) +
      dot(48, 50, 8.5, '#2E9B4F') +
      dot(48, 50, 5, '#59BD76') +
      dot(48, 70, 8.5, '#C22A1E') +
      dot(48, 70, 5, '#E0574A') +
      line('M36 84v6M60 84v6', INK, 6) +
      shade('M63 12h4c3 0 5 2 5 5v62c0 3-2 5-5 5h-4Z')

const gsm: Shape = ({ b }) =>
  line('M64 30V8', INK, 3) +
  dot(64, 7, 3, INK) +
  box(42, 30, 44, 56, 4, b) +
  box(48, 36, 32, 18, 2, '#A9D3A0') +
  line('M53 42h18M53 48h12', INK, 2) +
  dot(54, 66, 4, '#2E9B4F') +
  dot(66, 66, 4, '#C22A1E') +
  dot(78, 66, 3, '#F2C230') +
  line('M54 86v4M74 86v4', INK, 4) +
  box(8, 40, 26, 50, 4, INK) +
  box(11, 45, 20, 36, 1, '#CFE3E8') +
  fill('M16 58c0-5 10-5 10 0l-2 3h-6Z', '#2E9B4F') +
  dot(21, 85.5, 2, STEEL) +
  line('M34 26c4-6 10-8 16-8M38 32c2-3 5-5 9-5', WATER, 2.5)

const phaseGuard: Shape = ({ b }) =>
  box(22, 22, 52, 62, 4, b) +
  box(28, 28, 40, 22, 2, PAPER) +
  line('M32 44c4-14 6-14 10 0M42 44c4-14 6-14 10 0M52 44c4-14 6-14 10 0', '#C22A1E', 2) +
  many(3, (i) => dot(34 + i * 14, 60, 4, ['#C22A1E', '#F2C230', '#2F6FB3'][i] ?? INK)) +
  line('M30 74h36', PAPER, 3) +
  many(4, (i) => box(27 + i * 11.5, 83, 7, 7, 1, '#C9A03C')) +
  shade('M66 22h5c2 0 3 1 3 3v56c0 2-1 3-3 3h-5Z')

const footValve: Shape = ({ label }) =>
  box(34, 8, 28, 18, 2, '#A8842C') +
  line('M34 13h28M34 18h28', '#fff', 1.2, ' stroke-opacity=".4"') +
  fill('M30 26h36l6 16v14H24V42Z', '#C9A03C') +
  text(label, 48, 42, 28, 10, '#5A4310') +
  fill('M24 56h48l-4 28c0 3-3 6-6 6H34c-3 0-6-3-6-6Z', '#B58F30') +
  line(
    many(7, (i) => `M${31 + i * 5.7} 60v24`),
    '#5A4310',
    2.2,
  ) +
  shade('M60 26h6l6 16v14l-4 28c0 3-3 6-6 6h-3c3-20 4-44 1-64Z')

const cable: Shape = ({ b, label, motif }) => {
  const sheath = motif === 'solar' ? '#26221E' : b
  return (
    ring(44, 58, 22, sheath, 20) +
    [27, 22, 17].map((r) => ring(44, 58, r, '#fff', 1.1, ' stroke-opacity=".35"')).join('') +
    line('M44 26h28', sheath, 9) +
    (motif === 'solar'
      ? line('M72 24h16M72 29h16', '#C22A1E', 3)
      : line('M72 23h18', '#C22A1E', 3) + line('M72 26.500h18', '#F2C230', 3) + line('M72 30h18', '#2F6FB3', 3)) +
    line('M84 24h6M84 29h6', '#C98A4B', 2.5) +
    line('M44 25v22M15 74l19-11M73 74 54 63', PAPER, 6) +
    dot(44, 58, 11, PAPER) +
    text(label, 44, 58, 13, 10, sheath)
  )
}

/** Pumps and what belongs to them. */
export const PUMPS: Record<string, Shape> = {
  pump,
  'self-priming': selfPriming,
  submersible,
  openwell,
  'engine-pump': enginePump,
  'diesel-pump': dieselPump,
  'solar-pump': solarPump,
  slurry,
  booster,
  starter,
  'gsm-starter': gsm,
  'phase-guard': phaseGuard,
  'foot-valve': footValve,
  cable,
}
