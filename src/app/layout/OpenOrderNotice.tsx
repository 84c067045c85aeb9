import { useNetwork } from '../../features/account/network.store.ts'
import { lazily } from '../../ui/lazily.tsx'

const OpenOrder = lazily(async () => (await import('../../features/checkout/OpenOrder.tsx')).OpenOrder)

/** Orders that need a look; their code comes only where there is one. */
export const OpenOrderNotice = () => useNetwork(({ openOrder }) => openOrder) && <OpenOrder />
