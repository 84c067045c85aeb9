import { box, dot, fill, INK, line, oval, shade, STEEL, STEEL_DARK, turned, type Shape } from './ink.ts'

const insects = (points: readonly (readonly [number, number])[]): string =>
  points.map(([x, y]) => oval(x, y, 1.8, 1, INK) + oval(x - 1, y - 1.3, 1.2, 0.7, '#fff')).join('')

const stickyTrap: Shape = ({ a, b }) =>
  line('M48 90V8', '#B98046', 3.5) +
  box(24, 14, 48, 58, 3, a) +
  shade('M62 14h7c2 0 3 1 3 3v52c0 2-1 3-3 3h-7Z', 0.08) +
  line('M24 25h48M24 36h48M24 47h48M24 58h48M36 14v58M48 14v58M60 14v58', '#fff', 0.8, ' stroke-opacity=".5"') +
  insects([
    [33, 22],
    [52, 31],
    [42, 44],
    [63, 52],
    [30, 55],
    [56, 64],
    [66, 26],
    [45, 60],
  ]) +
  box(43, 9, 10, 8, 2, b)

const funnelTrap: Shape = ({ a, b }) =>
  line('M70 90V14h-20', '#B98046', 3.5) +
  fill('M26 26c0-8 10-12 20-12s20 4 20 12Z', b) +
  line('M32 26v8M60 26v8M46 26v6', STEEL_DARK, 2) +
  fill('M28 34h36L52 50H40Z', a) +
  shade('M56 34h8L52 50h-4Z') +
  fill('M40 50h12l4 36c-3 5-17 5-20 0Z', '#EDF3EE') +
  line('M40 50 36 86c3 5 17 5 20 0L52 50', '#B9C4BC', 1.6) +
  insects([
    [44, 80],
    [49, 76],
    [45, 71],
  ]) +
  dot(46, 30, 2.5, '#C8301F')

const deltaTrap: Shape = ({ a, b }) =>
  line('M47 22C47 10 56 12 56 5', STEEL_DARK, 2.5) +
  fill('M47 22 84 74H10Z', b) +
  fill('M47 32 71 68H23Z', '#FFF7E4') +
  line('M26 68h42', a, 3) +
  shade('M47 22 84 74H76L47 32Z', 0.2) +
  insects([
    [38, 63],
    [52, 60],
    [47, 65],
    [60, 65],
  ]) +
  dot(47, 47, 3, a) +
  line('M20 90 34 74M74 90 60 74', '#B98046', 3)

const flyTrap: Shape = ({ a, b }) => {
  const lid = a === '' ? b : a
  return (
    line('M48 14V4', STEEL_DARK, 2.5) +
    dot(48, 4, 3, STEEL_DARK) +
    fill('M26 30c0-10 10-16 22-16s22 6 22 16Z', lid) +
    fill('M26 30h44v44c0 10-10 16-22 16S26 84 26 74Z', '#E4EEEA') +
    fill('M26 62h44v12c0 10-10 16-22 16S26 84 26 74Z', '#F3D58A') +
    dot(26, 42, 5, b) +
    dot(70, 42, 5, b) +
    dot(48, 44, 5.5, b) +
    dot(48, 44, 2.8, INK) +
    insects([
      [36, 72],
      [46, 80],
      [56, 70],
      [60, 78],
      [40, 66],
    ]) +
    shade('M60 16c6 3 10 8 10 14v44c0 8-6 14-15 15.600C62 82 63 30 60 16Z', 0.1)
  )
}

const safetyKit: Shape = ({ b }) =>
  fill('M20 44c0-20 12-32 28-32s28 12 28 32Z', b) +
  box(14, 42, 68, 7, 3, b) +
  shade('M14 44h68v5H14Z', 0.22) +
  box(20, 52, 56, 17, 8, INK) +
  box(24, 55, 22, 11, 5, '#A9D3DE') +
  box(50, 55, 22, 11, 5, '#A9D3DE') +
  fill('M28 72c6-3 34-3 40 0 2 10-6 18-20 18S26 82 28 72Z', '#FFFDF5') +
  line('M28 73 18 66M68 73l10-7', STEEL, 2) +
  dot(58, 80, 5, b) +
  line('M36 77h12M37 82h10', STEEL, 1.6)

const lightTrap: Shape = ({ b }) =>
  line('M48 90V24', STEEL_DARK, 4) +
  box(36, 86, 24, 4, 2, STEEL_DARK) +
  turned(-18, 48, 14, box(24, 8, 48, 11, 2, '#1F3B63') + line('M36 8v11M48 8v11M60 8v11', '#6C8CB5', 1)) +
  fill('M32 28h32l-4 8H36Z', b) +
  box(41, 36, 14, 20, 4, '#B9A4E8') +
  box(45, 38, 6, 16, 3, '#fff') +
  line('M34 36l8 20M62 36l-8 20', STEEL, 2) +
  fill('M30 56h36L56 66H40Z', b) +
  fill('M40 66h16l-3 16H43Z', '#E4EEEA') +
  insects([
    [30, 44],
    [66, 40],
    [70, 50],
    [26, 52],
  ])

const scarer: Shape = ({ b }) =>
  line('M48 90V54', STEEL_DARK, 5) +
  box(34, 86, 28, 4, 2, STEEL_DARK) +
  turned(-15, 48, 16, box(26, 8, 44, 11, 2, '#1F3B63') + line('M37 8v11M48 8v11M59 8v11', '#6C8CB5', 1)) +
  box(30, 26, 36, 30, 5, b) +
  dot(42, 41, 8, INK) +
  dot(42, 41, 4, STEEL) +
  dot(58, 35, 3.5, '#C8301F') +
  dot(58, 46, 3.5, '#F2C230') +
  line('M74 32c4 6 4 12 0 18M80 28c7 9 7 18 0 26M22 32c-4 6-4 12 0 18M16 28c-7 9-7 18 0 26', '#C2621A', 2.5)

/** What catches or keeps off insects and birds. */
export const TRAPS: Record<string, Shape> = {
  'sticky-trap': stickyTrap,
  'funnel-trap': funnelTrap,
  'delta-trap': deltaTrap,
  'fly-trap': flyTrap,
  'safety-kit': safetyKit,
  'light-trap': lightTrap,
  scarer,
}
