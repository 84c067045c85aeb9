import { useEffect, useState } from 'react'
import { getDb, watchDb } from '../../../client/db/get-db.ts'
import { useNetwork } from '../../../client/page/network.store.ts'
import { useDesk } from '../../desk.store.ts'
import { pullKnown, savedKnown, type Known } from '../known-products.ts'

/** What the shop knows, as it lies on this phone, asked for where that is old; nothing until it is read, null without. */
export const useKnown = (): Known | null | undefined => {
  const acct = useDesk(({ me }) => me?.staff_id)
  const online = useNetwork((network) => network.online)
  const [known, setKnown] = useState<Known | null>()
  useEffect(() => (acct === undefined ? undefined : watchDb((local) => savedKnown(local, acct), setKnown)), [acct])
  useEffect(() => {
    if (acct !== undefined) void getDb().then((local) => pullKnown(local, acct))
  }, [acct, online])
  return known
}
