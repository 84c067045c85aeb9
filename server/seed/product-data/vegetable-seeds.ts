import { packs, type Good } from './trade.ts'

type Row = readonly [
  crop: string,
  variety: string,
  kind: 'public' | 'hybrid',
  firstPick: string,
  rate: string,
  season: string,
  price: number,
  grams: readonly number[],
  note: string,
]

// oxfmt-ignore
const ROWS: readonly Row[] = [
  ['Tomato', 'Pusa Ruby', 'public', '60 to 65 days after planting', '160 g per acre', 'autumn and spring', 65, [10, 50, 100], 'Flat round red fruit, slightly sour, for home and market.'],
  ['Tomato', 'Arka Rakshak', 'hybrid', '60 to 65 days after planting', '60 g per acre', 'sowing all year', 420, [10], 'Public hybrid that withstands leaf curl, bacterial wilt and early blight.'],
  ['Tomato', 'Lalima', 'hybrid', '60 to 65 days after planting', '50 g per acre', 'rabi', 385, [10, 50], 'Firm oval fruit of 80 to 90 g that travels well.'],
  ['Tomato', 'Suhagan', 'hybrid', '65 to 70 days after planting', '50 g per acre', 'kharif and rabi', 445, [10], 'Round firm fruit, sets in warm weather also.'],
  ['Chilli', 'Pusa Jwala', 'public', '70 to 75 days after planting', '300 g per acre', 'kharif and summer', 85, [10, 50, 100], 'Long thin curved green chilli, very hot.'],
  ['Chilli', 'Byadgi Kaddi', 'public', '80 to 85 days after planting', '300 g per acre', 'kharif', 95, [10, 50, 100], 'Deep red wrinkled chilli for colour, little heat.'],
  ['Chilli', 'Teekhi Rani', 'hybrid', '60 to 65 days after planting', '100 g per acre', 'sowing all year', 460, [10], 'Dark green glossy fruit of 9 to 11 cm, heavy bearer.'],
  ['Capsicum', 'Harit Kalash', 'hybrid', '65 to 70 days after planting', '100 g per acre', 'cool season and shade net', 690, [10], 'Blocky green fruit of 130 to 150 g with thick wall.'],
  ['Brinjal', 'Pusa Purple Long', 'public', '75 to 80 days after planting', '200 g per acre', 'sowing all year', 60, [10, 50, 100], 'Long purple glossy fruit.'],
  ['Brinjal', 'Krishnamani', 'hybrid', '55 to 60 days after planting', '80 g per acre', 'sowing all year', 290, [10], 'Round purple-black fruit of 250 g.'],
  ['Okra', 'Arka Anamika', 'public', '45 to 50 days', '3.5 kg per acre', 'kharif and summer', 110, [100, 250, 500], 'Withstands yellow vein mosaic; tender spineless fruit.'],
  ['Okra', 'Parbhani Kranti', 'public', '50 to 55 days', '3.5 kg per acre', 'kharif and summer', 115, [100, 250, 500], 'Smooth green fruit, withstands yellow vein mosaic.'],
  ['Okra', 'Harishma', 'hybrid', '42 to 45 days', '2.5 kg per acre', 'sowing in all warm months', 560, [100, 250], 'Dark green short-jointed plants, long picking.'],
  ['Onion', 'Bhima Shakti', 'public', '125 to 130 days after planting', '3 kg per acre', 'rabi and late kharif', 1250, [500, 1000], 'Red globes that keep five to six months.'],
  ['Onion', 'Bhima Super', 'public', '100 to 105 days after planting', '3 kg per acre', 'kharif and late kharif', 1200, [500, 1000], 'Red onion with mostly single centres.'],
  ['Onion', 'Bhima Shubhra', 'public', '110 to 115 days after planting', '3 kg per acre', 'kharif', 1350, [500, 1000], 'White onion for table and drying.'],
  ['Onion', 'Nasik Red N-53', 'public', '90 to 100 days after planting', '3.5 kg per acre', 'kharif', 980, [500, 1000], 'Early kharif onion, dark red flat globe.'],
  ['Onion', 'Agrifound Light Red', 'public', '115 to 120 days after planting', '3 kg per acre', 'rabi', 1180, [500, 1000], 'Light red globes that keep well.'],
  ['Cauliflower', 'Pusa Snowball K-1', 'public', '90 to 95 days after planting', '200 g per acre', 'late winter', 90, [10, 50], 'Snow-white compact curd.'],
  ['Cabbage', 'Golden Acre', 'public', '60 to 65 days after planting', '200 g per acre', 'winter', 60, [10, 50, 100], 'Small round early heads of about 1 kg.'],
  ['Cabbage', 'Dhaval Gola', 'hybrid', '65 to 70 days after planting', '100 g per acre', 'sowing all year', 320, [10], 'Tight round heads that stand in the field.'],
  ['Cucumber', 'Pusa Uday', 'public', '50 to 55 days', '1 kg per acre', 'summer and kharif', 75, [25, 100], 'Light green fruit of 15 cm.'],
  ['Cucumber', 'Sheetal Dhara', 'hybrid', '38 to 42 days', '400 g per acre', 'sowing all year', 360, [25], 'Uniform dark green salad cucumber.'],
  ['Bottle gourd', 'Pusa Naveen', 'public', '55 to 60 days', '2 kg per acre', 'summer and kharif', 85, [50, 100, 500], 'Straight cylinder fruit of about 800 g.'],
  ['Bitter gourd', 'Pusa Do Mausami', 'public', '55 to 60 days', '2 kg per acre', 'summer and kharif', 120, [50, 100], 'Dark green fruit with soft ridges, two seasons.'],
  ['Bitter gourd', 'Karvi Mani', 'hybrid', '48 to 52 days', '700 g per acre', 'sowing in all warm months', 520, [50], 'Spindle fruit with sharp spines, stands transport.'],
  ['Ridge gourd', 'Pusa Nasdar', 'public', '55 to 60 days', '2 kg per acre', 'summer and kharif', 95, [50, 100], 'Light green club-shaped fruit.'],
  ['Pumpkin', 'Arka Chandan', 'public', '110 to 120 days', '2 kg per acre', 'summer and kharif', 90, [50, 100], 'Round fruit of 2 to 3 kg, orange flesh.'],
  ['Watermelon', 'Sugar Baby', 'public', '75 to 80 days', '1.5 kg per acre', 'summer, sow January to February', 95, [50, 100, 500], 'Dark round fruit of 3 to 5 kg, deep red and sweet.'],
  ['Watermelon', 'Meethi Nadi', 'hybrid', '65 to 70 days', '350 g per acre', 'summer', 880, [50], 'Oblong striped fruit of 4 kg, crisp red flesh.'],
  ['Muskmelon', 'Hara Madhu', 'public', '85 to 90 days', '1 kg per acre', 'summer', 110, [50, 100], 'Green flesh, very sweet.'],
  ['Carrot', 'Pusa Rudhira', 'public', '85 to 90 days', '2.5 kg per acre', 'winter, sow September to October', 160, [100, 500], 'Long deep red roots for gajar halwa and juice.'],
  ['Radish', 'Pusa Chetki', 'public', '40 to 45 days', '4 kg per acre', 'summer and rains', 75, [100, 500], 'White tender roots also in warm months.'],
  ['Beetroot', 'Crimson Globe', 'public', '60 to 65 days', '3 kg per acre', 'winter', 120, [100, 500], 'Round dark red roots.'],
  ['Spinach', 'All Green', 'public', 'first cut 30 days', '10 kg per acre', 'sowing almost all year', 60, [250, 1000], 'Palak with six to seven cuts.'],
  ['Coriander', 'CS 6 Swathi', 'public', 'leaf 35 days', '8 kg per acre', 'rabi', 90, [250, 1000], 'For green leaf and for seed.'],
  ['Fenugreek', 'Pusa Early Bunching', 'public', 'leaf 30 days', '10 kg per acre', 'rabi', 70, [250, 1000], 'Methi in two to three cuts.'],
  ['Pea', 'Arkel', 'public', '55 to 60 days', '40 kg per acre', 'rabi, sow October', 240, [1000, 5000, 10000], 'Early garden pea with sickle pods.'],
  ['Pea', 'Azad P-3', 'public', '65 to 70 days', '35 kg per acre', 'rabi', 255, [1000, 5000, 10000], 'Dark green long pods, sweet grain.'],
  ['French bean', 'Arka Komal', 'public', '50 to 55 days', '25 kg per acre', 'rabi and spring', 190, [500, 1000], 'Bush bean with flat green pods.'],
  ['Cluster bean', 'Pusa Navbahar', 'public', '50 to 55 days', '6 kg per acre', 'summer and kharif', 110, [250, 500], 'Single-stem guar for vegetable, smooth pods.'],
  ['Cowpea', 'Pusa Komal', 'public', '45 to 50 days', '6 kg per acre', 'summer and kharif', 120, [250, 500], 'Lobia pods of 25 to 30 cm.'],
  ['Marigold', 'Pusa Narangi', 'public', 'flowers in 125 days', '600 g per acre', 'winter', 140, [10, 50], 'Large orange flowers for garland.'],
  ['Drumstick', 'PKM 1', 'public', '6 to 8 months', '200 g per acre', 'rains', 160, [50, 100, 500], 'Annual moringa with long pods.'],
  ['Papaya', 'Arka Surya', 'public', '9 to 10 months', '40 g per acre', 'planting in the rains, nursery from February', 340, [10], 'Fruit of 600 to 800 g, deep pink flesh.'],
]

