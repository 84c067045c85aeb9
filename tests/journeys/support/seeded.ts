import { mkdtemp, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { openShop } from './shop.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The folder of a shop that was opened for the first time and stopped: what each journey's shop begins with. */
    seeded: string
  }
}

/** Seeds the catalogue once for all journeys of a run; they also share the pictures that were drawn already. */
export const setup = async (journeys: TestProject): Promise<() => Promise<void>> => {
  const pictures = await mkdtemp(join(tmpdir(), 'haldhar-pictures-'))
  const shop = await openShop()
  await symlink(pictures, join(shop.folder, 'pictures'))
  await shop.start()
  await shop.stop()
  journeys.provide('seeded', shop.folder)
  return async () => {
    await shop.dispose()
    await rm(pictures, { recursive: true, force: true })
  }
}
