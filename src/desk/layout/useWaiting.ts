import { useEffect } from 'react'
import { isFailure } from '../../client/api/call.ts'
import { callDesk } from '../desk-api.shared.ts'
import { useDesk } from '../desk.store.ts'

/** Asks what waits on the screens of the menu, anew whenever the parcels have come anew and whenever `trigger` changes. */
export const useWaiting = (trigger?: unknown): void => {
  const askedAt = useDesk((desk) => desk.askedAt)
  useEffect(() => {
    let gone = false
    void callDesk('deskWaiting').then((answer) => {
      if (!gone && !isFailure(answer)) useDesk.setState({ waiting: answer.data })
    })
    return () => {
      gone = true
    }
  }, [askedAt, trigger])
}
