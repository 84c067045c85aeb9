import { useEffect, useState } from 'react'
import { fetchPrivateFile } from '../../../client/api/fetch-private-file.ts'
import { fileKey, readFile } from '../../../client/db/files.ts'
import { getDb } from '../../../client/db/get-db.ts'

/** Where the shop has a photograph: a draft's is shown to its own shop alone. */
export type ShopPlace = { path: string; isPrivate: boolean } | undefined

interface Shown {
  /** Nothing while it is read, null where it did not come. */
  url?: string | null
  /** Whether this phone has its bytes. */
  isHere: boolean
}

/** A photograph from this phone, or else from the shop. */
export const usePhotograph = (acct: number, name: string, place: ShopPlace): Shown => {
  const [shown, setShown] = useState<Shown>({ isHere: false })
  const { path, isPrivate = false } = place ?? {}
  useEffect(() => {
    let made: string | undefined
    let gone = false
    const find = async (): Promise<Shown> => {
      const bytes = await readFile(await getDb(), fileKey(acct, name))
      if (bytes === undefined && (path === undefined || !isPrivate)) return { url: path ?? null, isHere: false }
      const file = bytes ? new Blob([bytes], { type: 'image/jpeg' }) : path && (await fetchPrivateFile(path))
      if (!file || gone) return { url: null, isHere: false }
      made = URL.createObjectURL(file)
      return { url: made, isHere: bytes !== undefined }
    }
    void find().then((found) => gone || setShown(found))
    return () => {
      gone = true
      if (made !== undefined) URL.revokeObjectURL(made)
    }
  }, [acct, name, path, isPrivate])
  return shown
}
