import type { DrawingName } from '../drawings/names.ts'
import { bag, drawingOf, kilos, litres, type Good, type Pack } from './trade.ts'

type Row = readonly [
  title: string,
  drawing: DrawingName,
  label: string,
  packs: readonly Pack[],
  short: string,
  use: string,
  words: string,
]

/** Prices that the government sets. */
// oxfmt-ignore
const CONTROLLED: readonly Row[] = [
  ['Urea, neem coated, 46% nitrogen', 'sack', '46 N', bag(266.5, 45), 'Nitrogen for all crops. The neem coat lets it work slowly.', 'Split the dose: at sowing, at tillering and before flowering. Give it on moist soil and cover it.', 'urea nitrogen'],
  ['DAP, 18:46:0', 'sack', '18:46:0', bag(1350, 50), 'Phosphate with nitrogen for sowing time, good for roots.', 'Place 50 kg per acre below or beside the seed at sowing of wheat, paddy, gram and potato.', 'dap diammonium phosphate'],
]

// oxfmt-ignore
const BAGS: readonly Row[] = [
  ['Muriate of potash, 60% potash', 'sack', '0:0:60', bag(1650, 50), 'Potash for filling grain, sugar in cane and strength against disease.', 'Give 20 to 40 kg per acre by soil test, half at sowing. Not for tobacco.', 'mop potash'],
  ['Single super phosphate, granules, 16%', 'sack', 'SSP 16', bag(470, 50), 'Phosphate with sulphur and calcium, liked by oilseeds and pulses.', 'Give 100 to 150 kg per acre in the last ploughing.', 'ssp super phosphate sulphur'],
  ['Single super phosphate with zinc and boron', 'sack', 'SSP ZN', bag(540, 50), 'Super phosphate enriched with zinc and boron.', 'Give 100 to 150 kg per acre in the last ploughing of soybean, groundnut and mustard.', 'ssp super phosphate zinc boron'],
  ['Triple super phosphate, 46%', 'sack', 'TSP 46', bag(1300, 50), 'Concentrated phosphate without nitrogen.', 'Use at sowing where nitrogen is given apart.', 'tsp phosphate'],
  ['NPK 10:26:26', 'sack', '10:26:26', bag(1470, 50), 'Complex for crops that need much phosphate and potash.', 'Give 50 to 75 kg per acre at sowing of cane, potato, banana and cotton.', 'npk complex'],
  ['NPK 12:32:16', 'sack', '12:32:16', bag(1470, 50), 'Complex for sowing time of nearly all crops.', 'Give 50 to 65 kg per acre at sowing.', 'npk complex'],
  ['NPS 20:20:0:13', 'sack', '20:20:13', bag(1300, 50), 'Nitrogen and phosphate in equal parts with 13% sulphur.', 'Give 50 kg per acre at sowing of oilseeds, paddy and onion.', 'nps ammonium phosphate sulphate sulphur'],
  ['NPK 15:15:15', 'sack', '15:15:15', bag(1450, 50), 'Balanced complex for vegetables and fruit.', 'Give 50 to 100 kg per acre in two parts.', 'npk complex'],
  ['NPK 14:35:14', 'sack', '14:35:14', bag(1700, 50), 'Granules with high phosphate for strong roots.', 'Give 50 to 60 kg per acre at sowing of cotton, chilli and groundnut.', 'npk complex'],
  ['NP 28:28:0', 'sack', '28:28:0', bag(1700, 50), 'Granules with much nitrogen and phosphate.', 'Give 40 to 50 kg per acre to paddy, cotton and chilli.', 'np complex'],
  ['Ammonium sulphate, 20.5% nitrogen', 'sack', '20.5 N', bag(980, 50), 'Nitrogen with 23% sulphur, for alkaline soil, tea and onion.', 'Top dress 25 to 50 kg per acre on moist soil.', 'ammonium sulphate nitrogen'],
  ['Calcium ammonium nitrate, 25% nitrogen', 'sack', 'CAN 25', bag(1100, 50), 'Quick nitrogen that does not make the soil sour.', 'Top dress 30 to 50 kg per acre in vegetables and fruit.', 'can nitrogen'],
  ['Bentonite sulphur, 90%', 'sack', 'S 90', bag(520, 5, 10, 25), 'Slow sulphur pastilles for oil and pungency.', 'Mix 5 to 10 kg per acre with basal fertiliser of onion, garlic, soybean and mustard.', 'sulphur'],
  ['Gypsum powder, agriculture grade', 'sack', 'GYPSUM', bag(230, 25, 50), 'Calcium and sulphur; improves alkaline soil.', 'Give by soil test, 200 kg and more per acre, and water it in. For groundnut at pegging.', 'gypsum calcium'],
  ['Dolomite soil conditioner', 'sack', 'CA MG', bag(290, 25, 50), 'Calcium and magnesium for sour soil.', 'Mix 100 to 200 kg per acre into the soil a month before sowing.', 'dolomite lime magnesium'],
  ['Potash from molasses, granules, 14.5%', 'sack', 'PDM 14', bag(620, 50), 'Indian potash from sugar-mill ash, for all crops.', 'Give 50 to 100 kg per acre at sowing.', 'pdm potash'],
  ['Vermicompost, sieved', 'sack/jute', 'VERMI', bag(60, 5, 25, 40), 'Earthworm compost, dark and crumbly, without smell.', 'Give 400 to 800 kg per acre, or two handfuls to a plant.', 'vermicompost compost organic worm'],
  ['Neem cake powder', 'sack/jute', 'NEEM', bag(210, 5, 25, 50), 'Feeds the soil and keeps nematodes and white ants down.', 'Mix 100 to 200 kg per acre in the last ploughing.', 'neem cake khali organic'],
  ['Castor cake', 'sack/jute', 'CASTOR', bag(780, 25, 50), 'Organic nitrogen of about 4%, works for months.', 'Give 100 to 200 kg per acre before sowing. Not for feed.', 'castor cake khali organic'],
  ['City compost, certified', 'sack/jute', 'COMPOST', bag(160, 25, 50), 'Ripe compost that loosens heavy soil.', 'Give 400 kg and more per acre before sowing.', 'compost organic khad'],
  ['Bone meal, steamed', 'sack/jute', 'BONE', bag(75, 1, 5, 25), 'Slow phosphate and calcium for fruit trees and flowers.', 'Give 200 to 500 g to a tree once a year.', 'bone meal phosphate organic'],
  ['Phosphate rich organic manure', 'sack/jute', 'PROM', bag(640, 50), 'Compost with fine rock phosphate, 10.4% phosphate.', 'Give 100 kg per acre at sowing.', 'prom phosphate organic'],
]

