import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { openDatabase } from '../../../server/db/open.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The folder of an embedded database with tables and no rows. */
    migrated: string
  }
}

/** Creates the tables of the embedded database once for all tests of a run, which takes seconds; tests copy it. */
export const setup = async (project: TestProject): Promise<() => void> => {
  // Made already for all processes of a run, as those that try mutants.
  const made = process.env['MIGRATED_DATA']
  if (made !== undefined) {
    project.provide('migrated', made)
    return () => {}
  }
  const dataDir = mkdtempSync(join(tmpdir(), 'haldhar-migrated-'))
  const { close } = await openDatabase({ dataDir })
  await close()
  project.provide('migrated', dataDir)
  return () => rmSync(dataDir, { recursive: true, force: true })
}
