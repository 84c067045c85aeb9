import type { Farmer } from './user-actor.ts'
import type { Network } from './network.ts'
import type { Device, Tab } from './phones.ts'
import type { Shop } from './shop.ts'
import type { World } from './world.ts'

/** Everything that a scenario runs with. */

export const ACCOUNTS = [1, 2] as const

export interface Stage {
  world: World
  shop: Shop
  network: Network
  device: Device
  farmer: Farmer
  tabs: Tab[]
  worker: Tab | null
}

/** Runs something that a tab does until it is done or has to wait. */
export const act = ({ world }: Stage, tab: Tab, work: () => Promise<unknown>): Promise<void> => {
  world.start(tab, work)
  return world.rest()
}
