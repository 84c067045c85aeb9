import { useEffect, useState } from 'react'
import { isFailure } from '../../client/api/call.ts'
import { pushState, type PushState } from '../../client/page/push.ts'
import { pageText } from '../../texts/texts.ts'
import { toastError, toastSuccess } from '../../ui/base/toast.ts'
import { Button } from '../../ui/button/Button.tsx'
import { subscribe } from './push.ts'

/** "Tell me on this phone": asks for the browser's permission, which is asked for nowhere else. */
export const TellMe = () => {
  const [state, setState] = useState<PushState>('never')
  const words = pageText.checkout.orders.confirmed
  useEffect(() => {
    const look = async () => {
      const now = await pushState()
      setState(now)
      // It may have been for a log-in that has ended since.
      if (now === 'on' && Notification.permission === 'granted') await subscribe()
    }
    look().catch(() => undefined)
  }, [])
  const ask = async () => {
    const answer = await subscribe().catch(() => null)
    if (answer === null) return toastError(words.notTold)
    if (isFailure(answer)) return toastError(answer)
    setState('on')
    return toastSuccess(words.told)
  }
  return state === 'ask' ? <Button kind="plain" icon="chat" onClick={() => void ask()} label={words.tell} /> : null
}
