import { formatNumber, plural } from '../../../texts/format.ts'
import { spoken } from '../../language/spoken.ts'

/** The words of a shop's listings in a file. The headings of the file are its own, in English. */

export const text = spoken('listingFile', {
  title: 'Listings in a file',
  link: 'Many at once, in a file',
  take: {
    title: '1. Take the file',
    lead: 'Open it in a spreadsheet, change it, and save it as CSV.',
    all: 'Everything you sell',
    category: 'Or one category',
    categoryHint: 'With the columns that it needs, also for new products',
    choose: 'Choose',
    download: 'Download the category',
    saved: (packs: number) => plural(packs, { one: 'Saved, with # pack', other: 'Saved, with # packs' }),
  },
  help: {
    title: 'How to fill it',
    row: 'Each row is one pack. Further packs of a product stand below it, with its Code.',
    empty: 'An empty cell changes nothing.',
    fresh: 'Of a new product leave Code empty.',
    atOnce: 'Price and stock count at once. New products, names, MRP and what the label says wait for approval.',
    photographs: 'Photographs are added here at the desk, once the product is sent.',
  },
  send: {
    title: '2. Send it',
    lead: (megabytes: number, rows: number) =>
      `A CSV file of up to ${formatNumber(megabytes)} MB and ${formatNumber(rows)} rows`,
    choose: 'Choose the file',
    another: 'Choose another file',
    chosen: (name: string) => `Chosen: ${name}`,
    now: 'Send it',
    offline: 'Sending needs the network. The chosen file stays here until then.',
    working: 'It is sent and worked on. A long file takes some minutes: leave this page open.',
    reached: (row: number) => `Done up to row ${formatNumber(row)}`,
    lost: 'No answer came. Send the file again: nothing is taken twice.',
  },
  report: {
    title: 'What became of it',
    taken: (good: number, rows: number) => `${formatNumber(good)} of ${formatNumber(rows)} rows were taken`,
    set: (packs: number) =>
      plural(packs, { one: '# pack has its new price or stock', other: '# packs have their new price or stock' }),
    unchanged: (packs: number) => plural(packs, { one: '# pack is as it was', other: '# packs are as they were' }),
    waiting: (products: number) =>
      plural(products, { one: '# product waits for approval', other: '# products wait for approval' }),
    onSale: (products: number) => plural(products, { one: '# product went on sale', other: '# products went on sale' }),
    declared: (products: number) =>
      plural(products, {
        one: 'The label of # product waits for approval',
        other: 'The labels of # products wait for approval',
      }),
    bad: (rows: number) => plural(rows, { one: '# row is to be mended', other: '# rows are to be mended' }),
    row: (line: number, name: string) => `Row ${formatNumber(line)}: ${name}`,
    why: (field: string, reason: string) => `${field}: ${reason}`,
    more: (rows: number) => plural(rows, { one: 'And # more', other: 'And # more' }),
    mend: 'Save the rows to mend',
    mendHint: 'They stand in a file of their own, with the reason under Why. Mend them there and send that file.',
  },
})
