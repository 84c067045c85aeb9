import type { DeskChange } from './desk.shared.ts'
import { removeCashNote } from './shipments/shipments.shared.ts'
import { putFile } from '../client/db/files.ts'
import { getDb } from '../client/db/get-db.ts'
import { enqueueAll } from '../client/sync/enqueue-all.ts'
import { discardDead, retryDead } from '../client/sync/queue.ts'
import { toastError } from '../ui/base/toast.ts'
import { useDesk } from './desk.store.ts'
import { text } from './texts.ts'

/** What staff does. It is saved on the phone first, all of it or nothing, and shows at once. */

export const queueChanges = (...changes: readonly DeskChange[]): Promise<boolean> => queueWithFiles([], ...changes)

/** The same of changes that name files of this phone, which are written with them. */
export const queueWithFiles = async (
  files: readonly { name: string; bytes: ArrayBuffer }[],
  ...changes: readonly DeskChange[]
): Promise<boolean> => {
  const { me } = useDesk.getState()
  if (me === null) return false
  try {
    const local = await getDb()
    await enqueueAll(local, me.staff_id, async () => {
      for (const { name, bytes } of files) await putFile(local, me.staff_id, name, bytes)
      return changes
    })
    return true
  } catch (error) {
    console.warn(error)
    void toastError(text.network.full)
    return false
  }
}

export const putAway = async (id: string): Promise<void> => discardDead(await getDb(), id)

export const tryAgain = async (id: string): Promise<void> => retryDead(await getDb(), id)

export const putNoteAway = async (id: string): Promise<void> => {
  const { me } = useDesk.getState()
  if (me !== null) await removeCashNote(await getDb(), me.staff_id, id)
}
