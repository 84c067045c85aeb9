/** Digits and capitals as strokes in a cell of 4 by 6, so that labels need no font on the machine. */
const STROKES: Record<string, string> = {
  0: 'M2 0C.6 0 0 1.2 0 3S.6 6 2 6 4 4.800 4 3 3.400 0 2 0Z',
  1: 'M.7 1.300 2.300 0V6',
  2: 'M.2 1.500C.3.600 1 0 2 0c1.100 0 1.900.7 1.900 1.700C3.900 3 2.500 3.700.1 6H4',
  3: 'M.2.9C.7.3 1.300 0 2 0c1.100 0 1.800.6 1.800 1.500S3.100 2.900 1.800 2.900C3.200 2.900 4 3.500 4 4.400S3.200 6 2 6C1.200 6 .5 5.700 0 5',
  4: 'M3 6V0L0 4.200H4',
  5: 'M3.700 0H.7L.4 2.700C.9 2.400 1.400 2.300 2 2.300c1.200 0 2 .7 2 1.800S3.200 6 1.900 6C1.100 6 .5 5.700 0 5.200',
  6: 'M3.600.6C3.200.2 2.700 0 2.100 0 .8 0 0 1.400 0 3.400 0 5 .8 6 2.100 6 3.200 6 4 5.200 4 4.100S3.200 2.300 2.100 2.300C1.200 2.300.4 2.900 0 3.700',
  7: 'M0 0H4L1.500 6',
  8: 'M2 2.800C.9 2.800.3 2.200.3 1.400S1 0 2 0s1.700.6 1.700 1.400S3.100 2.800 2 2.800C.8 2.800 0 3.500 0 4.400S.8 6 2 6s2-.7 2-1.600S3.200 2.800 2 2.800Z',
  9: 'M.4 5.400C.8 5.800 1.300 6 1.900 6 3.200 6 4 4.600 4 2.600 4 1 3.200 0 1.900 0 .8 0 0 .8 0 1.900s.8 1.800 1.900 1.800C2.800 3.700 3.600 3.100 4 2.300',
  A: 'M0 6 2 0 4 6M.7 4H3.300',
  B: 'M.2 0V6H2.200C3.300 6 4 5.400 4 4.400S3.300 2.900 2.200 2.900H.2M2 2.900C3 2.900 3.600 2.400 3.600 1.500S3 0 2 0H.2',
  C: 'M4 1C3.600.4 3 0 2.200 0 .8 0 0 1.300 0 3S.8 6 2.200 6C3 6 3.600 5.600 4 5',
  D: 'M.2 0V6H1.600C3.100 6 4 4.900 4 3S3.100 0 1.600 0Z',
  E: 'M3.700 0H.3V6H3.700M.3 2.900H3.200',
  F: 'M3.700 0H.3V6M.3 2.900H3.200',
  G: 'M3.900 1C3.500.4 2.900 0 2.100 0 .8 0 0 1.300 0 3S.8 6 2.100 6C3.200 6 4 5.200 4 3.300H2.300',
  H: 'M.1 0V6M3.900 0V6M.1 2.900H3.900',
  I: 'M2 0V6',
  J: 'M3.300 0V4.200C3.300 5.400 2.700 6 1.800 6 1 6 .4 5.600.1 4.900',
  K: 'M.2 0V6M3.900 0 .2 3.500M1.500 2.400 4 6',
  L: 'M.4 0V6H3.800',
  M: 'M0 6V0L2 3.600 4 0V6',
  N: 'M.1 6V0L3.900 6V0',
  O: 'M2 0C.6 0 0 1.200 0 3S.6 6 2 6 4 4.800 4 3 3.400 0 2 0Z',
  P: 'M.2 6V0H2.100C3.300 0 4 .6 4 1.700S3.300 3.400 2.100 3.400H.2',
  Q: 'M2 0C.6 0 0 1.200 0 3S.6 6 2 6 4 4.800 4 3 3.400 0 2 0ZM2.600 4.400 4 6.200',
  R: 'M.2 6V0H2.100C3.300 0 4 .6 4 1.700S3.300 3.400 2.100 3.400H.2M2.200 3.400 4 6',
  S: 'M3.700.9C3.300.3 2.700 0 2 0 .9 0 .2.6.2 1.500.2 3.600 3.900 2.300 3.900 4.400 3.900 5.400 3.100 6 2 6 1.100 6 .4 5.600 0 5',
  T: 'M0 0H4M2 0V6',
  U: 'M.1 0V4C.1 5.300.8 6 2 6S3.900 5.300 3.900 4V0',
  V: 'M0 0 2 6 4 0',
  W: 'M0 0 .9 6 2 2 3.100 6 4 0',
  X: 'M.1 0 3.900 6M3.900 0 .1 6',
  Y: 'M0 0 2 3.100 4 0M2 3.100V6',
  Z: 'M.1 0H3.900L.1 6H4',
  ':': 'M2 1.700v.1M2 4.700v.1',
  '.': 'M2 5.900v.1',
  '+': 'M.5 3H3.500M2 1.500V4.500',
  '-': 'M.7 3H3.300',
}

const NARROW = new Set([':', '.', 'I', '1', ' '])
const ADVANCE = 5.5
const NARROW_ADVANCE = 3.4
const HEIGHT = 6
const WEIGHT = 1.2

const advance = (letter: string): number => (NARROW.has(letter) ? NARROW_ADVANCE : ADVANCE)

/** Text around (x, y), as large as the given width and height allow. Letters that are not drawn leave a gap. */
export const written = (text: string, x: number, y: number, width: number, height: number, colour: string): string => {
  const letters = [...text.toUpperCase()]
  const length = letters.reduce((sum, letter) => sum + advance(letter), 0) - (ADVANCE - 4)
  const scale = Math.min(width / (length + WEIGHT), height / (HEIGHT + WEIGHT))
  let at = -length / 2
  const paths = letters.map((letter) => {
    const shift = at - (NARROW.has(letter) ? (ADVANCE - NARROW_ADVANCE) / 2 : 0)
    at += advance(letter)
    const strokes = STROKES[letter]
    return strokes === undefined
      ? ''
      : `<path transform="translate(${shift.toFixed(2)} ${-HEIGHT / 2})" d="${strokes}"/>`
  })
  return `<g transform="translate(${x} ${y}) scale(${scale.toFixed(3)})" fill="none" stroke="${colour}" stroke-width="${WEIGHT}" stroke-linecap="round" stroke-linejoin="round">${paths.join('')}</g>`
}
