import type { Declarations } from '../../contract/product/declarations.ts'
import { plural } from '../../texts/format.ts'
import { momentOf } from '../days-and-counts.ts'
import { spoken } from '../language/spoken.ts'

/** The words of products and what they declare. */

const NAMES: Record<keyof Declarations, string> = {
  generic_name: 'Generic name',
  origin: 'Country of origin',
  best_before: 'Best before',
  maker: 'Maker or packer',
  maker_address: 'Its address',
  maker_role: 'Which of the two',
  importer: 'Importer',
  importer_address: 'Importer’s address',
  care_name: 'Who answers customers',
  care_phone: 'Phone for customers',
  care_email: 'Email for customers',
  crops: 'Crops',
  pests: 'Pests, diseases or weeds',
  dose: 'Dose',
  dose_per_pump: 'Dose for a pump of 15 litres',
  dose_to_calculate: 'Dose to calculate with',
  waiting_days: 'Waiting days before the harvest',
  collect_only: 'Subsidised, collected at the dealer',
}

export const words = spoken('products', {
  title: 'Products',
  names: NAMES,
  parts: { missing: 'Something missing', waiting: 'Waiting', refused: 'Sent back', hidden: 'Taken off' },
  search: 'Name in any script, number or handle',
  empty: {
    all: { title: 'No such products', text: 'Products appear here once they are in the catalogue.' },
    missing: { title: 'Nothing is missing', text: 'The pages of all these products say what the law wants.' },
    waiting: { title: 'Nothing waits', text: 'What is sent for approval stands here until it is decided.' },
    refused: { title: 'Nothing was sent back', text: 'What the operator sends back stands here with the reason.' },
    hidden: { title: 'Nothing is taken off', text: 'What the operator takes off the shop stands here.' },
  },
  states: { waiting: 'Waiting for approval', approved: 'Approved', refused: 'Sent back' },
  hidden: 'Taken off the shop',
  because: (reason: string) => `The reason: ${reason}`,
  picturesSaved: 'The photographs are saved',
  keep: {
    title: 'In the shop',
    isHidden: 'The operator has taken it off the shop: nobody can see or order it.',
    states: {
      on_sale: 'Customers see it while its seller may sell.',
      paused: 'Its seller has paused it: customers do not see it.',
      ended: 'Its seller has ended it for good.',
    },
    show: 'Show it again',
    shown: 'It is in the shop again',
    hide: 'Take it off the shop',
    hidden: 'It is off the shop, and its seller is told',
    reason: {
      title: 'Take it off the shop?',
      label: 'Why',
      hint: 'The seller reads this.',
      missing: 'Say why',
      submit: 'Take it off',
    },
  },
  texts: {
    title: 'What it is called',
    all: 'It has words in every language.',
    lacking: (names: string) => `No words yet in: ${names}`,
    none: 'No words yet: customers read the English ones.',
    mend: 'Change',
    write: 'Write',
    mendOf: (language: string) => `Words in ${language}`,
    name: 'Name',
    nameHint: 'Leave both empty to show the English words',
    englishHint: 'As it stands on the pack, with its kind',
    short: 'Short description',
    shortHint: 'One or two sentences. It may stay empty.',
    save: 'Save',
    saved: 'The words are saved',
  },
  complete: 'Nothing missing',
  missing: (names: string) => `Missing on its page: ${names}`,
  missingCount: (count: number) => plural(count, { one: '# thing missing', other: '# things missing' }),
  look: 'Look at it',
  open: (title: string) => `Look at it: ${title}`,
  page: 'See its page in the shop',
  waits: (at: string) => `Sent ${momentOf(Date.parse(at))}. The page changes once the operator has approved it.`,
  sentBack: (reason: string | null) => `Sent back: ${reason ?? ''}`,
  whole: 'Its page says all that the law wants.',
  others: (count: number) =>
    plural(count, {
      one: '# other listing of this product shows the same.',
      other: '# other listings of this product show the same.',
    }),
  form: {
    title: 'What the label says',
    lead: 'Write what stands on the pack, as it stands there.',
    draft: 'What you typed is still here. It is not sent yet.',
    discard: 'Discard what I typed',
    what: 'The product',
    genericHint: 'What such a thing is called, whoever makes it, such as Neem oil extract',
    originHint: 'India, or the country it was made in',
    bestBeforeHint: 'Such as 2027-03 or 18 months from packing',
    who: 'Who makes it',
    maker: 'Maker',
    packer: 'Packer',
    importerHint: 'Only where it comes from abroad',
    care: 'Whom customers ask',
    careHint: 'A phone or an email is needed',
    field: 'In the field',
    cropsHint: 'Names between commas in any language, such as Cotton, Chilli',
    addCrop: 'Add a crop',
    chooseCrop: 'Choose a crop',
    calculateHint:
      'For the calculator, such as Cotton: 3 ml per litre in 150 to 200 litre per acre; Chilli: 2 ml per litre',
    collect: 'Sold only through the dealer’s machine, as subsidised fertiliser is. It can then not be ordered here.',
    send: 'Send for approval',
    sent: 'Sent for approval',
  },
  decide: {
    title: 'To approve',
    from: (shop: string, at: string) => `${shop} sent this ${momentOf(Date.parse(at))}.`,
    same: 'Nothing differs from what the page shows.',
    now: 'Now',
    proposed: 'If approved',
    nothing: 'Nothing',
    yes: 'Yes',
    no: 'No',
    approve: 'Approve',
    approved: 'Approved: it is on the product’s page',
    refuse: 'Send back',
    reason: {
      title: 'Send it back?',
      label: 'Why',
      hint: 'The seller reads this.',
      missing: 'Say why',
      submit: 'Send back',
    },
    refused: 'Sent back to the seller',
  },
})

const isName = (name: string): name is keyof Declarations => name in words.names

export const text = {
  ...words,
  missing: (names: readonly string[]) =>
    words.missing(names.map((name) => (isName(name) ? words.names[name] : name).toLowerCase()).join(', ')),
}
