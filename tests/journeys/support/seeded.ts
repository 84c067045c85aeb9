import { execFile } from 'node:child_process'
import { mkdtemp, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { TestProject } from 'vitest/node'
import { openShop } from './shop.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** A folder with the catalogue of the demonstration: what each journey's shop begins with. */
    seeded: string
  }
}

/** Fills it once for all journeys of a run; they also share the pictures that were drawn already. */
export const setup = async (journeys: TestProject): Promise<() => Promise<void>> => {
  const pictures = await mkdtemp(join(tmpdir(), 'haldhar-pictures-'))
  const shop = await openShop()
  await symlink(pictures, join(shop.folder, 'pictures'))
  await promisify(execFile)(process.execPath, ['server/seed/main.ts'], { env: shop.env })
  journeys.provide('seeded', shop.folder)
  return async () => {
    await shop.dispose()
    await rm(pictures, { recursive: true, force: true })
  }
}