// oxfmt-ignore
const SOLUBLE: readonly Row[] = [
  ['Water soluble 19:19:19', 'pouch-fert', '19:19:19', kilos(145, 1, 5, 25), 'Balanced food for leaves and drip in the growing stage.', 'Spray 5 g per litre, or give 3 to 5 kg per acre by drip.', 'npk soluble drip foliar'],
  ['Potassium nitrate, 13:0:45', 'pouch-fert', '13:0:45', kilos(195, 1, 5, 25), 'Potash and nitrate for size, colour and sugar of fruit.', 'Spray 10 g per litre while the fruit fills, or 3 to 5 kg per acre by drip.', 'potassium nitrate soluble potash drip'],
  ['Mono potassium phosphate, 0:52:34', 'pouch-fert', '0:52:34', kilos(240, 1, 5, 25), 'Phosphate and potash for flower and fruit set.', 'Spray 5 g per litre before flowering, or 3 kg per acre by drip.', 'mkp soluble drip'],
  ['Mono ammonium phosphate, 12:61:0', 'pouch-fert', '12:61:0', kilos(170, 1, 5, 25), 'High phosphate for young roots.', 'Give 2 to 4 kg per acre by drip in the first weeks, or spray 5 g per litre.', 'map soluble drip'],
  ['Sulphate of potash, 0:0:50', 'pouch-fert', '0:0:50', kilos(175, 1, 5, 25), 'Potash with sulphur and without chloride, for grapes, onion and tobacco.', 'Give 3 to 5 kg per acre by drip, or spray 5 to 10 g per litre.', 'sop potash soluble drip'],
  ['Water soluble 13:40:13', 'pouch-fert', '13:40:13', kilos(215, 1, 5, 25), 'For the time before flowering.', 'Spray 5 g per litre, or 3 kg per acre by drip.', 'npk soluble drip foliar'],
  ['Calcium nitrate, 15.5% nitrogen', 'pouch-fert', 'CA 15.5', kilos(95, 1, 5, 25), 'Calcium for firm fruit; helps against blossom end rot.', 'Give 3 to 5 kg per acre by drip. Do not mix with phosphate or sulphate.', 'calcium nitrate soluble drip'],
  ['Nano urea liquid, 4% nitrogen', 'bottle', 'NANO N', litres(225, 0.5), 'Nitrogen for the leaf in one bottle.', 'Spray 2 to 4 ml per litre at tillering and before flowering. Does not replace the basal dose.', 'nano urea liquid nitrogen'],
  ['Zinc sulphate, 21%', 'pouch-fert', 'ZN 21', kilos(85, 1, 5, 10), 'Zinc against khaira in paddy and white bud in maize.', 'Give 8 to 10 kg per acre to the soil. Do not mix with phosphate.', 'zinc sulphate micronutrient'],
  ['Zinc sulphate, 33%', 'pouch-fert', 'ZN 33', kilos(120, 1, 5), 'Stronger zinc, less weight to carry.', 'Give 5 to 6 kg per acre to the soil, or spray 3 g per litre with lime.', 'zinc sulphate micronutrient'],
  ['Zinc EDTA, 12%', 'tin', 'ZN 12', kilos(110, 0.1, 0.25, 0.5, 1), 'Chelated zinc that the leaf takes up well.', 'Spray 0.5 to 1 g per litre twice.', 'zinc chelate edta micronutrient'],
  ['Ferrous sulphate, 19% iron', 'pouch-fert', 'FE 19', kilos(55, 1, 5, 25), 'Iron for yellow young leaves.', 'Give 5 to 10 kg per acre with compost, or spray 5 g per litre with lime.', 'iron ferrous sulphate micronutrient'],
  ['Boron, 20%', 'tin', 'B 20', kilos(95, 0.1, 0.25, 0.5, 1), 'Boron for flower set, against cracking of fruit.', 'Spray 1 g per litre before flowering; 500 g per acre is enough.', 'boron micronutrient'],
  ['Magnesium sulphate, 9.6%', 'pouch-fert', 'MG 9.6', kilos(45, 1, 5, 25), 'Magnesium for green leaves in cotton, grapes and banana.', 'Give 10 to 20 kg per acre, or spray 10 g per litre.', 'magnesium sulphate micronutrient'],
  ['Copper sulphate, 24%', 'box', 'CU 24', kilos(290, 0.5, 1), 'Copper for soil and for Bordeaux mixture.', 'Give 2 to 4 kg per acre, or make Bordeaux mixture with lime.', 'copper sulphate blue neela thotha micronutrient'],
  ['Manganese sulphate, 30.5%', 'pouch-fert', 'MN 30', kilos(130, 1, 5), 'Manganese for wheat on sandy soil after paddy.', 'Spray 5 g per litre before the first watering and again after a week.', 'manganese sulphate micronutrient'],
  ['Micronutrient mix, chelated, for spraying', 'tin', 'MICRO', kilos(120, 0.1, 0.25, 0.5, 1), 'Zinc, iron, manganese, copper, boron and molybdenum in one tin.', 'Spray 1 g per litre two or three times.', 'micronutrient chelate mix'],
]

