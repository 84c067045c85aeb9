import { at, box, dot, fill, line, many, oval, shade } from './ink.ts'

/** Parts of the wide scenes, 1200 by 480. */
export const WIDTH = 1200
export const HEIGHT = 480

export const SKY = '#F4E7C6'
export const SUN = '#E98A15'
export const HILL = '#7FA35A'
export const HILL_FAR = '#A9BE82'
export const SOIL = '#6B4A2C'
export const FURROW = '#8A6239'
export const SHOOT = '#A9CE74'
export const GRASS = '#5C8A3C'
export const DEEP = '#3F6B34'

export const sky = (colour: string): string => box(0, 0, WIDTH, HEIGHT, 0, colour)

export const hills = (y: number, far = HILL_FAR, near = HILL): string =>
  fill(`M0 ${y - 30}C180 ${y - 110} 380 ${y - 20} 600 ${y - 60}S1000 ${y - 120} 1200 ${y - 50}V${HEIGHT}H0Z`, far) +
  fill(`M0 ${y}C240 ${y - 90} 400 ${y + 10} 620 ${y - 20}S1010 ${y - 70} 1200 ${y - 4}V${HEIGHT}H0Z`, near)

export const ground = (y: number, colour: string): string => box(0, y, WIDTH, HEIGHT - y, 0, colour)

/** Stripes that run to a point on the horizon. */
export const stripes = (y: number, count: number, colour: string, share = 0.33, x = WIDTH / 2): string =>
  many(count, (i) => {
    const k = i - (count - 1) / 2
    const near = x + k * 170
    const far = x + k * 34
    return fill(`M${far} ${y}L${near - 170 * share} ${HEIGHT}h${340 * share}L${far + 34 * share} ${y}Z`, colour)
  })

/** A point on one of the stripes, `depth` from 0 at the horizon to 1 at the front. */
export const onStripe = (
  y: number,
  k: number,
  depth: number,
  x = WIDTH / 2,
): { x: number; y: number; scale: number } => ({
  x: x + k * (34 + 136 * depth),
  y: y + (HEIGHT - y) * depth,
  scale: 0.22 + depth * 0.9,
})

export const sprout = (x: number, y: number, scale: number, colour = SHOOT): string =>
  at(
    x,
    y,
    scale,
    line('M0 0V-16', colour, 4) +
      fill('M0-14C-3-28-18-32-30-30c2 12 12 18 30 16Zm0 0c3-14 18-18 30-16-2 12-12 18-30 16Z', colour),
  )

export const bush = (x: number, y: number, scale: number, colour: string, fruit = ''): string =>
  at(
    x,
    y,
    scale,
    line('M0 0V-26', '#4A7D2C', 5) +
      dot(-14, -28, 15, colour) +
      dot(14, -28, 15, colour) +
      dot(0, -42, 18, colour) +
      (fruit === '' ? '' : dot(-10, -26, 5, fruit) + dot(12, -34, 5, fruit) + dot(0, -46, 5, fruit)),
  )

export const tree = (x: number, y: number, scale: number, colour = DEEP, fruit = ''): string =>
  at(
    x,
    y,
    scale,
    fill('M-7 0h14L5-70H-5Z', '#7A5230') +
      dot(-34, -84, 34, colour) +
      dot(34, -84, 34, colour) +
      dot(0, -112, 42, colour) +
      dot(0, -76, 30, colour) +
      `<g opacity=".22">${dot(-14, -122, 22, '#fff')}</g>` +
      (fruit === ''
        ? ''
        : [
            [-40, -80],
            [-16, -104],
            [14, -86],
            [38, -96],
            [4, -128],
            [-8, -66],
            [30, -66],
          ]
            .map(([a = 0, b = 0]) => dot(a, b, 6.5, fruit))
            .join('')),
  )

export const palm = (x: number, y: number, scale: number): string =>
  at(
    x,
    y,
    scale,
    line('M0 0C6-50 2-90 12-140', '#7A5230', 9) +
      many(7, (i) =>
        line(`M12-140q${-60 + i * 20} ${-36 + Math.abs(3 - i) * 8} ${-80 + i * 27} ${18 + (i % 2) * 12}`, DEEP, 8),
      ) +
      dot(6, -134, 6, '#8A6239') +
      dot(18, -132, 6, '#8A6239'),
  )

