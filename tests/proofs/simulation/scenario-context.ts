import type { Farmer } from './user-actor.ts'
import type { Network } from './network.ts'
import type { Device, Tab } from './phones.ts'
import type { Shop } from './shop.ts'
import type { World } from './world.ts'

/** Everything that a scenario runs with. */

export const ACCOUNTS = [1, 2] as const

/** A phone in its network, whoever uses it. */
export interface PhoneStage {
  world: World
  network: Network
  device: Device
  tabs: Tab[]
  worker: Tab | null
}

export interface Stage extends PhoneStage {
  shop: Shop
  farmer: Farmer
}

/** Runs something that a tab does until it is done or has to wait. */
export const act = ({ world }: PhoneStage, tab: Tab, work: () => Promise<unknown>): Promise<void> => {
  world.start(tab, work)
  return world.rest()
}

/** Until nobody can go on. */
export const finish = async ({ world }: PhoneStage): Promise<void> => {
  while (await world.step());
}
