import { dot, fill, line, many, oval, spots, turned } from './ink.ts'

const G = '#3F7A34'
const G2 = '#6FA045'
const GOLD = '#D9A227'

const grain = (x: number, y: number, angle: number, colour: string, size = 1): string =>
  `<ellipse cx="${x}" cy="${y}" rx="${2.3 * size}" ry="${4.8 * size}" fill="${colour}" transform="rotate(${angle} ${x} ${y})"/>`

const blade = fill('M0 17C-4 9-10 6-14 6c2 6 7 10 14 11Zm0-2c3-7 8-10 13-11-1 6-6 10-13 11Z', G2)

const ear = (colour: string, awn: string): string =>
  blade +
  line('M0 18V-4', G2, 2) +
  many(4, (i) => grain(-3.8, 3 - i * 5, 24, colour) + grain(3.8, 3 - i * 5, -24, colour)) +
  grain(0, -17, 0, colour) +
  (awn === '' ? '' : line('M-5-10-8-18M5-10 8-18M0-20v-2M-4-5-9-12M4-5l5-7', awn, 1))

const spike = (colour: string, bead: string): string =>
  blade +
  line('M0 18V6', G2, 2.5) +
  `<rect x="-5" y="-19" width="10" height="27" rx="5" fill="${colour}"/>` +
  many(12, (i) => dot(-2.8 + (i % 3) * 2.8, -15 + Math.floor(i / 3) * 6, 1.3, bead))

/** A pod of `beans` seeds; `bend` pushes its middle aside. */
const pod = (length: number, width: number, bend: number, colour: string, bead: string, beans: number): string => {
  const h = length / 2
  return turned(
    35,
    0,
    0,
    fill(
      `M0 ${-h}C${width + bend} ${-h / 2} ${width + bend} ${h / 2} 0 ${h}C${-width + bend} ${h / 2} ${-width + bend} ${-h / 2} 0 ${-h}Z`,
      colour,
    ) +
      many(beans, (i) => dot(bend * 0.75, -h * 0.56 + (i * h * 1.12) / Math.max(1, beans - 1), width * 0.4, bead)) +
      line(`M0 ${-h}v-4`, G, 2),
  )
}

const trefoil = (colour: string): string =>
  line('M0 18V2M0 10-8 4M0 8 8 2', G, 2) +
  [
    [-9, 0],
    [9, -3],
    [0, -7],
  ]
    .map(
      ([x = 0, y = 0]) =>
        oval(x - 4, y + 2, 4, 3.2, colour) + oval(x + 4, y + 2, 4, 3.2, colour) + oval(x, y - 4, 3.2, 4.5, colour),
    )
    .join('')

const petals = (count: number, radius: number, colour: string, length: number): string =>
  many(
    count,
    (i) =>
      `<ellipse cx="0" cy="${-radius}" rx="${length * 0.42}" ry="${length}" fill="${colour}" transform="rotate(${(i * 360) / count})"/>`,
  )

const umbel = (colour: string): string =>
  line('M0 18V2M0 4-9-6M0 4-4-9M0 4 4-9M0 4 9-6', G, 1.6) +
  spots(
    [
      [-10, -8],
      [-5, -12],
      [0, -13],
      [5, -12],
      [10, -8],
    ],
    (x, y) =>
      spots(
        [
          [-1.3, 0],
          [1.3, 0],
          [-1.3, 2.6],
          [1.3, 2.6],
        ],
        (dx, dy) => dot(x + dx, y + dy, 1.7, colour),
      ),
  )

