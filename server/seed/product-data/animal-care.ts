import { hardware, type HardwareRow } from './hardware.ts'
import { bag, kilos, litres, sizes, type Good } from './trade.ts'

// oxfmt-ignore
const FEED: readonly HardwareRow[] = [
  ['Cattle feed pellets, 18% protein', 'feed-sack/cow', '18 P', bag(1180, 50), 'Complete pellets for cows of 8 to 10 litre.', 'Give 1.5 kg for the body and 400 g for each litre of milk. Protein 18%, fat 2.5%.', 'cattle feed pashu aahar cow'],
  ['Cattle feed pellets, 22% protein', 'feed-sack/cow', '22 P', bag(1390, 50), 'For high-milk cows and buffaloes.', 'Give 2 kg for the body and 400 g for each litre of milk. Protein 22%, fat 3.5%.', 'cattle feed pashu aahar cow buffalo'],
  ['Calf starter, 24% protein', 'feed-sack/calf', 'CALF', bag(620, 10, 25), 'First dry feed from the second week.', 'From 50 g up to 1 kg a day by six months.', 'calf starter feed'],
  ['Buffalo feed with bypass fat', 'feed-sack/buffalo', 'BYPASS', bag(1490, 50), 'Energy for buffaloes after calving.', 'Give 2 kg for the body and 500 g for each litre of milk.', 'buffalo feed bypass fat'],
  ['Cotton seed cake', 'feed-sack/cake', 'CAKE', bag(1950, 50), 'Protein and fat for milk.', 'Soak overnight; 1 to 2 kg a day.', 'cotton seed cake khali sarki pend'],
  ['Maize bran and crush', 'feed-sack/maize', 'MAIZE', bag(1250, 50), 'Energy feed for cows, goats and poultry.', 'Mix with cake and mineral mixture.', 'maize bran bhusa'],
  ['Broiler starter feed', 'feed-sack/hen', 'START', bag(2250, 50), 'Crumbs for chicks of the first two weeks.', 'Protein 22%. Fresh water always.', 'poultry feed broiler chick'],
  ['Layer feed mash', 'feed-sack/hen', 'LAYER', bag(1690, 50), 'For laying hens, with calcium for the shell.', 'Give 110 g to a hen a day.', 'poultry feed layer hen'],
  ['Goat feed pellets', 'feed-sack/goat', 'GOAT', bag(780, 25, 50), 'Growth and milk of goats and sheep.', 'Give 200 to 400 g a day with green fodder.', 'goat feed bakri sheep'],
  ['Floating fish feed, 28% protein, 3 mm', 'feed-sack/fish', '28 P', bag(1150, 20), 'For rohu, katla and tilapia.', 'Give 2 to 3% of the weight of fish a day.', 'fish feed machhli'],
  ['Mineral mixture, chelated', 'mineral-bucket/cow', 'MINERAL', kilos(160, 1, 5, 20), 'Calcium, phosphorus and trace minerals for milk and heat.', 'Give 50 g a day to a cow or buffalo, 15 g to a goat.', 'mineral mixture khanij mishran'],
  ['Bypass fat powder', 'mineral-bucket/fat', 'FAT', kilos(230, 1, 5, 25), 'Energy for cows in the first 90 days of milk.', 'Give 100 to 200 g a day.', 'bypass fat'],
  ['Mineral lick block, 2 kg', 'lick', '', sizes(['1 block', 130], ['5 blocks', 590]), 'Salt and minerals that the animal licks.', 'Hang at the height of the nose, out of rain.', 'mineral lick salt block chatan'],
  ['Calcium liquid for cattle', 'jerrycan/cow', 'CALCIUM', litres(190, 1, 5, 20), 'Calcium, phosphorus and vitamin D3 for milk.', 'Give 100 ml a day to large animals, 20 ml to small.', 'calcium liquid'],
  ['Liver tonic for cattle', 'bottle-slim/cow', 'LIVER', litres(150, 0.5, 1, 5), 'Herbal tonic for appetite and digestion.', 'Give 50 ml twice a day for a week.', 'liver tonic'],
  ['Electrolyte powder', 'pouch-fert/cow', 'ELECTRO', kilos(130, 0.5, 1, 5), 'For heat, transport and loose dung.', 'Mix 50 g in a bucket of water.', 'electrolyte heat stress'],
  ['Silage culture', 'pouch-fert/leaf', 'SILAGE', kilos(390, 0.1, 0.5), 'Good bacteria for sweet silage.', '100 g for 10 tonne of chopped maize.', 'silage inoculant culture'],
  ['Udder care spray, herbal', 'trigger', '', sizes(['250 ml', 190], ['500 ml', 340]), 'Soothes cracked teats after milking.', 'Spray after each milking.', 'udder teat spray mastitis'],
  ['Teat dip, iodine', 'dip-cup', '', litres(240, 0.5, 1, 5), 'Closes the door to mastitis after milking.', 'Dip each teat. With cup in the 1 litre pack.', 'teat dip iodine mastitis'],
  ['Tick and fly spray, herbal', 'trigger/fly', '', sizes(['250 ml', 160], ['500 ml', 290]), 'Keeps ticks and flies off, with neem and citronella.', 'Spray on the coat, not in eyes.', 'tick fly spray'],
]