// oxfmt-ignore
const BIO: readonly Row[] = [
  ['Humic acid, 12% liquid', 'bottle-wide', 'HUMIC', litres(180, 0.5, 1, 5), 'Wakes up roots and helps the soil hold food.', 'Give 1 litre per acre by drip or drench, or spray 2 ml per litre.', 'humic acid root'],
  ['Humic granules, 98% potassium humate', 'bucket', 'HUMATE', kilos(260, 0.5, 1, 5), 'Shining flakes that dissolve, for drip and soil.', 'Give 500 g to 1 kg per acre.', 'humic potassium humate root'],
  ['Seaweed extract, liquid', 'bottle-slim', 'SEAWEED', litres(240, 0.25, 0.5, 1), 'Sea plant extract for flower, fruit and hard weather.', 'Spray 2 to 3 ml per litre at growth, flower and fruit.', 'seaweed extract growth'],
  ['Amino acid, liquid', 'bottle-slim', 'AMINO', litres(260, 0.25, 0.5, 1), 'Helps plants over cold, heat and spraying shock.', 'Spray 2 ml per litre.', 'amino acid growth'],
  ['Rhizobium for pulses and soybean', 'pouch-fert', 'RHIZO', kilos(45, 0.25, 0.5, 1), 'Living culture that fixes nitrogen in the root knots.', 'Coat the seed of one acre with 200 to 250 g in jaggery water, dry in shade and sow the same day.', 'rhizobium biofertiliser culture'],
  ['Azotobacter, liquid', 'bottle-slim', 'AZOTO', litres(110, 0.25, 0.5, 1), 'Living culture that fixes nitrogen for wheat, cotton and vegetables.', 'Give 500 ml per acre with compost or drip. Not with chemicals.', 'azotobacter biofertiliser culture nitrogen'],
  ['Phosphate solubilising bacteria', 'bottle-slim', 'PSB', litres(110, 0.25, 0.5, 1), 'Living culture that frees the phosphate in the soil.', 'Give 500 ml per acre with compost or drip.', 'psb biofertiliser culture phosphate'],
  ['Potash mobilising bacteria', 'bottle-slim', 'KMB', litres(120, 0.25, 0.5, 1), 'Living culture that frees potash for the roots.', 'Give 500 ml per acre with compost or drip.', 'kmb biofertiliser culture potash'],
  ['Mycorrhiza, granules', 'bucket', 'VAM', kilos(420, 4, 8), 'Root fungus that brings water and phosphate.', 'Give 4 kg per acre near the seed or seedling.', 'mycorrhiza vam biofertiliser root'],
  ['Waste decomposer culture', 'bottle', 'DECOMP', litres(60, 0.1, 0.5, 1), 'Turns crop residue and dung into compost in about 40 days.', 'Mix in 200 litre of water with 2 kg jaggery; use after a week.', 'decomposer compost stubble parali'],
]

