import { packs, type Good } from './trade.ts'

type Row = readonly [
  crop: string,
  variety: string,
  kind: 'public' | 'research',
  days: string,
  rate: string,
  season: string,
  pricePerBag: number,
  bagKg: readonly number[],
  note: string,
]

// oxfmt-ignore
const ROWS: readonly Row[] = [
  ['Wheat', 'HD 2967', 'public', '140 to 145', '40 kg per acre', 'rabi, sow 1 to 20 November', 1650, [40], 'Timely sown, irrigated. Long known for steady yield in Punjab, Haryana, UP and Bihar.'],
  ['Wheat', 'HD 3086', 'public', '140 to 145', '40 kg per acre', 'rabi, sow 5 to 25 November', 1720, [40], 'Strong straw for irrigated land of the north-west plains.'],
  ['Wheat', 'DBW 187', 'public', '120 to 148', '40 kg per acre', 'rabi, sow 25 October to 15 November', 1850, [20, 40], 'Karan Vandana. Does well with early sowing and good water.'],
  ['Wheat', 'DBW 303', 'public', '145 to 156', '40 kg per acre', 'rabi, sow 25 October to 10 November', 1900, [20, 40], 'Karan Vaishnavi. For early sowing and high inputs.'],
  ['Wheat', 'GW 322', 'public', '115 to 120', '40 kg per acre', 'rabi, sow 5 to 25 November', 1580, [40], 'For Madhya Pradesh, Gujarat and Chhattisgarh, three to five waterings.'],
  ['Wheat', 'Lok 1', 'public', '105 to 110', '45 kg per acre', 'rabi, up to mid December', 1500, [20, 40], 'Old favourite of central India; bold grain, fits late sowing.'],
  ['Wheat', 'HI 1544', 'public', '110 to 115', '40 kg per acre', 'rabi, sow 10 to 25 November', 1680, [40], 'Purna. Good chapati grain for the central zone.'],
  ['Wheat', 'HI 8759', 'public', '115 to 120', '45 kg per acre', 'rabi, sow 10 to 25 November', 1780, [40], 'Pusa Tejas, a durum for dalia, suji and pasta.'],
  ['Wheat', 'C 306', 'public', '135 to 145', '45 kg per acre', 'rabi, rainfed', 1950, [20, 40], 'Sharbati grain for rainfed land with little water.'],
  ['Paddy', 'Pusa Basmati 1121', 'public', '140 to 145', '5 kg per acre', 'kharif, nursery from 20 May', 780, [10, 30], 'Extra long slender grain with aroma. Needs water through the season.'],
  ['Paddy', 'Pusa Basmati 1509', 'public', '115 to 120', '5 kg per acre', 'kharif, nursery from mid June', 760, [10, 30], 'Early basmati: about four waterings less than 1121.'],
  ['Paddy', 'Pusa Basmati 1718', 'public', '135 to 138', '5 kg per acre', 'kharif, nursery from 20 May', 820, [10], 'Basmati with resistance to bacterial leaf blight.'],
  ['Paddy', 'PR 126', 'public', '120 to 125', '8 kg per acre', 'kharif, transplant up to mid July', 520, [8, 24], 'Short duration, saves water and leaves time for straw.'],
  ['Paddy', 'Swarna MTU 7029', 'public', '145 to 150', '12 kg per acre', 'kharif', 460, [10, 25], 'For shallow lowland in the east; heavy tillering.'],
  ['Paddy', 'MTU 1010', 'public', '120 to 125', '12 kg per acre', 'kharif and rabi', 450, [10, 25], 'Cottondora Sannalu. Long slender grain, fits both seasons.'],
  ['Paddy', 'Samba Mahsuri BPT 5204', 'public', '145 to 150', '12 kg per acre', 'kharif', 520, [10, 25], 'Medium slender fine rice liked in the south.'],
  ['Paddy', 'IR 64', 'public', '115 to 120', '12 kg per acre', 'kharif and rabi', 440, [10, 25], 'Long slender grain for irrigated land.'],
  ['Paddy', 'Sahbhagi Dhan', 'public', '115 to 120', '14 kg per acre', 'kharif, rainfed upland', 430, [10], 'Withstands a dry spell; for Jharkhand, Odisha and Chhattisgarh.'],
  ['Maize', 'DHM 117', 'public', '100 to 105', '8 kg per acre', 'kharif and rabi', 560, [4, 8], 'Public hybrid for grain, orange-yellow.'],
  ['Maize', 'HQPM 1', 'public', '105 to 110', '8 kg per acre', 'kharif and rabi', 540, [4, 8], 'Quality protein maize, good for home and poultry.'],
  ['Maize', 'Sonkesar hybrid', 'research', '95 to 105', '8 kg per acre', 'kharif and rabi', 1480, [4], 'Research hybrid, full tip filling, orange grain.'],
  ['Maize', 'African Tall', 'public', '60 to 65', '20 kg per acre', 'all year with water', 420, [5, 10], 'Tall green fodder with many leaves.'],
  ['Mustard', 'Pusa Bold', 'public', '130 to 135', '1.5 kg per acre', 'rabi, sow 10 to 30 October', 290, [1, 2], 'Bold seed, about 40% oil.'],
  ['Mustard', 'RH 725', 'public', '136 to 143', '1.25 kg per acre', 'rabi, sow 10 to 25 October', 330, [1, 2], 'Long pods, for irrigated and rainfed land.'],
  ['Mustard', 'Giriraj DRMRIJ 31', 'public', '137 to 153', '1.5 kg per acre', 'rabi, sow 10 to 25 October', 340, [1, 2], 'High yield and oil for Rajasthan, Haryana and Delhi.'],
  ['Mustard', 'Pusa Mustard 25', 'public', '105 to 110', '1.5 kg per acre', 'early rabi, sow in September', 310, [1, 2], 'Very early: ready in time for wheat or a vegetable.'],
  ['Gram', 'JG 11', 'public', '95 to 100', '30 kg per acre', 'rabi, sow 15 October to 10 November', 1150, [10, 30], 'Desi chana with bold seed, resists wilt.'],
  ['Gram', 'JAKI 9218', 'public', '95 to 110', '30 kg per acre', 'rabi', 1180, [10, 30], 'Desi chana for Maharashtra and Madhya Pradesh.'],
  ['Gram', 'Digvijay', 'public', '105 to 110', '28 kg per acre', 'rabi, rainfed and irrigated', 1220, [10, 30], 'Yellow-brown bold chana for Maharashtra.'],
  ['Gram', 'KAK 2 kabuli', 'public', '95 to 100', '40 kg per acre', 'rabi', 1450, [10, 30], 'Bold white kabuli chana.'],
  ['Tur', 'BDN 711', 'public', '150 to 155', '5 kg per acre', 'kharif, sow with first rain', 680, [2, 5], 'White tur that ripens evenly; fits shallow soil.'],
  ['Tur', 'Asha ICPL 87119', 'public', '170 to 180', '5 kg per acre', 'kharif', 660, [2, 5], 'Resists wilt and sterility mosaic.'],
  ['Moong', 'IPM 02-3', 'public', '62 to 68', '8 kg per acre', 'kharif and summer', 820, [4, 8], 'Bold shining grain, withstands yellow mosaic.'],
  ['Moong', 'Virat IPM 205-7', 'public', '52 to 55', '10 kg per acre', 'summer, after wheat', 860, [4, 8], 'Ripens in less than two months between two crops.'],
  ['Urad', 'TAU 1', 'public', '70 to 75', '6 kg per acre', 'kharif', 640, [4, 8], 'Bold black gram for Maharashtra.'],
  ['Soybean', 'JS 335', 'public', '95 to 100', '30 kg per acre', 'kharif, sow after 100 mm of rain', 2650, [30], 'The best known soybean of Malwa and Vidarbha.'],
  ['Soybean', 'JS 20-34', 'public', '86 to 88', '30 kg per acre', 'kharif', 2850, [30], 'Early: ready for chana or wheat after it.'],
  ['Soybean', 'Phule Sangam KDS 726', 'public', '100 to 105', '26 kg per acre', 'kharif', 3150, [26], 'Withstands rust; bold grain and tall plant.'],
  ['Groundnut', 'TAG 24', 'public', '100 to 115', '40 kg per acre of kernels', 'kharif and summer', 2250, [20], 'Bunch type with high shelling.'],
  ['Groundnut', 'GG 20', 'public', '110 to 115', '45 kg per acre of kernels', 'kharif', 2350, [20], 'Spreading-bunch type of Saurashtra, bold kernels.'],
  ['Cotton', 'Shwetdhara hybrid', 'research', '150 to 160', '475 g per acre', 'kharif, sow with first rain', 864, [0.475], 'Hybrid cotton for irrigated and rainfed black soil. Refuge seed inside the box.'],
  ['Cotton', 'Kapasmani hybrid', 'research', '145 to 155', '475 g per acre', 'kharif', 864, [0.475], 'Hybrid cotton with big bolls, easy to pick.'],
  ['Bajra', 'HHB 67 Improved', 'public', '60 to 65', '1.5 kg per acre', 'kharif', 330, [1.5, 3], 'Very early, resists downy mildew; for dry Rajasthan and Haryana.'],
  ['Bajra', 'Dhanashakti', 'public', '74 to 78', '1.5 kg per acre', 'kharif', 300, [1.5, 3], 'Rich in iron, open pollinated, seed can be kept.'],
  ['Jowar', 'Maldandi M 35-1', 'public', '115 to 120', '4 kg per acre', 'rabi, sow 15 September to 15 October', 320, [3, 4], 'Rabi jowar for bhakri and sweet fodder.'],
  ['Ragi', 'GPU 28', 'public', '110 to 115', '4 kg per acre', 'kharif', 260, [3, 5], 'Resists blast; for Karnataka and Tamil Nadu.'],
  ['Sunflower', 'Suraj 7 hybrid', 'research', '90 to 95', '2 kg per acre', 'rabi and summer', 1350, [2], 'Hybrid with filled heads, about 40% oil.'],
  ['Sesame', 'GT 10', 'public', '90 to 95', '1.25 kg per acre', 'kharif and summer', 260, [1, 2], 'Black til that sells well.'],
  ['Castor', 'GCH 7', 'public', '180 to 210', '2 kg per acre', 'kharif', 620, [2], 'Hybrid castor for Gujarat and Rajasthan, withstands wilt.'],
  ['Cumin', 'GC 4', 'public', '105 to 110', '5 kg per acre', 'rabi, sow 1 to 15 November', 690, [1, 5], 'Gujarat Cumin 4; withstands wilt.'],
  ['Berseem', 'Wardan', 'public', 'first cut 50', '8 kg per acre', 'rabi, sow in October', 340, [1, 5, 10], 'Green fodder in four to six cuts for milk animals.'],
  ['Lucerne', 'Anand 2', 'public', 'first cut 55', '8 kg per acre', 'rabi, sow October to November', 540, [1, 5], 'Perennial green fodder, many cuts a year.'],
  ['Potato', 'Kufri Pukhraj', 'public', '70 to 90', '12 quintal per acre', 'rabi, plant in October', 1350, [50], 'Early table potato, white flesh, high yield.'],
  ['Potato', 'Kufri Jyoti', 'public', '90 to 110', '12 quintal per acre', 'rabi and hills', 1420, [50], 'Known in plains and hills, keeps well.'],
]

