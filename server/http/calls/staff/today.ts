import { dutiesOf } from '../../../shop/waiting/duties.ts'
import { firstSteps } from '../../../shop/waiting/first-steps.ts'
import { newestToPack } from '../../../shop/waiting/pulse.ts'
import { data, type Handlers } from '../../rpc/handler-types.ts'

export const staffTodayCalls = {
  deskFirstSteps: async ({ shop, caller }) => data(await firstSteps(shop, caller)),
  deskDuties: async ({ shop, caller }) => data(await dutiesOf(shop, caller)),
  deskPulse: async ({ shop, caller }) => data({ newest: await newestToPack(shop, caller) }),
} satisfies Handlers
