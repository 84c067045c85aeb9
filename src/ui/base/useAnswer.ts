import { useEffect, useRef, useState } from 'react'

/**
 * What `ask` has brought, asked at the first rendering and whenever `trigger` changes; nothing until then. The answer
 * stays while it is asked anew by `refresh`; `again` takes it away first.
 */
export const useAnswer = <T>(ask: () => Promise<T>, trigger?: unknown) => {
  const [answer, setAnswer] = useState<T>()
  const [round, setRound] = useState(0)
  const latest = useRef(ask)
  useEffect(() => {
    latest.current = ask
  })
  useEffect(() => {
    let gone = false
    void latest.current().then((told) => gone || setAnswer(() => told))
    return () => {
      gone = true
    }
  }, [round, trigger])
  const refresh = () => setRound((before) => before + 1)
  const again = () => {
    setAnswer(undefined)
    refresh()
  }
  return { answer, setAnswer, refresh, again }
}
