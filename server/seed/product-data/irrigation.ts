import { hardware, type HardwareRow } from './hardware.ts'
import { packs, sizes, type Pack, type Good } from './trade.ts'

const roll = (price: number, ...metres: number[]): Pack[] => packs('metre', price, metres, 'roll')
const bag = (price: number, ...counts: number[]): Pack[] =>
  counts.map((count) => ({
    name: `${count} pieces`,
    amount: 1,
    unit: 'piece',
    price: price * (count / (counts[0] ?? 1)) ** 0.92,
  }))

// oxfmt-ignore
const ROWS: readonly HardwareRow[] = [
  ['Drip pipe, 16 mm, drip hole every 40 cm', 'drip', '40', roll(1840, 200, 400), 'Inline lateral with drippers inside, 4 litre an hour.', 'Class 2, wall 0.7 mm. Working pressure 1 kg per sq cm. For vegetables, cotton and cane.', 'drip lateral inline'],
  ['Drip pipe, 16 mm, drip hole every 30 cm', 'drip', '30', roll(2050, 200, 400), 'Inline lateral for close planting, 2 litre an hour.', 'Class 2, wall 0.7 mm. For onion, tomato and chilli on beds.', 'drip lateral inline'],
  ['Drip pipe, 16 mm, drip hole every 60 cm', 'drip', '60', roll(1690, 200, 400), 'Inline lateral for wide rows, 4 litre an hour.', 'Class 2, wall 0.7 mm. For cotton, watermelon and banana.', 'drip lateral inline'],
  ['Drip pipe, 20 mm, drip hole every 50 cm', 'drip', '20 MM', roll(3450, 300), 'Thick inline lateral for long runs.', 'Class 2, wall 0.9 mm, 4 litre an hour. Runs up to 120 m on level land.', 'drip lateral inline'],
  ['Plain lateral pipe, 12 mm', 'lateral', '12', roll(1150, 200, 500), 'Plain pipe for drippers of your own spacing.', 'Virgin polythene, wall 0.9 mm. For orchards and pots.', 'lateral plain poly tube'],
  ['Plain lateral pipe, 16 mm', 'lateral', '16', roll(1580, 200, 500), 'Plain pipe for online drippers in orchards.', 'Virgin polythene, wall 1.2 mm. Does not crack in sun.', 'lateral plain poly tube'],
  ['Drip tape, 16 mm, 150 micron', 'tape', '150', roll(2350, 1000), 'Thin tape for one or two seasons.', 'Hole every 30 cm, 1.3 litre an hour at 0.7 kg. For vegetables and strawberries.', 'drip tape'],
  ['Rain pipe, 32 mm, with fittings', 'rain-hose', '32', roll(1250, 50, 100), 'Flat hose that rains to both sides up to 3 m.', 'Laser-made holes in groups. For onion, groundnut, coriander and fodder.', 'rain pipe hose spray'],
  ['Rain pipe, 40 mm, with fittings', 'rain-hose', '40', roll(1560, 50, 100), 'Flat hose that rains to both sides up to 5 m.', 'Laser-made holes in groups. Needs a pump of 3 HP or more for 100 m.', 'rain pipe hose spray'],
  ['Lay flat delivery hose, 3 inch', 'lay-flat', '3', roll(1450, 20, 30, 50), 'Flat hose from the pump to the field.', 'Woven PVC, takes 3 kg per sq cm. Rolls up small.', 'delivery hose lay flat'],
  ['Suction hose, 2 inch, with spiral', 'suction', '2', roll(1100, 10, 20, 30), 'Stiff hose that does not fold under suction.', 'PVC with spiral, smooth inside. For pump sets and wells.', 'suction hose pump'],
  ['HDPE pipe, 32 mm, 6 kg', 'coil', '32', roll(3100, 100, 300), 'Pipe for borewell and buried lines.', 'PE 80, takes 6 kg per sq cm. Bends without fittings.', 'hdpe pipe'],
  ['PVC pipe, 63 mm, 6 kg, 6 m', 'pvc', '63', sizes(['1 pipe', 480], ['10 pipes', 4600]), 'Main line pipe of 6 m.', 'With socket end. Takes 6 kg per sq cm.', 'pvc pipe main line'],
  ['PVC pipe, 90 mm, 4 kg, 6 m', 'pvc', '90', sizes(['1 pipe', 690], ['10 pipes', 6600]), 'Wide main line pipe of 6 m.', 'With socket end. Takes 4 kg per sq cm.', 'pvc pipe main line'],
  ['Sprinkler pipe, HDPE, 75 mm, 6 m', 'sprinkler-pipe', '75', 890, 'Pipe with quick couplers, moved by hand.', 'Takes 2.5 kg per sq cm. Rubber ring and clips on both ends.', 'sprinkler pipe coupler'],
  ['Sprinkler set, 30 pipes, 63 mm', 'sprinkler-set', '63', 24500, 'Set for one acre, to be moved.', 'In the set: 30 pipes, 10 nozzles with stand pipe, bends, end plugs and pump connector.', 'sprinkler set fawara'],
  ['Impact sprinkler nozzle, brass, 3/4 inch', 'sprinkler', 'BR', bag(420, 1, 5, 10), 'Turning nozzle with throw of 12 to 14 m.', 'Brass with steel spring. Works at 2 to 3 kg pressure.', 'sprinkler nozzle fawara'],
  ['Impact sprinkler nozzle, plastic, 1/2 inch', 'sprinkler/plastic', 'PL', bag(120, 1, 5, 10), 'Light turning nozzle with throw of 10 m.', 'Strong plastic. Full or part circle.', 'sprinkler nozzle fawara'],
  ['Mini sprinkler with stake', 'mini-sprinkler', '', bag(480, 10, 25, 50), 'Throw of 3 to 4 m for vegetables and nursery.', 'Stake of 60 cm, tube and nozzle of 70 litre an hour.', 'mini sprinkler stake'],
  ['Micro jet fogger, four way', 'fogger', '', bag(360, 10, 25, 50), 'Fine fog for polyhouse and nursery.', '28 litre an hour at 4 kg. With anti-drip valve.', 'fogger polyhouse mist'],
  ['Rain gun, 1.25 inch, with stand', 'rain-gun', '', 3900, 'Throws water 24 to 30 m over cane and tall crops.', 'Aluminium body, three nozzles. Needs 3 to 4 kg pressure.', 'rain gun sprinkler'],
  ['Online dripper, 8 litre an hour', 'drippers', '8 L', bag(210, 100, 500), 'Press-in dripper that opens for cleaning.', 'For trees and pots on plain lateral.', 'dripper emitter'],
  ['Online dripper, 4 litre an hour', 'drippers/blue', '4 L', bag(200, 100, 500), 'Press-in dripper for vegetables and flowers.', 'Opens for cleaning.', 'dripper emitter'],
  ['Screen filter, 2 inch, 25 cubic metre', 'filter', '2', 2350, 'Keeps sand and moss out of the drip line.', 'Steel screen of 120 mesh. Plastic body with pressure points.', 'screen filter drip'],
  ['Disc filter, 2 inch, 25 cubic metre', 'filter/disc', '2', 2850, 'Grooved discs catch moss from pond and canal water.', '130 micron. Opens with a clamp, washes in minutes.', 'disc filter drip'],
  ['Sand filter, 25 cubic metre', 'sand-filter', '', 14800, 'First filter for well, pond and canal water.', 'Steel tank with back-wash valves. Filter sand is extra.', 'sand gravel filter drip'],
  ['Hydrocyclone filter, 2 inch', 'cyclone', '', 4600, 'Turns the water so that sand falls out.', 'For borewells that give sand. Empties through the bottom valve.', 'hydrocyclone filter sand'],
  ['Venturi injector, 3/4 inch, with bypass', 'venturi', '', 1150, 'Sucks liquid fertiliser into the drip line.', 'Up to 60 litre an hour. With valves and suction tube.', 'venturi fertigation injector'],
  ['Fertiliser tank, 60 litre', 'fert-tank', '60', 5200, 'Pressure tank for fertiliser with drip.', 'Steel, coated inside. With hoses and valves.', 'fertigation tank'],
  ['Ball valve, PVC, 63 mm', 'valve', '63', bag(240, 1, 5, 10), 'Opens and shuts one plot at a quarter turn.', 'Solvent joint. Takes 6 kg per sq cm.', 'valve ball'],
  ['Butterfly valve, 3 inch', 'valve/wheel', '3', 1650, 'Valve for the main line.', 'Cast body with lever in ten steps.', 'valve butterfly'],
  ['Air release valve, 1 inch', 'air-valve', '', 260, 'Lets air out so that pipes do not burst.', 'Fit at the highest point of the line.', 'valve air release'],
  ['Pressure gauge, 0 to 7 kg', 'gauge', '', 220, 'Shows the pressure before and after the filter.', 'Dial of 63 mm, glycerine filled.', 'pressure gauge'],
  ['Joiner and take-off set, 16 mm', 'fittings', '16', bag(190, 50, 100), 'Take-offs, rubber rings, joiners and end caps.', 'For 16 mm laterals on a sub-main.', 'joiner grommet takeoff end cap fitting'],
  ['Punch and hole cutter for drip', 'punch', '', 160, 'Makes clean holes for drippers and take-offs.', 'For 12, 16 and 20 mm pipes.', 'punch tool drip'],
  ['Drip kit for one acre, vegetables', 'drip-kit', '1 AC', 21500, 'All for one acre in one delivery.', 'In the kit: 16 mm laterals at 1.2 m, sub-main, screen filter, valves, venturi and fittings. Pump is extra.', 'drip kit acre set'],
  ['Kitchen garden drip kit, 50 plants', 'drip-kit/small', '50', 690, 'Waters 50 plants from a bucket or tank.', 'In the kit: 30 m pipe, 50 drippers, tap joint and pegs.', 'drip kit garden'],
  ['Pond liner, 500 micron', 'liner', '500', [{ name: 'per 10 sq m', amount: 1, unit: 'piece', price: 950 }, { name: 'per 100 sq m', amount: 1, unit: 'piece', price: 9100 }], 'Sheet that keeps the water in a farm pond.', 'HDPE geomembrane, welded to size. Withstands sun for ten years.', 'pond liner farm shettale'],
  ['Mulch film, silver and black, 25 micron', 'mulch', '25', roll(1650, 400), 'Keeps weeds down and water in the bed.', 'Width 1.2 m. Silver side up. With holes or plain.', 'mulching film paper plastic'],
  ['Mulch film, silver and black, 30 micron', 'mulch', '30', roll(1950, 400), 'Stronger film for long crops.', 'Width 1.2 m. Silver side up, for chilli, tomato and watermelon.', 'mulching film paper plastic'],
  ['Shade net, green, 50%', 'shade-net', '50', roll(3300, 50, 100), 'Half the sun for nursery and cattle.', 'Width 3 m. UV treated, five years.', 'shade net nursery'],
  ['Shade net, green, 75%', 'shade-net', '75', roll(3900, 50, 100), 'Strong shade for nursery, betel and cattle.', 'Width 3 m. UV treated, five years.', 'shade net nursery'],
]

const CLOSING = 'Flush the line before use. Warranty against faults of making: 1 year, with the bill.'

export const irrigation: readonly Good[] = ROWS.map(hardware(CLOSING))