// oxfmt-ignore
const GEAR: readonly HardwareRow[] = [
  ['Milking machine, single bucket', 'milking', '1', 38500, 'Milks 8 to 10 cows an hour.', 'Steel bucket of 25 litre, dry vacuum pump, 1 HP motor, rubber liners.', 'milking machine'],
  ['Milking machine, double bucket', 'milking/double', '2', 57500, 'Milks 15 to 18 cows an hour.', 'Two steel buckets of 25 litre, trolley, 1.5 HP motor.', 'milking machine'],
  ['Milk can, steel, 10 litre', 'milk-can', '10', 1650, 'Stainless can with tight lid.', 'Food grade steel, seamless neck.', 'milk can'],
  ['Milk can, aluminium, 40 litre', 'milk-can/alu', '40', 3900, 'For the collection centre.', 'Strong rim and lid with seal.', 'milk can'],
  ['Milking pail, steel, 12 litre', 'pail', '12', 790, 'Wide pail with spout lip.', 'Stainless steel, strong handle.', 'milk bucket pail balti'],
  ['Milk fat tester kit, Gerber', 'fat-kit', '', 5400, 'Fat of milk by the Gerber way.', 'Eight tube centrifuge by hand, tubes and measures. Acid is extra.', 'milk fat tester gerber'],
  ['Lactometer', 'lactometer', '', sizes(['1 piece', 140], ['5 pieces', 620]), 'Shows water in milk.', 'Glass, 0 to 40, with table.', 'lactometer milk'],
  ['Ear tags, numbered, with pins', 'ear-tag', '', sizes(['25 tags', 340], ['50 tags', 640], ['100 tags', 1200]), 'Numbers that can be read across the shed.', 'Soft plastic. Applicator is extra.', 'ear tag'],
  ['Ear tag applicator', 'applicator', '', 590, 'Plier for two-part tags.', 'Aluminium, spare pin.', 'ear tag applicator'],
  ['Nose rope and halter, cotton', 'halter', '', sizes(['1 piece', 120], ['5 pieces', 540]), 'Soft halter for cow and buffalo.', 'Cotton, steel ring.', 'halter rope morkhi'],
  ['Cow rubber mat, 7 x 4 feet', 'mat', '', sizes(['1 mat', 2450], ['5 mats', 11800]), 'Dry and soft standing, fewer knee sores.', '16 mm, ridges below, 32 kg.', 'cow mat rubber'],
  ['Water bowl for cattle, with float', 'water-bowl', '', sizes(['1 piece', 1150], ['5 pieces', 5500]), 'Fresh water by itself.', 'Cast iron, coated; fixes to the wall or post.', 'water bowl drinker'],
  ['Chick feeder, 3 kg', 'feeder', '3', sizes(['1 piece', 120], ['10 pieces', 1050]), 'Red and white feeder for chicks.', 'Strong plastic, opens for washing.', 'poultry feeder'],
  ['Chick drinker, 3 litre', 'drinker', '3', sizes(['1 piece', 95], ['10 pieces', 840]), 'Clean water for 40 chicks.', 'Strong plastic, opens for washing.', 'poultry drinker'],
  ['Egg incubator, 60 eggs, automatic', 'incubator', '60', 7900, 'Turns the eggs and holds heat and damp.', '220 volt and 12 volt, shows days and heat.', 'egg incubator hatching'],
  ['Fly trap, reusable', 'fly-trap/shed', '', sizes(['1 piece', 160], ['3 pieces', 440]), 'Empties the shed of flies without poison.', 'With bait for one month.', 'fly trap cattle shed'],
  ['Hoof trimming set', 'hoof-set', '', 1450, 'Knife, cutter and rasp in a roll.', 'Forged steel.', 'hoof trimming'],
  ['Azolla bed, 12 x 4 feet', 'azolla-bed', '', 1250, 'Grows green protein feed at home.', 'Sheet of 250 GSM with eyelets and starter advice.', 'azolla bed'],
  ['Silage bag, 500 kg', 'silage-bag', '500', sizes(['1 bag', 390], ['5 bags', 1850]), 'Green fodder kept for the dry months.', 'Inner liner and woven outer bag, UV treated.', 'silage bag murghas'],
  ['Bee box with stand, 8 frames', 'bee-box', '', 2450, 'Langstroth hive for honey and pollination.', 'Kail wood, brood and super chamber, frames. Bees are extra.', 'bee box honey madhumakkhi'],
]

const FEED_CLOSING =
  'Keep dry, off the floor and away from rats; change feed over a week. Ask your animal doctor if an animal is ill.'
const GEAR_CLOSING = 'Wash after each use. Warranty 6 months on faults of making with the bill.'

export const animalCare: readonly Good[] = [...FEED.map(hardware(FEED_CLOSING)), ...GEAR.map(hardware(GEAR_CLOSING))]