const container = (grams: number): string => (grams >= 1000 ? 'bag' : 'pouch')

const good = ([crop, variety, kind, firstPick, rate, season, price, grams, note]: Row): Good => ({
  title: `${crop} seed, ${kind === 'hybrid' ? 'hybrid ' : ''}${variety}`,
  short: `${note} ${kind === 'hybrid' ? 'Hybrid' : 'Open variety'} for ${season}.`,
  details: [
    note,
    `Crop and variety: ${crop.toLowerCase()}, ${variety}${kind === 'hybrid' ? ' (hybrid; do not keep its seed for the next crop)' : ' (notified public variety)'}.`,
    `Season: ${season}.`,
    `Seed: ${rate}. Ready: ${firstPick}.`,
    'Pack: moisture-proof, with lot number, germination and date of test.',
    'Keep dry and cool, sow before the date on the pack. Treated seed is poison: not for eating or feed.',
  ],
  packs: packs('gram', price, grams).map((pack) => ({ ...pack, name: gramName(pack.amount) })),
  drawing: {
    shape: kind === 'hybrid' && grams[0] === 10 ? 'seed-tin' : 'pouch',
    motif: crop.toLowerCase().replace(' ', '-'),
    label: short(variety),
  },
  words: `${crop} seed vegetable ${variety} ${season}`,
  licence: 'seed',
  oneMaker: kind === 'hybrid' && variety !== 'Arka Rakshak',
})

const gramName = (grams: number): string => `${grams >= 1000 ? `${grams / 1000} kg` : `${grams} g`} ${container(grams)}`

const LABEL_MAX = 9

/** What fits on the label of a small pouch: the whole name, else its last word. */
const short = (variety: string): string => {
  const name = variety.toUpperCase()
  if (name.length <= LABEL_MAX) return name
  const words = name.split(' ')
  const last = words.at(-1) ?? ''
  return (last.length >= 3 ? last : words.join('')).slice(0, LABEL_MAX)
}

/** Seeds of vegetables, flowers and fruit, by the gram. */
export const vegetableSeeds: readonly Good[] = ROWS.map(good)
