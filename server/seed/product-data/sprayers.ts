import { hardware, type HardwareRow } from './hardware.ts'
import { packs, sizes, type Good } from './trade.ts'

// oxfmt-ignore
const ROWS: readonly HardwareRow[] = [
  ['Knapsack sprayer, 16 litre, hand pump', 'sprayer', '16', 1275, 'Pumped by hand, sprays one acre in half a day.', 'Plastic tank, brass lance, three nozzles. Weight 3.5 kg.', 'knapsack sprayer hand'],
  ['Knapsack sprayer, 16 litre, brass chamber', 'sprayer/brass', '16', 2150, 'Brass pressure chamber for years of work.', 'Plastic tank, steel lever, brass lance, four nozzles.', 'knapsack sprayer hand brass'],
  ['Knapsack sprayer, 12 litre, hand pump', 'sprayer', '12', 1050, 'Lighter tank for hills and women farmers.', 'Plastic tank, wide straps, two nozzles.', 'knapsack sprayer hand'],
  ['Battery sprayer, 16 litre, 8 Ah', 'battery-sprayer', '8 AH', 2450, 'Presses by itself, 10 to 12 tanks on one charge.', '12 volt 8 Ah battery, charger and four nozzles. Pressure up to 4.5 kg.', 'battery sprayer'],
  ['Battery sprayer, 18 litre, 12 Ah', 'battery-sprayer', '12 AH', 3150, 'Bigger battery, 18 to 20 tanks on one charge.', '12 volt 12 Ah battery, speed knob, charger and four nozzles.', 'battery sprayer'],
  ['Battery sprayer, double motor, 18 litre', 'battery-sprayer/double', '2 MOTOR', 3750, 'Two motors for trees and long lances.', '12 volt 12 Ah battery, pressure up to 7 kg, gun of 60 cm.', 'battery sprayer double motor'],
  ['Two-in-one sprayer, battery and hand, 16 litre', 'battery-sprayer/hand', '2 IN 1', 3050, 'Goes on by hand when the battery is empty.', '12 volt 8 Ah battery and hand lever.', 'battery hand sprayer'],
  ['Power sprayer, petrol, two stroke, 25 litre', 'power-sprayer', '25', 8600, 'Engine on the back for cotton and orchards.', '26 cc engine, brass pump, pressure up to 25 kg.', 'power sprayer petrol'],
  ['Power sprayer, petrol, four stroke, 20 litre', 'power-sprayer', '20', 10400, 'No oil mixing, less smoke.', '35 cc four stroke engine, brass pump.', 'power sprayer petrol'],
  ['Mist blower, petrol, 14 litre', 'mist-blower', '14', 9800, 'Blows fine mist 10 m far, dust also.', '42 cc engine. For cashew, areca, tea and orchards.', 'mist blower duster petrol'],
  ['HTP sprayer, 3 piston, with 5.5 HP engine', 'htp', '5.5', 24500, 'Pressure sprayer for 100 m of hose.', 'Three pistons, 22 litre a minute, petrol engine on frame.', 'htp power sprayer orchard'],
  ['HTP pump, 3 piston, without engine', 'htp-pump', '30', 8200, 'Pump for motor or tractor.', '30 litre a minute, pressure up to 45 kg.', 'htp pump'],
  ['Tractor boom sprayer, 400 litre', 'boom', '400', 78500, 'Twelve metre boom behind the tractor.', 'Tank of 400 litre, 24 nozzles, pump by PTO.', 'boom sprayer tractor'],
  ['Orchard blower sprayer, 600 litre', 'orchard-sprayer', '600', 245000, 'Fan sprayer for grapes and pomegranate.', 'For tractors of 24 HP and more, 10 brass nozzles.', 'blower air blast sprayer tractor grapes'],
  ['Foot sprayer with stand', 'foot-sprayer', '', 4200, 'Two persons, for tall trees.', 'Brass barrel, 10 m hose, gun.', 'foot sprayer'],
  ['Rocker sprayer, brass', 'rocker', '', 5300, 'Steady pressure for coconut and mango.', 'Brass barrel on wooden board, 10 m hose.', 'rocker sprayer'],
  ['Hand sprayer, 2 litre, pressure', 'hand-sprayer', '2', 260, 'For kitchen garden, nursery and cattle shed.', 'Pump, lock and safety valve. Brass nozzle.', 'hand pressure sprayer garden'],
  ['Hand sprayer, 5 litre, with strap', 'hand-sprayer/large', '5', 640, 'For small plots and pots.', 'Lance of 40 cm, safety valve.', 'hand pressure sprayer garden'],
  ['Drone spraying nozzle set, 4 pieces', 'nozzles/steel', '110', 1250, 'Fan nozzles of 110 degrees.', 'Ceramic tip, quick change.', 'drone nozzle'],
  ['Spray gun, 60 cm, brass', 'spray-gun', '60', 780, 'Long gun for HTP and power sprayers.', 'Turns from jet to mist.', 'spray gun'],
  ['Telescopic lance, 3 m', 'lance', '3 M', 690, 'Reaches the tops of trees.', 'Aluminium tube with lock, brass nozzle.', 'lance rod sprayer'],
  ['Nozzle set for knapsack, 5 kinds', 'nozzles', '5', sizes(['1 set', 140], ['5 sets', 620]), 'Hollow cone, flat fan, flood and double nozzles.', 'Cone for insects and disease, fan for weeds.', 'nozzle sprayer'],
  ['Weedicide hood for lance', 'hood', '', 120, 'Keeps weed killer off the crop.', 'Clear hood of 25 cm, fits all lances.', 'hood weed sprayer'],
  ['Sprayer battery, 12 volt 8 Ah', 'battery', '8 AH', 890, 'Spare battery for battery sprayers.', 'Sealed lead acid. Charge every month also when it is not used.', 'battery sprayer spare'],
  ['Sprayer battery, 12 volt 12 Ah', 'battery', '12 AH', 1180, 'Spare battery for battery sprayers.', 'Sealed lead acid. Charge every month also when it is not used.', 'battery sprayer spare'],
  ['Sprayer charger, 12 volt 1.7 A', 'charger', '', 280, 'Charges in 6 to 8 hours.', 'Light turns green when full.', 'charger battery sprayer'],
  ['Spray hose, 8.5 mm, five layers', 'coil', '8.5', packs('metre', 2900, [50, 100], 'roll'), 'High pressure hose for HTP sprayers.', 'Takes 60 kg per sq cm.', 'hose htp'],
  ['Sprayer washer and repair kit', 'fittings/kit', 'KIT', 95, 'Washers, rings and springs for most knapsacks.', 'Grease the plunger with each change.', 'spare washer repair sprayer'],
]

const CLOSING = 'Wash with clean water after each use. Warranty 6 months on pump and motor with the bill.'

export const sprayers: readonly Good[] = ROWS.map(hardware(CLOSING))
