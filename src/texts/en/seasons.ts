/** What the first screen of the shop says in each season. */
export const seasons = {
  kharif: {
    title: 'Kharif sowing starts with good seed.',
    text: 'Paddy, soybean, cotton and pulses from licensed sellers, with the lot number on every pouch.',
    action: 'See kharif seed',
  },
  rabi: {
    title: 'Rabi sowing starts with good seed.',
    text: 'Tested seed from licensed sellers, with the lot number on every pouch.',
    action: 'See rabi seed',
  },
  zaid: {
    title: 'Water well, and the summer crop pays.',
    text: 'Drip lines, pumps and short crops for the weeks before the rain.',
    action: 'See irrigation',
  },
}
