import { randomBytes, randomUUID } from 'node:crypto'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { folderFiles } from '../../../server/adapters/folder-files.ts'
import { banners } from '../../../server/db/schema.ts'
import { claimFiles } from '../../../server/shop/maintenance/claim-files.ts'
import { deleteOrphans } from '../../../server/shop/maintenance/delete-orphans.ts'
import { releaseFiles } from '../../../server/shop/uploads/release-files.ts'
import { onBothDatabases } from '../support/support.ts'

/** Which handed-in files are deleted, and when. */

const HOUR = 60 * 60 * 1000
const DAY = 24 * HOUR

onBothDatabases((shop) => {
  const save = () => shop().deps.files.save(randomBytes(20), 'webp')
  const left = () => readdirSync(shop().filesFolder)
  const sweep = () => deleteOrphans(shop().deps)

  test('a file whose row was deleted on purpose goes at the next look, another one after three days', async () => {
    const [released, lost] = [await save(), await save()]
    await releaseFiles(shop(), [{ file: released }])
    shop().pass(2 * HOUR)
    await sweep()
    expect([released, lost].map((file) => left().includes(file))).toEqual([false, true])
    shop().pass(3 * DAY + HOUR)
    await sweep()
    expect(left()).not.toContain(lost)
  })

  test('a file that something names again begins anew', async () => {
    const file = await save()
    shop().pass(2 * HOUR)
    await sweep()
    await shop()
      .db.insert(banners)
      .values({ sourceType: 'brands', imageUrls: [file] })
    shop().pass(2 * DAY)
    await sweep()
    await shop().db.delete(banners)
    shop().pass(2 * DAY)
    await sweep()
    expect(left()).toContain(file)
    shop().pass(4 * DAY)
    await sweep()
    expect(left()).not.toContain(file)
  })

  test('a store without an owner is taken where nothing speaks against it, and belongs to one database then', async () => {
    await save()
    expect(await claimFiles(shop().deps)).toBe('unknown')
    await releaseFiles(
      shop(),
      left().map((file) => ({ file })),
    )
    await sweep()
    expect(await claimFiles(shop().deps)).toBe('own')
    expect(await claimFiles(shop().deps)).toBe('own')
    await shop().deps.files.writeOwner('another database')
    expect(await claimFiles(shop().deps)).toBe('of another database')
  })

  /** One that no database has claimed. */
  const emptyStore = () => folderFiles(join(shop().filesFolder, randomUUID()))

  test('processes that start at the same moment all get the store of their database', async () => {
    const beginning = { db: shop().db, files: emptyStore() }
    const claims = await Promise.all(Array.from({ length: 50 }, () => claimFiles(beginning)))
    expect(new Set(claims)).toEqual(new Set(['own']))
  })

  test('nor is one refused that looks just before another claims the store and stores a picture', async () => {
    const [{ db }, files] = [shop(), emptyStore()]
    const claimedMeanwhile: typeof files = {
      ...files,
      async *namesBefore(moment) {
        await claimFiles({ db, files })
        await files.save(randomBytes(20), 'webp')
        yield* files.namesBefore(moment)
      },
    }
    expect(await claimFiles({ db, files: claimedMeanwhile })).toBe('own')
  })
})
