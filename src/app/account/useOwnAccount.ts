import { useEffect, useState } from 'react'
import type { LogIn, OwnAccount } from '../../contract/account.ts'
import { useNetwork } from '../../features/sync/network.store.ts'
import { callApi, isFailure } from '../../offline/api/call.ts'

type Asked =
  | { state: 'asking' }
  | { state: 'told'; account: OwnAccount; logIns: LogIn[] }
  | { state: 'failed'; message: string }

/** The caller's account and log-ins, asked anew when the network is back. Neither is stored locally. */
export const useOwnAccount = () => {
  const [asked, setAsked] = useState<Asked>({ state: 'asking' })
  const [round, setRound] = useState(0)
  const online = useNetwork((network) => network.online)
  useEffect(() => {
    let gone = false
    void Promise.all([callApi('ownAccount'), callApi('logIns')]).then(([account, logIns]) => {
      if (gone) return
      if (isFailure(account)) return setAsked({ state: 'failed', message: account.message })
      if (isFailure(logIns)) return setAsked({ state: 'failed', message: logIns.message })
      setAsked({ state: 'told', account: account.data, logIns: logIns.data })
    })
    return () => {
      gone = true
    }
  }, [round, online])
  const again = () => {
    setAsked({ state: 'asking' })
    setRound(round + 1)
  }
  return { asked, online, again, refresh: () => setRound(round + 1) }
}
