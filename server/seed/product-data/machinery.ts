import { hardware, type HardwareRow } from './hardware.ts'
import { sizes, type Good } from './trade.ts'

// oxfmt-ignore
const ROWS: readonly HardwareRow[] = [
  ['Power tiller, diesel, 12 HP', 'tiller', '12', 125000, 'Ploughs, puddles and pulls on small fields.', 'Water cooled, 600 mm rotary. Six forward and two reverse gears. About 1.5 litre diesel an hour.', 'power tiller'],
  ['Power tiller, diesel, 15 HP', 'tiller', '15', 168000, 'Strong tiller for heavy soil and puddling.', 'Water cooled, 650 mm rotary, electric start.', 'power tiller'],
  ['Power weeder, petrol, 7 HP', 'weeder', '7 HP', 38500, 'Weeds between rows of cotton, cane and vegetables.', 'Width 60 to 100 cm, depth up to 15 cm. Two forward gears, one reverse.', 'power weeder mini tiller'],
  ['Power weeder, diesel, 9 HP', 'weeder', '9 HP', 62500, 'Diesel weeder that runs for less.', 'Width 90 to 120 cm. Electric start, with ridger.', 'power weeder mini tiller'],
  ['Mini tiller, petrol, 63 cc', 'mini-tiller', '63', 14800, 'Light weeder that one person carries.', 'Two stroke, width 30 to 45 cm. For beds and gardens.', 'mini tiller cultivator weeder'],
  ['Back rotary weeder attachment', 'rotary-head', '', 8900, 'Rotary head for brush cutters of 26 and 28 mm.', 'Width 25 cm. For loose soil.', 'weeder attachment brush cutter'],
  ['Rotavator, 5 feet, 36 blades', 'rotavator', '5', 92000, 'Makes a fine seedbed in one pass.', 'For tractors of 35 to 40 HP. Multi-speed gear, L blades.', 'rotavator rotary tiller tractor'],
  ['Rotavator, 6 feet, 42 blades', 'rotavator', '6', 104000, 'Makes a fine seedbed in one pass.', 'For tractors of 45 to 50 HP. Multi-speed gear, L blades.', 'rotavator rotary tiller tractor'],
  ['Cultivator, spring type, 9 tines', 'cultivator', '9', 23500, 'Loosens soil and roots out weeds.', 'For tractors of 35 to 45 HP. Heavy springs against stones.', 'cultivator tiller tractor'],
  ['Cultivator, rigid, 7 tines', 'cultivator', '7', 16800, 'For light soil and inter-row work.', 'For tractors of 25 to 35 HP.', 'cultivator tractor'],
  ['Mould board plough, two bottoms', 'plough', '2', 27500, 'Turns soil and stubble under.', 'For tractors of 40 to 50 HP. Depth up to 30 cm.', 'mb plough tractor'],
  ['Disc harrow, 12 discs', 'harrow', '12', 47500, 'Breaks clods and cuts stubble.', 'For tractors of 35 to 45 HP. Discs of 22 inch.', 'disc harrow tractor'],
  ['Reversible plough, hydraulic, two bottoms', 'plough/reversible', '2', 118000, 'Turns at the headland and leaves no open furrow.', 'For tractors of 45 to 55 HP.', 'reversible plough palti tractor'],
  ['Laser-cut leveller blade, 7 feet', 'leveller', '7', 19800, 'Levels land and pulls bunds.', 'For tractors of 35 HP and more.', 'leveller blade tractor'],
  ['Ridger, two rows', 'ridger', '2', 14500, 'Makes ridges for potato, cane and vegetables.', 'For tractors of 30 HP and more; rows can be set.', 'ridger tractor'],
  ['Seed cum fertiliser drill, 9 rows', 'drill', '9', 58500, 'Sows and feeds in straight rows.', 'Fluted rollers, for wheat, gram and soybean. For tractors of 35 HP.', 'seed drill tractor sowing'],
  ['Zero till drill, 11 rows', 'drill', '11', 72500, 'Sows wheat after paddy without ploughing.', 'Inverted T openers. For tractors of 45 HP.', 'zero till drill tractor sowing'],
  ['Manual seeder, single row', 'seeder', '', 3450, 'Pushed by hand; drops one seed at a time.', 'Roller with changeable cells for maize, cotton, okra, groundnut and pulses.', 'seeder planter manual sowing'],
  ['Paddy transplanter, walking, 4 rows', 'transplanter', '4', 215000, 'Plants two acres of paddy in a day.', 'Petrol engine of 4.5 HP. Mat nursery needed.', 'transplanter paddy'],
  ['Drum seeder for paddy, 8 rows', 'drum-seeder', '8', 5600, 'Sows sprouted paddy in rows in puddled land.', 'Pulled by one person, one acre in two hours.', 'drum seeder paddy'],
  ['Brush cutter, petrol, 52 cc', 'brush-cutter', '52', 8400, 'Cuts grass, weeds and small bushes.', 'Two stroke, side hung. With nylon head and 80 teeth blade.', 'brush cutter grass crop cutter'],
  ['Brush cutter, four stroke, 35 cc', 'brush-cutter', '35', 11900, 'Less smoke and petrol, no oil mixing.', 'Four stroke, with nylon head, 3 teeth and 80 teeth blade.', 'brush cutter grass crop cutter'],
  ['Brush cutter, back pack, 52 cc', 'brush-cutter/backpack', '52', 9800, 'Engine on the back, easy on bunds.', 'Two stroke, flexible shaft.', 'brush cutter grass crop cutter'],
  ['Reaper binder attachment, 4 feet', 'reaper', '4', 96000, 'Cuts and lays wheat and paddy in a row.', 'For power tillers and tractors; 0.8 acre an hour.', 'reaper harvester'],
  ['Chaff cutter, electric, 2 HP', 'chaff-cutter', '2 HP', 18500, 'Cuts green and dry fodder, 400 kg an hour.', 'Two blades, safe guard, 2 HP single phase motor included.', 'chaff cutter fodder kutti'],
  ['Chaff cutter, electric, 3 HP, elevated', 'chaff-cutter', '3 HP', 26500, 'Throws the cut fodder up to 3 m.', 'Three blades, 700 kg an hour, motor included.', 'chaff cutter fodder kutti'],
  ['Chaff cutter, hand driven', 'chaff-wheel', '', 9200, 'Wheel cutter for two or three animals.', 'Cast wheel, two blades, blade guard and lock.', 'chaff cutter fodder kutti hand'],
  ['Maize sheller, electric, 1 HP', 'sheller', '1 HP', 14200, 'Shells 200 kg of maize an hour.', 'Single phase motor included.', 'maize sheller'],
  ['Maize sheller, hand, tube', 'tube-sheller', '', sizes(['1 piece', 110], ['5 pieces', 490]), 'Four fins inside; 15 kg an hour.', 'Steel, fits the hand.', 'maize sheller hand'],
  ['Multi-crop thresher, 5 HP', 'thresher', '5 HP', 68000, 'Threshes wheat, gram, moong, soybean and jowar.', 'For motor or power tiller of 5 HP; sieves for five crops.', 'thresher multi crop'],
  ['Paddy thresher, pedal', 'pedal-thresher', '', 7400, 'Threshing drum for small fields and hills.', 'Wire loops on a wooden drum, one or two persons.', 'thresher paddy pedal'],
  ['Winnowing fan, electric', 'winnower', '', 6900, 'Cleans grain without wind.', 'Blade of 24 inch, 0.5 HP motor.', 'winnower fan grain cleaning'],
  ['Flour mill, 2 HP, house type', 'mill', '2 HP', 22500, 'Atta, besan and masala at home.', 'Eight to twelve kg an hour, motor included.', 'flour mill atta chakki'],
  ['Earth auger, petrol, 63 cc', 'auger', '63', 10900, 'Makes holes for trees and posts.', 'Two stroke, bits of 4, 8 and 12 inch.', 'earth auger hole digger'],
  ['Chain saw, petrol, 58 cc, 22 inch', 'chain-saw', '58', 6900, 'For trees and firewood.', 'Two stroke, self-oiling chain.', 'chain saw tree'],
  ['Tractor trolley hook and chain set', 'hook', '', 1350, 'Forged hook, pin and chain for trolley.', 'Takes 5 tonne.', 'tractor trolley hook'],
]

const CLOSING =
  'Delivered with tool kit and manual; shown at the farm within 50 km of the shop. Warranty 1 year with the bill.'

export const machinery: readonly Good[] = ROWS.map(hardware(CLOSING))
