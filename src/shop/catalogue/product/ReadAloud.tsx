import { useEffect, useState } from 'react'
import { language, productText } from '../../../texts/texts.ts'
import { Button } from '../../../ui/button/Button.tsx'

/** A voice of the page's language; many phones have none for some. */
const voiceOf = (): SpeechSynthesisVoice | undefined =>
  'speechSynthesis' in globalThis
    ? speechSynthesis.getVoices().find(({ lang }) => lang.split(/[-_]/)[0] === language)
    : undefined

/** Reads a text aloud, and stops. Nothing where no voice speaks the language. */
export const ReadAloud = ({ text }: { text: string }) => {
  const [voice, setVoice] = useState<SpeechSynthesisVoice>()
  const [reading, setReading] = useState(false)
  useEffect(() => {
    if (!('speechSynthesis' in globalThis)) return
    // The list comes some time after the page.
    const find = () => setVoice(voiceOf())
    find()
    speechSynthesis.addEventListener('voiceschanged', find)
    return () => {
      speechSynthesis.removeEventListener('voiceschanged', find)
      speechSynthesis.cancel()
    }
  }, [])
  if (voice === undefined) return null
  const press = () => {
    speechSynthesis.cancel()
    setReading(!reading)
    if (reading) return
    const speech = new SpeechSynthesisUtterance(text)
    speech.voice = voice
    speech.lang = voice.lang
    speech.onend = () => setReading(false)
    speechSynthesis.speak(speech)
  }
  return (
    <Button
      icon={reading ? 'off' : 'sound'}
      aria-pressed={reading}
      onClick={press}
      label={reading ? productText.readAloud.stop : productText.readAloud.read}
    />
  )
}