// oxfmt-ignore
const FREE: readonly Row[] = [
  ['Cocopeat block, washed, low salt', 'block', 'COCO', kilos(110, 0.65, 5), 'Holds water for nursery trays and pots; swells with water.', 'Soak a 5 kg block in 25 litre of water. Mix with compost.', 'cocopeat coir nursery'],
  ['Perlite for nursery', 'pouch-fert', 'PERLITE', kilos(120, 0.5, 2, 5), 'Light white grains that let air to the roots.', 'Mix one part with three parts of cocopeat.', 'perlite nursery'],
]

const good =
  (extra: Partial<Good>) =>
  ([title, drawing, label, rowPacks, short, use, words]: Row): Good => ({
    title,
    short,
    details: [
      short,
      `Use: ${use}`,
      'Dose: by soil test is best. More than needed costs money and harms the soil.',
      `Pack: ${rowPacks.map((pack) => pack.name).join(', ')}; batch and month of packing are printed on it.`,
      'Keep dry, away from food, feed and children.',
    ],
    packs: rowPacks,
    drawing: drawingOf(drawing, label),
    words: `${words} fertiliser`,
    ...extra,
  })

export const fertilisers: readonly Good[] = [
  ...CONTROLLED.map(good({ licence: 'fertiliser', fixedPrice: true })),
  ...[...BAGS, ...SOLUBLE, ...BIO].map(good({ licence: 'fertiliser' })),
  ...FREE.map(good({})),
]
