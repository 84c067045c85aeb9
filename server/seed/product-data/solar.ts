import { hardware, type HardwareRow } from './hardware.ts'
import { packs, sizes, type Good } from './trade.ts'

// oxfmt-ignore
const ROWS: readonly HardwareRow[] = [
  ['Solar panel, 40 watt, 12 volt', 'panel/small', '40 W', 1850, 'For lamps, fence and mobile.', 'Poly cells, aluminium frame, cable of 3 m.', 'solar panel'],
  ['Solar panel, 100 watt, 12 volt', 'panel/small', '100 W', 3950, 'For a fan, lights and a small battery.', 'Mono cells, aluminium frame.', 'solar panel'],
  ['Solar panel, 165 watt, 12 volt', 'panel', '165 W', 6100, 'For house batteries of 150 Ah.', 'Poly cells, 36 cells, 25 years of power promise.', 'solar panel'],
  ['Solar panel, 335 watt, 24 volt', 'panel', '335 W', 9800, 'For pumps and houses.', 'Poly cells, 72 cells, 25 years of power promise.', 'solar panel'],
  ['Solar panel, 540 watt, mono half-cut', 'panel/large', '540 W', 14900, 'Much power on little roof.', 'Mono PERC, 144 half cells, 27 years of power promise.', 'solar panel'],
  ['Solar lantern, 3 watt', 'lantern', '3 W', 690, 'Light for eight hours and charge for the phone.', 'Lithium battery, panel on top and separate.', 'solar lantern lamp lalten'],
  ['Solar lantern with radio and torch', 'lantern/radio', '', 1150, 'Light, torch, radio and charge for the phone.', 'Lithium battery, 5 watt panel.', 'solar lantern lamp lalten radio'],
  ['Solar street lamp, 12 watt, all in one', 'street-lamp', '12 W', 2650, 'Lights yard and road from dusk to dawn.', 'Lithium battery, sensor for movement. Pole is extra.', 'solar street light lamp'],
  ['Solar street lamp, 24 watt, all in one', 'street-lamp', '24 W', 4200, 'Brighter lamp for farm gate and market.', 'Lithium battery, remote, sensor for movement.', 'solar street light lamp'],
  ['Solar home light, 4 lamps and fan', 'home-light', '4', 5900, 'Four lamps, a table fan and a phone charger.', '40 watt panel, lithium battery, all wires.', 'solar home light fan'],
  ['Solar torch, long beam', 'torch', '', 590, 'Beam of 500 m for night watering.', 'Charges by sun and by socket.', 'torch battery'],
  ['Head torch, chargeable', 'head-torch', '', 420, 'Hands free for milking and watering at night.', 'Lithium battery, 8 hours.', 'head torch lamp'],
  ['Solar fence energiser, 5 km', 'energiser', '5 KM', 6900, 'Safe shocks that keep wild pigs and cattle out.', '12 volt, alarm, 20 watt panel included.', 'solar fence zatka jhatka machine'],
  ['Solar fence energiser, 10 km', 'energiser', '10 KM', 9400, 'For large farms and nilgai.', '12 volt, alarm and siren, 40 watt panel included.', 'solar fence zatka jhatka machine'],
  ['Solar fence energiser, 20 acre, without panel', 'energiser/plain', '20 AC', 4600, 'For those who have panel and battery.', '12 volt, high and low power switch.', 'fence zatka jhatka machine'],
  ['Fence wire, clutch, 14 gauge', 'wire', '14', packs('metre', 980, [100, 250, 500], 'roll'), 'Galvanised wire for electric fence.', 'Soft to tie, does not rust.', 'fence wire zatka'],
  ['Fence insulators, reel type', 'insulators', '', sizes(['50 pieces', 240], ['100 pieces', 460], ['250 pieces', 1090]), 'Hold the wire on posts.', 'UV treated, for wood, stone and iron posts.', 'fence insulator'],
  ['Solar charge controller, 12/24 volt, 20 A', 'controller', '20 A', 1250, 'Guards the battery from too much and too little.', 'PWM, display, USB.', 'solar charge controller'],
  ['Solar MPPT controller, 30 A', 'controller/mppt', '30 A', 4900, 'Takes up to 30% more from the panel.', '12, 24 and 48 volt, display.', 'solar charge controller mppt'],
  ['Solar inverter, 1100 VA', 'inverter', '1100', 7400, 'Runs fans, lights and TV by sun and grid.', 'Pure sine wave, for one 12 volt battery.', 'solar inverter'],
  ['Solar battery, 150 Ah, tall tubular', 'tubular', '150', 14200, 'For house inverter, 5 years warranty.', 'C10 rated, low maintenance.', 'solar battery tubular'],
  ['Solar battery, 40 Ah', 'tubular/small', '40', 4300, 'For lights and fence.', 'C10 rated, low maintenance.', 'solar battery'],
  ['Solar pump controller, 5 HP', 'pump-drive', '5 HP', 18500, 'Runs your three phase pump on panels.', 'MPPT drive for panels of 4.8 to 6 kW. Changes to grid at night.', 'solar pump controller vfd drive'],
  ['Solar insect light trap', 'light-trap', '', 2650, 'Catches moths and hoppers at night, without poison.', 'One for an acre. UV light for four hours after dusk, by itself.', 'solar insect trap light'],
  ['Solar bird and animal scarer', 'scarer', '', 1850, 'Sound and flash against birds and pigs.', 'Ten sounds, works by day or night.', 'bird scarer animal repeller'],
  ['Solar dryer, 15 kg', 'dryer', '15', 16500, 'Dries chilli, turmeric, mango and greens clean.', 'Six trays, fan on solar panel.', 'solar dryer'],
  ['Solar cooker, box type', 'cooker', '', 3200, 'Cooks dal and rice for four by noon.', 'Mirror lid, four black pots.', 'solar cooker'],
  ['Panel stand for roof, 2 panels', 'stand', '', 2350, 'Galvanised stand at 15 to 25 degrees.', 'With nuts and clamps.', 'solar panel stand structure'],
  ['Solar DC cable, 4 sq mm', 'cable/solar', '4', packs('metre', 640, [10, 25, 100], 'roll'), 'Tinned copper cable for panels.', 'Withstands sun and rain, 25 years.', 'solar cable wire'],
]

const CLOSING = 'Wipe the panel every week. Warranty as on the card in the box, with the bill.'

export const solar: readonly Good[] = ROWS.map(hardware(CLOSING))