export const field: Record<string, () => string> = {
  wheat: () => ear(GOLD, '#B98046'),
  paddy: () =>
    blade +
    line('M-4 18C-4 4-2-8 4-14 9-18 13-12 14-4', G2, 2) +
    [
      [0, -8, 30],
      [4, -13, 50],
      [9, -14, 100],
      [12, -8, 150],
      [14, -1, 165],
      [7, -6, 160],
      [10, 1, 170],
      [3, -1, 165],
    ]
      .map(([x = 0, y = 0, a = 0]) => grain(x, y, a, '#D6B34A', 0.85))
      .join(''),
  maize: () =>
    fill('M0-18C7-14 8 4 5 12H-5C-8 4-7-14 0-18Z', '#E3B02E') +
    many(12, (i) => dot(-3 + (i % 3) * 3, -11 + Math.floor(i / 3) * 5, 1.3, '#C08A12')) +
    fill('M0 18C-10 16-12 2-9-6-4 0-2 8 0 18Zm0 0C10 16 12 2 9-6 4 0 2 8 0 18Z', G2),
  bajra: () => spike('#8E8A4B', '#C9C48A'),
  jowar: () =>
    blade +
    line('M0 18V0', G2, 2.5) +
    spots(
      [
        [-4, 4],
        [4, 4],
        [-7, 0],
        [0, 0],
        [7, 0],
        [-8, -5],
        [-2, -5],
        [4, -5],
        [9, -5],
        [-6, -10],
        [0, -10],
        [6, -10],
        [-3, -15],
        [3, -15],
      ],
      (x, y, i) => dot(x, y, 3.2, i % 2 ? '#E9D9A8' : '#D9C27E'),
    ),
  ragi: () =>
    blade +
    line('M0 18V0', G2, 2.5) +
    many(5, (i) =>
      turned(-50 + i * 25, 0, 0, `<rect x="-2.500" y="-17" width="5" height="17" rx="2.500" fill="#7C4A2A"/>`),
    ),
  mustard: () =>
    line('M0 18V0M0 8-8-2M0 8 8-2', G, 2) +
    [
      [-8, -6],
      [8, -6],
      [0, -10],
      [-3, -2],
      [5, 0],
    ]
      .map(
        ([x = 0, y = 0]) =>
          spots(
            [
              [0, -3],
              [3, 0],
              [0, 3],
              [-3, 0],
            ],
            (dx, dy) => dot(x + dx, y + dy, 2.3, '#EBC018'),
          ) + dot(x, y, 1.3, '#B07A0A'),
      )
      .join(''),
  gram: () =>
    pod(24, 9, 2, '#8FAE4A', '#D9B872', 1) +
    dot(-8, 9, 5, '#C79A5B') +
    dot(8, 11, 5, '#D9B872') +
    fill('M8 6l2-2-1 3Z', '#9A6B34'),
  tur: () => pod(34, 6, 3, '#7C8F3A', '#B5652C', 4),
  moong: () => pod(34, 4, 4, '#3B3A22', '#6FA045', 5) + dot(10, 10, 3.6, G2) + dot(14, 15, 3.6, G2),
  urad: () => pod(32, 4.5, 3, '#5C5332', '#1F1A14', 4) + dot(10, 10, 3.6, INK_BEAN) + dot(14, 15, 3.6, INK_BEAN),
  soybean: () => pod(30, 7, 2, '#A9A04A', '#E3CF8E', 3),
  pea: () => pod(36, 8, 2, '#5C9138', '#A9CE74', 5),
  'french-bean': () => pod(40, 4, 7, '#5C9138', '#4A7D2C', 6),
  'cluster-bean': () =>
    `<g transform="translate(-6 0)">${pod(36, 3.5, 2, '#5C9138', '#4A7D2C', 5)}</g><g transform="translate(6 2)">${pod(34, 3.5, 2, '#6FA045', '#4A7D2C', 5)}</g>`,
  cowpea: () =>
    `<g transform="translate(-4 0)">${pod(40, 3, 8, '#7FA35A', '#5C8138', 7)}</g><g transform="translate(5 3)">${pod(36, 3, 8, '#6FA045', '#4A7D2C', 6)}</g>`,
  drumstick: () =>
    many(3, (i) =>
      line(`M${-8 + i * 8}-16C${-14 + i * 9}-4 ${-4 + i * 8} 6 ${-10 + i * 9} 17`, i % 2 ? '#4A7D2C' : '#6FA045', 3.6),
    ),
  cotton: () =>
    line('M0 18V8', '#7A5A36', 2.5) +
    [
      [-6, 0],
      [6, 0],
      [0, -6],
      [0, 4],
    ]
      .map(([x = 0, y = 0]) => dot(x, y, 7.5, '#FFFDF5'))
      .join('') +
    line('M-13 0a7.500 7.500 0 0 1 6-7 7.500 7.500 0 0 1 14 0 7.500 7.500 0 0 1 6 7', '#E3D8C0', 1.2) +
    fill('M0 14-9 6c1 5 4 9 9 10 5-1 8-5 9-10Z', '#8A6239'),
  sunflower: () =>
    petals(12, 12, '#E9A81C', 6) +
    dot(0, 0, 8.5, '#6B4A2C') +
    many(8, (i) => dot(Math.cos(i * 0.785) * 4.5, Math.sin(i * 0.785) * 4.5, 1.2, '#3A2818')),
  marigold: () => petals(14, 11, '#E9791C', 5) + petals(11, 7, '#F29A2E', 4.5) + petals(7, 3.5, '#E9791C', 3.5),
  sesame: () =>
    line('M0 18V-6', G, 2) +
    [
      [-5, -2],
      [5, -6],
      [-5, 8],
      [5, 4],
    ]
      .map(([x = 0, y = 0]) =>
        fill(
          `M${x * 0.2} ${y + 3}c${x * 0.3}-6 ${x}-8 ${x * 1.8}-8 ${-x * 0.2} 6-${x > 0 ? x * 0.5 : 0} 8-${x * 1.8} 8Z`,
          G2,
        ),
      )
      .join('') +
    dot(0, -13, 3.2, '#F6EFE2') +
    dot(-3.5, -10, 3, '#F6EFE2') +
    dot(3.5, -10, 3, '#F6EFE2') +
    many(5, (i) => grain(-10 + i * 5, 17, 90, INK_BEAN, 0.5)),
  castor: () =>
    line('M0 18V-2', G, 2) +
    [
      [0, -12],
      [-5, -6],
      [5, -6],
      [0, -1],
    ]
      .map(
        ([x = 0, y = 0]) =>
          dot(x, y, 4.6, '#A8483A') +
          many(5, (i) => dot(x + Math.cos(i * 1.257) * 4.8, y + Math.sin(i * 1.257) * 4.8, 0.9, '#7C2F26')),
      )
      .join('') +
    fill('M0 14c-8 1-12-2-14-6 6-2 11 0 14 6Zm0 0c8 1 12-2 14-6-6-2-11 0-14 6Z', G2),
  cumin: () => umbel('#C9A15A'),
  coriander: () =>
    line('M0 18V2M0 8-9 0M0 6 9-2', G, 1.8) +
    [
      [-10, -3],
      [10, -5],
      [0, -6],
    ]
      .map(
        ([x = 0, y = 0]) =>
          dot(x - 4, y, 3.6, G2) +
          dot(x + 4, y, 3.6, G2) +
          dot(x, y - 4, 4, G2) +
          line(`M${x} ${y + 3}v-6`, '#4A7D2C', 1),
      )
      .join(''),
  fenugreek: () => trefoil('#5C9138'),
  berseem: () => trefoil('#6FA045') + dot(0, -14, 4, '#FFF7EC'),
  lucerne: () =>
    trefoil('#3F8A4E') + dot(0, -15, 3.6, '#6A4FA0') + dot(-3, -12, 3, '#7E64B5') + dot(3, -12, 3, '#7E64B5'),
  spinach: () =>
    [
      [-8, -24],
      [8, 24],
      [0, 0],
    ]
      .map(([x = 0, angle = 0]) =>
        turned(
          angle,
          0,
          16,
          fill(`M${x * 0.2} 16C-9 10-9-8 0-17 9-8 9 10 ${x * 0.2} 16Z`, x === 0 ? '#4F8A38' : '#3F7A34') +
            line('M0 16V-10', '#A9CE74', 1.3),
        ),
      )
      .join(''),
}

const INK_BEAN = '#1F1A14'
