import { hardware, type HardwareRow } from './hardware.ts'
import { packs, sizes, type Good } from './trade.ts'

const set = (price: number, ...counts: number[]) =>
  sizes(...counts.map((count) => [count === 1 ? '1 piece' : `${count} pieces`, price * count ** 0.94] as const))

// oxfmt-ignore
const ROWS: readonly HardwareRow[] = [
  ['Hand hoe, forged blade, wooden handle', 'hoe', '', set(310, 1, 3), 'Kudali for digging and earthing up.', 'Carbon steel blade of 1.2 kg, sal wood handle of 90 cm.', 'hoe kudali'],
  ['Phawda with handle, 2 kg', 'phawda', '2 KG', set(420, 1, 3), 'Spade hoe for bunds and channels.', 'Forged blade, handle of 90 cm.', 'phawda spade kudal'],
  ['Spade, square, D handle', 'spade', '', 480, 'For digging and lifting soil.', 'Pressed steel, ash handle of 75 cm.', 'spade shovel'],
  ['Shovel, round, long handle', 'spade/round', '', 390, 'For sand, dung and compost.', 'Pressed steel, handle of 1.2 m.', 'shovel belcha'],
  ['Sickle, serrated', 'sickle', '', set(95, 1, 5, 10), 'For paddy, wheat and grass.', 'Serrated steel blade, wooden grip, 180 g.', 'sickle hansiya vila daranti'],
  ['Sickle, plain, forged', 'sickle/plain', '', set(120, 1, 5, 10), 'For fodder and thick stems; can be sharpened.', 'Forged steel, wooden grip.', 'sickle hansiya vila daranti'],
  ['Hand weeder, khurpi', 'khurpi', '', set(75, 1, 5, 10), 'For weeding on knees and for nursery.', 'Forged blade, wooden grip.', 'khurpi weeder'],
  ['Hand weeder with three prongs', 'prong', '', set(85, 1, 5), 'Loosens soil round young plants.', 'Steel prongs, grip of plastic.', 'cultivator weeder'],
  ['Garden trowel', 'trowel', '', set(90, 1, 5), 'For pots, seedlings and bulbs.', 'Steel blade of 16 cm.', 'trowel garden'],
  ['Wheel hoe, single wheel', 'wheel-hoe', '', 1650, 'Weeds standing up, pushed along the row.', 'Steel wheel, three tines, two blades.', 'wheel hoe cycle weeder'],
  ['Cono weeder for paddy', 'cono-weeder', '', 1850, 'Presses weeds under in line-planted paddy.', 'Two cones, float, handle of 1.4 m.', 'cono weeder paddy sri'],
  ['Pickaxe with handle, 2 kg', 'pickaxe', '2 KG', 520, 'For hard soil and stones.', 'Forged head, handle of 90 cm.', 'pickaxe gainti'],
  ['Crowbar, 5 feet', 'crowbar', '', 780, 'Sabbal for holes and stones.', 'Steel of 25 mm, one end flat, one pointed.', 'crowbar sabbal'],
  ['Axe with handle, 1.5 kg', 'axe', '1.5', 560, 'For firewood and branches.', 'Forged head, wooden handle.', 'axe kulhadi'],
  ['Billhook, koyta', 'billhook', '', set(260, 1, 5), 'For cane, coconut and bushes.', 'Forged blade with hook, wooden grip.', 'koyta billhook cane knife'],
  ['Sugarcane knife, loading', 'cane-knife', '', set(230, 1, 5), 'Long blade for cutting and cleaning cane.', 'Spring steel, wooden grip.', 'cane knife koyta'],
  ['Pruning secateur, 8 inch', 'secateur', '', set(340, 1, 3), 'Clean cuts up to 20 mm in grapes and pomegranate.', 'Coated steel blade, lock, soft grip.', 'secateur pruner cutter'],
  ['Pruning secateur, roll cut, 9 inch', 'secateur/long', '', set(620, 1, 3), 'For whole days in vineyards.', 'Forged handle, changeable blade.', 'secateur pruner cutter'],
  ['Lopper, 28 inch', 'lopper', '', 890, 'Two-handed, for branches up to 35 mm.', 'Coated blade, steel tube arms.', 'lopper branch cutter'],
  ['Hedge shear, 10 inch', 'shear', '', 540, 'For hedges and flower beds.', 'Waved blades, wooden handles.', 'hedge shear'],
  ['Pruning saw, folding', 'saw', '', 310, 'Cuts on the pull, folds into the handle.', 'Blade of 21 cm, three-sided teeth.', 'pruning saw aari'],
  ['Grafting knife', 'knife', '', set(180, 1, 3), 'For budding and grafting of mango, citrus and rose.', 'Sharp straight blade, bark lifter.', 'grafting budding knife'],
  ['Grafting tool, omega cut, with tape', 'grafting-tool', '', 690, 'Cuts both parts to the same shape.', 'Three blades and two tapes in the box.', 'grafting tool'],
  ['Fruit picker with bag, without pole', 'fruit-picker', '', set(190, 1, 3), 'Picks mango and guava without bruises.', 'Steel ring with teeth and cotton bag; fits a bamboo.', 'fruit picker mango jhela'],
  ['Telescopic pole, 5 m', 'pole', '5 M', 1450, 'For fruit pickers and saws.', 'Aluminium, three parts with lock.', 'pole telescopic'],
  ['Garden rake, 14 teeth', 'rake', '14', 340, 'Levels beds and gathers stubble.', 'Steel head, handle of 1.4 m.', 'rake dantali'],
  ['Leaf rake, wire', 'rake/leaf', '', 290, 'Gathers leaves and straw.', '22 spring wires, adjustable.', 'rake leaf'],
  ['Dung fork, 4 prongs', 'fork', '4', 520, 'For dung, compost and fodder.', 'Forged prongs, handle of 1.2 m.', 'fork dung panja'],
  ['Winnowing basket, bamboo', 'basket', '', set(190, 1, 3), 'Supa for cleaning grain.', 'Split bamboo, bound edge.', 'supa winnowing basket'],
  ['Ghamela, iron, 16 inch', 'ghamela', '16', set(240, 1, 3), 'Pan for soil, dung and fertiliser.', 'Thick sheet, rolled edge.', 'ghamela pan tasla'],
  ['Plastic crate for vegetables, 20 kg', 'crate', '', set(290, 1, 5, 10), 'Carries tomatoes and grapes without bruises.', 'Stacks, with air holes and grips.', 'crate carret vegetable'],
  ['Wheelbarrow, single wheel, 90 litre', 'wheelbarrow', '', 3450, 'For dung, soil and fodder.', 'Steel tray, pneumatic wheel.', 'wheelbarrow hand cart'],
  ['Watering can, 10 litre', 'watering-can', '10', 340, 'With rose for nursery beds.', 'Strong plastic, long spout.', 'watering can jhari'],
  ['Gloves for farm work, nitrile coated', 'gloves', '', sizes(['1 pair', 75], ['5 pairs', 340], ['12 pairs', 760]), 'Grip and protection from thorns.', 'Washable, sizes M and L.', 'gloves'],
  ['Gum boots, knee high', 'boots', '', sizes(['Size 7', 390], ['Size 8', 390], ['Size 9', 390], ['Size 10', 390]), 'Against water, mud and snakes.', 'PVC, cotton lining, non-slip sole.', 'gum boots shoes'],
  ['Tarpaulin, 200 GSM, blue', 'tarpaulin', '200', sizes(['12 x 15 feet', 1150], ['15 x 18 feet', 1690], ['18 x 24 feet', 2700], ['24 x 30 feet', 4450]), 'Covers grain, fodder and trolley.', 'Laminated both sides, eyelets every metre. Width and length in feet.', 'tarpaulin tirpal cover'],
  ['Grow bags, 12 x 12 inch', 'grow-bag', '12', sizes(['10 bags', 290], ['25 bags', 660], ['50 bags', 1250]), 'For vegetables on roof and yard.', 'UV treated, 220 GSM, drain holes.', 'grow bag pot'],
  ['Nursery tray, 98 cells', 'tray', '98', sizes(['10 trays', 190], ['50 trays', 850], ['100 trays', 1600]), 'Seedlings of tomato, chilli and cabbage.', 'Black, 0.8 mm, used two to three times.', 'nursery seedling pro tray'],
  ['Nylon bird net, 10 x 3 m', 'net', '', sizes(['10 x 3 m', 290], ['20 x 3 m', 540], ['50 x 3 m', 1250]), 'Keeps birds off grapes and vegetables.', 'Mesh of 2 cm, UV treated.', 'bird net'],
  ['Jute twine', 'twine', '', packs('kg', 120, [0.5, 1, 5], 'roll'), 'For tying bundles, tomatoes and creepers.', 'Three ply.', 'twine sutli rope'],
  ['Grain moisture meter', 'meter', '', 6900, 'Tells when wheat, paddy and maize are dry enough.', 'Eight grains, shows in ten seconds. Battery included.', 'moisture meter grain'],
  ['Soil pH and moisture tester', 'soil-tester', '', 690, 'Shows sour or sweet soil without battery.', 'Put 15 cm deep in moist soil for a minute.', 'soil ph tester'],
]

const CLOSING = 'Keep dry and oil the iron after use. Handles can be changed.'

export const handTools: readonly Good[] = ROWS.map(hardware(CLOSING, { cod: 'yes' }))