export const hut = (x: number, y: number, scale: number, wall = '#E3C08A', roof = '#A3481A'): string =>
  at(
    x,
    y,
    scale,
    box(0, -70, 150, 70, 0, wall) +
      fill('M-14-66 28-118h94l42 52Z', roof) +
      shade('M75-118h47l42 52H75Z', 0.12) +
      box(58, -48, 32, 48, 0, '#6B4A2C') +
      box(16, -46, 26, 22, 0, '#6B4A2C') +
      box(106, -46, 26, 22, 0, '#6B4A2C') +
      box(0, -6, 150, 6, 0, '#B98046'),
  )

export const cloud = (x: number, y: number, scale: number, colour = '#FFFBF0'): string =>
  at(x, y, scale, oval(0, 0, 60, 18, colour) + oval(-26, -10, 28, 18, colour) + oval(16, -14, 34, 22, colour))

export const bird = (x: number, y: number): string => line(`M${x - 14} ${y - 4}q8-6 14 4q6-10 14-4`, '#54402E', 3)

/** A cow from the side, standing on y = 0, about 170 wide. */
export const cow = (x: number, y: number, scale: number, coat: string, patch: string): string =>
  at(
    x,
    y,
    scale,
    box(20, -40, 13, 40, 3, coat) +
      box(110, -40, 13, 40, 3, coat) +
      shade('M20-40h13v40H20ZM110-40h13v40h-13Z', 0.18) +
      box(36, -40, 13, 40, 3, coat) +
      box(96, -40, 13, 40, 3, coat) +
      fill('M14-96C10-60 20-36 40-34h66c18 0 26-14 26-34 0-20-8-30-24-30-20 2-30-10-44-4-14 4-36 0-50 6Z', coat) +
      fill(
        'M50-98c16-2 30 6 26 22-4 12-26 10-30-4-2-8-2-16 4-18ZM100-60c10-4 22 2 22 12-2 8-18 8-22 2-4-4-4-12 0-14Z',
        patch,
      ) +
      fill('M62-36c4 12 26 12 30 0Z', '#F1C9B0') +
      fill('M118-92c10-16 22-22 34-20l14 26c2 8-4 12-10 12l-16-4-14 8Z', coat) +
      fill('M156-78c8-2 14 2 12 8-2 4-8 6-14 4Z', '#F1C9B0') +
      line('M136-110c-4-10 0-16 8-20M148-112c2-8 8-12 14-12', '#8A7A5C', 5) +
      fill('M132-104c-12-4-20 0-22 6 8 4 16 4 22-2Z', patch) +
      dot(150, -96, 3, '#2B2119') +
      line('M15-92C2-84 4-60 2-46', coat, 5) +
      dot(2, -42, 5, patch),
  )

/** A tractor from the side, its wheels on y = 0, about 230 wide. */
export const tractor = (x: number, y: number, scale: number, colour: string): string =>
  at(
    x,
    y,
    scale,
    line('M-10-60h-40M-50-60v30', '#4A4F58', 9) +
      fill('M-74-36c10 0 22 8 24 36h-14c0-16-6-26-16-30Z', '#8B8A82') +
      fill('M-44-36c10 0 22 8 24 36h-14c0-16-6-26-16-30Z', '#8B8A82') +
      line('M-76-36h60', '#4A4F58', 7) +
      line('M30-86v-64M92-86v-60', '#2B2119', 6) +
      box(14, -158, 96, 10, 4, colour) +
      fill('M70-86h94c10 0 14 6 14 16v32H70Z', colour) +
      shade('M70-50h108v12H70Z', 0.2) +
      line('M96-74h60M96-64h60', '#000', 3, ' stroke-opacity=".25"') +
      line('M140-86v-34', '#2B2119', 7) +
      box(170, -72, 9, 16, 2, '#FFFBF0') +
      fill('M0-92C14-108 60-108 74-86v40H0Z', colour) +
      line('M44-92l14-20M50-116l16 6', '#2B2119', 5) +
      fill('M22-118h22v26H22Z', '#2B2119') +
      dot(26, -48, 48, '#2B2119') +
      dot(26, -48, 30, '#F2C230') +
      dot(26, -48, 10, '#2B2119') +
      dot(152, -28, 28, '#2B2119') +
      dot(152, -28, 16, '#F2C230') +
      dot(152, -28, 6, '#2B2119'),
  )
