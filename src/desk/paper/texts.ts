import { formatNumber, plural } from '../../texts/format.ts'
import { spoken } from '../language/spoken.ts'

/** The words of the view that prints papers; what stands on them is in `printed.ts`. */

export const words = spoken('paper', {
  title: 'Print',
  open: 'Print papers',
  openOf: (id: string) => `Print papers of ${id}`,
  labels: (count: number) => `Print ${plural(count, { one: '# label', other: '# labels' })}`,
  slips: (count: number) => `Print ${plural(count, { one: '# packing slip', other: '# packing slips' })}`,
  papers: { slip: 'Packing slip', label: 'Label', note: 'Delivery note' },
  which: 'Which paper?',
  print: 'Print',
  pages: (count: number) => plural(count, { one: '# page', other: '# pages' }),
  gone: 'This parcel is not on this phone',
  goneText: 'It is delivered or closed, or this phone has not heard of it yet.',
  toList: 'To the list',
  missing: (count: number) =>
    plural(count, {
      one: '# parcel is not on this phone and left out.',
      other: '# parcels are not on this phone and left out.',
    }),
  code: (id: string) => `QR code of ${id}`,
  tick: 'To tick',
})

export const text = { ...words, number: formatNumber }
