import { needsLook, useAttempts } from './attempts.store.ts'
import { lazyComponent } from '../../ui/base/lazy-component.tsx'
import { withTexts } from '../../texts/load-texts.ts'

const OpenOrder = lazyComponent(async () => (await withTexts('rest', import('./OpenOrder.tsx'))).OpenOrder)

/** Orders that need a look; their code comes only where there is one. */
export const OpenOrderNotice = () => useAttempts(needsLook) && <OpenOrder />
