import { hardware, type HardwareRow } from './hardware.ts'
import { sizes, type Good } from './trade.ts'

// oxfmt-ignore
const ROWS: readonly HardwareRow[] = [
  ['Water pump, monoblock, 0.5 HP', 'pump', '0.5', 3650, 'For house tank and small garden.', 'Single phase, 220 volt. Head 6 to 25 m, 1 inch pipes.', 'monoblock motor'],
  ['Water pump, monoblock, 1 HP', 'pump', '1 HP', 5900, 'For shallow well and garden.', 'Single phase, 220 volt. Head 8 to 30 m, 1 inch pipes, up to 3,600 litre an hour.', 'monoblock motor'],
  ['Water pump, monoblock, 1.5 HP', 'pump', '1.5', 9450, 'For open well and drip on half an acre.', 'Single phase, 220 volt. Head 10 to 24 m, 1.5 inch pipes.', 'monoblock motor'],
  ['Water pump, monoblock, 2 HP', 'pump', '2 HP', 11800, 'For open well and sprinkler on one acre.', 'Single phase, 220 volt. Head 12 to 28 m, 2 inch pipes.', 'monoblock motor'],
  ['Water pump, monoblock, 3 HP, three phase', 'pump', '3 HP', 15400, 'For wells and canals, two acres and more.', 'Three phase, 415 volt. Head 14 to 30 m, 2.5 inch pipes. Runs at low voltage also.', 'monoblock motor'],
  ['Water pump, monoblock, 5 HP, three phase', 'pump', '5 HP', 20900, 'For wells and canals, about four acres.', 'Three phase, 415 volt. Head 16 to 34 m, 3 inch pipes. Runs at low voltage also.', 'monoblock motor'],
  ['Water pump, monoblock, 7.5 HP, three phase', 'pump', '7.5', 28500, 'For large fields and long lines.', 'Three phase, 415 volt. Head 18 to 40 m, 3 inch pipes.', 'monoblock motor'],
  ['Self-priming pump, 1 HP', 'self-priming', '1 HP', 3200, 'Draws by itself up to 7 m.', 'Single phase, 220 volt. 1 inch pipes, brass impeller.', 'self priming monoblock regenerative'],
  ['Self-priming pump, 0.5 HP', 'self-priming', '0.5', 2250, 'Small pump for house and cattle trough.', 'Single phase, 220 volt. 1 inch pipes.', 'self priming monoblock regenerative'],
  ['Submersible pump, 1 HP, 10 stages', 'submersible', '1 HP', 11200, 'For borewell of 4 inch, house and small plot.', 'Water filled, single phase, head up to 60 m. With control panel.', 'submersible borewell'],
  ['Submersible pump, 1.5 HP, 12 stages', 'submersible', '1.5', 13900, 'For borewell of 4 inch, up to one acre.', 'Water filled, single phase, head up to 75 m. With control panel.', 'submersible borewell'],
  ['Submersible pump, 3 HP, 15 stages', 'submersible', '3 HP', 21500, 'For borewell of 4 inch, two acres.', 'Three phase, head up to 100 m. Stainless body.', 'submersible borewell'],
  ['Submersible pump, 5 HP, 15 stages', 'submersible/wide', '5 HP', 29500, 'For borewell of 6 inch, four acres.', 'Three phase, head up to 110 m. Runs at low voltage also.', 'submersible borewell'],
  ['Submersible pump, 7.5 HP, 12 stages', 'submersible/wide', '7.5', 36800, 'For borewell of 6 inch, six acres.', 'Three phase, head up to 120 m, 2.5 inch delivery.', 'submersible borewell'],
  ['Openwell submersible pump, 1.5 HP', 'openwell', '1.5', 12400, 'Lies in the well water and never needs priming.', 'Single phase, head 8 to 30 m, 2 inch delivery.', 'openwell submersible'],
  ['Openwell submersible pump, 3 HP', 'openwell', '3 HP', 18600, 'Lies in the well water and never needs priming.', 'Three phase, head 10 to 36 m, 2.5 inch delivery.', 'openwell submersible'],
  ['Openwell submersible pump, 5 HP', 'openwell', '5 HP', 24800, 'For large wells, no noise and no priming.', 'Three phase, head 12 to 40 m, 3 inch delivery.', 'openwell submersible'],
  ['Petrol water pump set, 2 inch', 'engine-pump', '2', 12500, 'Light pump where there is no current.', 'Four stroke petrol engine of 5.5 HP, 30,000 litre an hour, head 26 m, suction 7 m.', 'petrol engine pump set'],
  ['Petrol water pump set, 3 inch', 'engine-pump', '3', 15200, 'Much water at low head, from canal or pond.', 'Four stroke petrol engine of 7 HP, 55,000 litre an hour, head 25 m.', 'petrol engine pump set'],
  ['Diesel water pump set, 5 HP', 'diesel-pump', '5 HP', 29800, 'Slow diesel engine on wheels, runs all day.', 'Air cooled, 1,500 turns, 3 inch pump, about 1 litre diesel an hour.', 'diesel engine pump set'],
  ['Diesel water pump set, 10 HP', 'diesel-pump', '10 HP', 44500, 'For large fields and long lines.', 'Water cooled, 4 inch pump, about 2 litre diesel an hour.', 'diesel engine pump set'],
  ['Solar water pump, 2 HP, DC, with panels', 'solar-pump', '2 HP', 148000, 'Water by day without bill or diesel.', 'With 1,800 watt panels, controller and frame. Head up to 50 m.', 'solar pump'],
  ['Solar water pump, 3 HP, DC, with panels', 'solar-pump', '3 HP', 192000, 'Water by day without bill or diesel.', 'With 3,000 watt panels, controller and frame. Head up to 70 m.', 'solar pump'],
  ['Sewage and slurry pump, 1 HP', 'slurry', '1 HP', 10800, 'For dung slurry and muddy water.', 'Single phase, passes bits of 25 mm, float switch.', 'slurry cutter sewage gobar'],
  ['Pressure booster pump, 1 HP', 'booster', '1 HP', 14600, 'Even pressure for sprinkler and drip from a tank.', 'Single phase, stainless, starts and stops by itself.', 'booster pressure pump'],
  ['Motor starter, three phase, 5 HP', 'starter', '5 HP', 2350, 'Starts the pump and cuts off at overload.', 'DOL starter in steel box, relay 6 to 10 A.', 'starter dol panel'],
  ['Control panel for submersible, 1.5 HP', 'starter/panel', '1.5', 1750, 'Panel with capacitors, meter and switch.', 'Single phase. Cuts off at overload.', 'control panel submersible'],
  ['Mobile starter for pump, SIM card', 'gsm-starter', '', 4200, 'Start and stop the pump by a call from home.', 'Works with any SIM. Tells by call when current comes and when the pump runs dry.', 'mobile starter auto gsm'],
  ['Dry-run and phase guard', 'phase-guard', '', 1450, 'Saves the motor from dry run and missing phase.', 'For three phase motors of 3 to 15 HP.', 'single phase preventer dry run'],
  ['Foot valve, brass, 2.5 inch', 'foot-valve', '2.5', 780, 'Holds the water in the suction pipe.', 'Brass with strainer.', 'foot valve'],
  ['Submersible flat cable, 3 core', 'cable', '4', sizes(['2.5 sq mm, 100 m', 8200], ['4 sq mm, 100 m', 12600]), 'Copper cable for borewell pumps.', 'Three cores, PVC, made for water.', 'cable wire submersible'],
]

const CLOSING =
  'Choose by the depth of water and the length of the line. Warranty 1 year with the bill; let an electrician do the wiring and the earthing.'

export const pumps: readonly Good[] = ROWS.map(hardware(CLOSING))