const LABEL_MAX = 9

/** What fits on the label: the code if the variety has one, else its own name. */
const labelOf = (variety: string): string => {
  const code = /[A-Z]{1,4} ?\d[\d-]*|\d{3,}/.exec(variety)?.[0]
  if (code !== undefined) return code
  const words = variety.replace(' hybrid', '').toUpperCase().split(' ')
  return words.join(' ').length <= LABEL_MAX ? words.join(' ') : (words.at(-1) ?? '').slice(0, LABEL_MAX)
}

const firstSentence = (note: string): string => `${note.split('. ')[0]?.replace(/\.$/, '')}.`
const readyIn = (days: string): string =>
  days.startsWith('first cut ') ? `First cut after ${days.slice(10)} days.` : `Ready in ${days} days.`

const good = ([crop, variety, kind, days, rate, season, price, bags, note]: Row): Good => {
  const big = (bags.at(-1) ?? 0) >= 20
  const seed = crop === 'Potato' ? 'seed tubers' : 'seed'
  return {
    title: `${crop} ${seed}, ${variety}`,
    short: `${firstSentence(note)} ${readyIn(days)}`,
    details: [
      note,
      `Crop and variety: ${crop.toLowerCase()}, ${variety}${kind === 'public' ? ' (notified public variety)' : ' (research variety)'}.`,
      `Season: ${season}.`,
      `${crop === 'Potato' ? 'Tubers' : 'Seed'}: ${rate}. ${readyIn(days)}`,
      `Pack: ${kind === 'public' ? 'certified seed with tag' : 'truthfully labelled seed'}; lot number, germination and date of test are printed on the ${big ? 'bag' : 'pouch'}.`,
      'Keep dry and cool. Treated seed is poison: not for eating, oil or feed. Yield depends on soil, water and care.',
    ],
    packs: packs('kg', price, bags, big ? 'bag' : crop === 'Cotton' ? 'box' : 'pouch'),
    drawing: {
      shape: big ? 'seed-bag' : crop === 'Cotton' ? 'seed-box' : 'pouch',
      motif: crop.toLowerCase(),
      label: labelOf(variety),
    },
    words: `${crop} ${seed} ${variety} ${season}`,
    licence: 'seed',
    oneMaker: kind === 'research',
    ...(crop === 'Cotton' ? { fixedPrice: true } : {}),
  }
}

/** Seeds of field crops, by the bag. */
export const fieldSeeds: readonly Good[] = ROWS.map(good)
