/** Facts and limits that the static pages have to name. */
export const LONG_PAGES: readonly (readonly [path: string, facts: readonly string[]])[] = [
  [
    '/about',
    ['Our mission', 'Our vision', 'Our values', 'Our story', 'Founded in 2023', '10,000+', '50,000+', '100+', '24/7'],
  ],
  [
    '/terms-of-service',
    [
      '18 years or older',
      'One person has one account',
      'business papers, the licences that their goods need, and the bank account',
      '30 days',
      'the previous 12 months',
      'within 48 hours',
      'Indian law',
      'New Delhi',
      'third-party payment gateways',
      'does not store card data',
      '25 September 2025',
    ],
  ],
  [
    '/return-and-refund',
    ['within 10 days from delivery', 'within 24 hours from delivery', 'with images', 'within 7 business days'],
  ],
  [
    '/privacy-policy',
    ['acknowledged within 48 hours and resolved within 30 days', 'Card data is not stored', '18 years'],
  ],
  [
    '/cancellation-policy',
    [
      'started within 2 business days and credited within 7 business days',
      'no fee before shipment',
      'no cancellation after shipping',
    ],
  ],
  ['/shipping-and-delivery', ['within 24 hours, with images']],
  ['/disclaimer-policy', ['the previous 12 months', 'New Delhi']],
]
