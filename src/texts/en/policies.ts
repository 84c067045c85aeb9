import type { POLICY } from '../../contract/constants.ts'

/** The texts of the policy pages. They are read on few visits, so each language has them in a file of their own. */

export interface PolicyText {
  title: string
  intro: string
  sections: { title: string; lines: string[] }[]
}

/** What the contract promises is only put into words. */
export const policies = (limit: typeof POLICY) =>
  ({
    terms: {
      title: 'Terms of Service',
      intro:
        'These are the rules under which you use Haldhar as a buyer or a seller. By using the shop you accept them.',
      sections: [
        {
          title: 'Who may use Haldhar',
          lines: [
            `You must be ${limit.minimumAge} years or older.`,
            'One person has one account. Keep your password to yourself; what is ordered from your account counts as ordered by you.',
            'Sellers are checked before they sell: business papers, the licences that their goods need, and the bank account.',
          ],
        },
        {
          title: 'What Haldhar does',
          lines: [
            'Haldhar connects farmers with sellers. The seller named on the product page sells the goods to you, packs them and answers for them.',
            'Seeds, fertilisers and crop protection are sold only by sellers with a valid licence, which the product page shows.',
            'Read the label and the leaflet before use. Our descriptions do not replace them.',
          ],
        },
        {
          title: 'Prices and payment',
          lines: [
            'Prices are in rupees and include all taxes. The price that counts is the one you confirm when you place the order.',
            'You pay in cash on delivery or beforehand by card or online. Online payments go through third-party payment gateways; Haldhar does not store card data.',
          ],
        },
        {
          title: 'What is not allowed',
          lines: [
            'False names, reviews of goods you have not bought, goods without the licence the law asks for, and any attempt to harm the shop or its users.',
            'We may close an account that does this.',
          ],
        },
        {
          title: 'End of the service',
          lines: [
            `Haldhar may end the service with ${limit.terminationNoticeDays} days' notice. Orders already placed are completed.`,
          ],
        },
        {
          title: 'Liability',
          lines: [
            `Our liability to you is capped at the fees that you paid to Haldhar in the previous ${limit.liabilityMonths} months.`,
            'Rights that the law gives you as a consumer stay untouched.',
          ],
        },
        {
          title: 'How lists are sorted',
          lines: [
            'A search shows first what fits your words best: the plain product before special ones. A list without a search shows the newest first. You can sort by price or by rating instead.',
            'Nobody pays for a place in a list. The shop itself chooses banners and deals.',
          ],
        },
        {
          title: 'Complaints',
          lines: [
            `Write to our grievance officer: how to reach us stands at the foot of this page. You get an acknowledgement within ${limit.grievanceAcknowledgedHours} hours and an answer that settles the matter within ${limit.grievanceResolvedDays} days.`,
          ],
        },
        {
          title: 'Law',
          lines: [`Indian law governs these terms. The courts in ${limit.courts} decide.`],
        },
      ],
    },
    returns: {
      title: 'Return and Refund Policy',
      intro: 'If something is not right with what you received, this is what you can do.',
      sections: [
        {
          title: 'How long you can return',
          lines: [
            `Goods that do not perish: within ${limit.returnDays} days from delivery.`,
            `Goods that perish, such as live plants and cultures: within ${limit.perishableReturnHours} hours from delivery.`,
          ],
        },
        {
          title: 'Damaged or wrong goods',
          lines: [
            `Report a damaged or wrong item within ${limit.damageReportHours} hours, with images of the goods and of the packing.`,
            'Once the seller has approved the return, you get your money back.',
          ],
        },
        {
          title: 'How goods must come back',
          lines: [
            'Unopened, with label and lot number. Opened seed, fertiliser and crop protection cannot be taken back unless they are faulty.',
          ],
        },
        {
          title: 'Your refund',
          lines: [
            `When the return is approved, the refund is made within ${limit.refundBusinessDays} business days.`,
            'What was paid online goes back the same way; what was paid in cash goes to the UPI id or the bank account that you give with the return.',
          ],
        },
      ],
    },
    privacy: {
      title: 'Privacy Policy',
      intro: 'What we know about you, why, and what you can do about it.',
      sections: [
        {
          title: 'What we keep',
          lines: [
            'Name, phone and WhatsApp number, e-mail and addresses, so that goods reach you.',
            'Your orders, wishlist, reviews and enquiries.',
            `Where cash goes back, encrypted: your UPI id or bank account. It is deleted ${limit.destinationDays} days after the refund.`,
            'Card data is not stored. Payments go through third-party gateways.',
          ],
        },
        {
          title: 'What stays on your phone',
          lines: [
            'Your cart, a copy of your wishlist and addresses, and changes that wait for network. Logging out removes your account data from the phone; the cart stays.',
            'Your position is read only when you press Use My Location, and only to find your PIN.',
          ],
        },
        {
          title: 'Who sees it',
          lines: [
            'The seller and the carrier of your order see the name, the phone number and the address they need.',
            'Reviews show your first name and one initial. We do not sell your data.',
          ],
        },
        {
          title: 'Your rights',
          lines: [
            'You may ask to see, correct or delete your data. Orders are kept as long as the law demands.',
            `Complaints are acknowledged within ${limit.grievanceAcknowledgedHours} hours and resolved within ${limit.grievanceResolvedDays} days.`,
            `Haldhar is for people of ${limit.minimumAge} years or older.`,
          ],
        },
      ],
    },
    cancellation: {
      title: 'Cancellation Policy',
      intro: 'You can change your mind until the goods leave the seller.',
      sections: [
        {
          title: 'Before shipment',
          lines: [
            'Open Your Orders and press Cancel item. There is no fee before shipment.',
            `If you have paid, the refund is started within ${limit.cancellationRefundStartBusinessDays} business days and credited within ${limit.refundBusinessDays} business days.`,
          ],
        },
        {
          title: 'After shipment',
          lines: [
            'There is no cancellation after shipping. You can return the goods under the Return and Refund Policy.',
          ],
        },
        {
          title: 'If the seller cancels',
          lines: [
            'Goods may be sold out or a seller may not deliver to your village. You are told at once, and what you paid is refunded in full.',
          ],
        },
      ],
    },
    shipping: {
      title: 'Shipping and Delivery Policy',
      intro: 'How the goods come to you.',
      sections: [
        {
          title: 'Where and when',
          lines: [
            'Sellers deliver to every PIN that their carrier serves. Small goods usually take 3 to 7 days, machines and pipes longer.',
            'Your Orders shows whether an item is placed, shipped or delivered.',
          ],
        },
        {
          title: 'What it costs',
          lines: [
            'The price you confirm is the price you pay. *Where a heavy item needs extra carriage, its page says so.',
          ],
        },
        {
          title: 'When the goods arrive',
          lines: [
            'Look at the packing before you pay or sign. Note damage on the slip and take a picture.',
            `Report damage or a wrong item within ${limit.damageReportHours} hours, with images.`,
          ],
        },
      ],
    },
    disclaimer: {
      title: 'Disclaimer Policy',
      intro: 'What you should know before you rely on what you read here.',
      sections: [
        {
          title: 'Advice and yields',
          lines: [
            'Weather, soil and water decide with the seed. No yield is promised.',
            'Doses and crops are given for orientation. The label and your agriculture office have the last word.',
          ],
        },
        {
          title: 'Pictures and names',
          lines: [
            'Pictures are drawings and show the kind of goods, not every detail. Brand names belong to their owners.',
          ],
        },
        {
          title: 'Goods under licence',
          lines: [
            'Keep crop protection away from children, food and animals. Wear gloves, and follow the waiting time before harvest.',
          ],
        },
        {
          title: 'Liability',
          lines: [
            `It is capped at the fees you paid in the previous ${limit.liabilityMonths} months. Indian law applies, with courts in ${limit.courts}.`,
          ],
        },
      ],
    },
  }) satisfies Record<string, PolicyText>

export type PolicyName = keyof ReturnType<typeof policies>

export const policyFrame = { effective: 'In force from', contact: 'Questions about this page? Write or call:' }

export const about = {
  title: 'About Us',
  hero: 'Good seed, fair prices, straight from the seller.',
  heroText:
    'Haldhar is the one who holds the plough. We built the shop for the person behind the plough: quick on a cheap phone, honest about prices, and there when the network is not.',
  mission: 'Our mission',
  missionText:
    'Connect farmers and sellers directly, without middlemen, so that the money stays with those who work for it.',
  vision: 'Our vision',
  visionText:
    'Every farmer in India finds every input at a known price and from a checked seller, however far the village.',
  values: 'Our values',
  valuesText: 'Say what is true. Lose nothing that a farmer has entrusted to us. Spend no data that is not needed.',
  story: 'Our story',
  storyText: (founded: number) =>
    `Founded in ${founded} with a handful of seed sellers, Haldhar has grown with every season.`,
  farmers: 'farmers',
  products: 'products',
  cities: 'cities',
  support: 'support',
  callTitle: 'Work with us',
  becomeSeller: 'Become A Seller',
  bulkOrder: 'Contact For Bulk Orders',
}
