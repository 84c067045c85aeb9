import { useNetwork } from '../../../features/sync/network.store.ts'
import { lazyComponent } from '../../../ui/base/lazy-component.tsx'

const OpenOrder = lazyComponent(async () => (await import('../../../features/checkout/OpenOrder.tsx')).OpenOrder)

/** Orders that need a look; their code comes only where there is one. */
export const OpenOrderNotice = () => useNetwork(({ openOrder }) => openOrder) && <OpenOrder />
