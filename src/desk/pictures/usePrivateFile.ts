import { useEffect, useState } from 'react'
import { fetchPrivateFile } from '../../client/api/fetch-private-file.ts'

/** Where a file can be seen that is for the staff alone: nothing while it is on its way, null where it did not come. */
export const usePrivateFile = (path: string): string | null | undefined => {
  const [url, setUrl] = useState<string | null>()
  useEffect(() => {
    let made: string | undefined
    let gone = false
    void fetchPrivateFile(path).then((blob) => {
      if (gone) return
      made = blob === null ? undefined : URL.createObjectURL(blob)
      setUrl(made ?? null)
    })
    return () => {
      gone = true
      if (made !== undefined) URL.revokeObjectURL(made)
      setUrl(undefined)
    }
  }, [path])
  return url
}
