import { useEffect, useState } from 'react'
import { pushState } from '../../client/page/push.ts'
import { pageText } from '../../texts/texts.ts'
import { toastSuccess } from '../../ui/base/toast.ts'
import layout from '../../ui/base/layout.module.css'
import { Button } from '../../ui/button/Button.tsx'
import { stop } from './push.ts'

/** Ends news on this phone, where it shows any. */
export const StopNews = () => {
  const [isOn, setIsOn] = useState(false)
  const words = pageText.ownAccount
  useEffect(() => {
    pushState()
      .then((state) => setIsOn(state === 'on'))
      .catch(() => undefined)
  }, [])
  const end = async () => {
    await stop()
    setIsOn(false)
    return toastSuccess(words.newsStopped)
  }
  return isOn ? (
    <p className={layout.below3}>
      <Button icon="chat" onClick={() => void end()} label={words.stopNews} />
    </p>
  ) : null
}
