import { useEffect, useState } from 'react'
import layout from '../../ui/base/layout.module.css'
import { toastError } from '../../ui/base/toast.ts'
import { Button } from '../../ui/button/Button.tsx'
import { Choices } from '../../ui/form/Form.tsx'
import { PictureButton } from './PictureButton.tsx'
import { makeReady, type Photograph } from './photographs.ts'
import styles from './pictures.module.css'
import { text as picturesText } from './texts.ts'

const text = picturesText.photographs

interface OnePhotographProps {
  title: string
  hint?: string
  photograph: Photograph | null
  onChange: (photograph: Photograph | null) => void
}

/** One photograph, from the camera or of what the phone has, made small on this phone, which also takes its place out. */
export const OnePhotograph = ({ title, hint, photograph, onChange }: OnePhotographProps) => {
  const [isBusy, setBusy] = useState(false)
  const choose = async ([file]: readonly File[]) => {
    if (file === undefined) return
    setBusy(true)
    const ready = await makeReady(file)
    setBusy(false)
    if (ready === null) void toastError(text.unreadable)
    else onChange(ready)
  }
  return (
    <Choices legend={title}>
      {hint !== undefined && <p className={layout.small}>{hint}</p>}
      {photograph !== null && <Preview photograph={photograph} title={title} />}
      <p role="status">{isBusy && text.busy}</p>
      {photograph === null ? (
        <>
          <PictureButton icon="camera" label={text.take} isCamera isOne disabled={isBusy} onChoose={choose} />
          <PictureButton icon="picture" label={text.choose} isOne disabled={isBusy} onChoose={choose} />
        </>
      ) : (
        <Button full icon="trash" label={text.remove} onClick={() => onChange(null)} />
      )}
    </Choices>
  )
}

const Preview = ({ photograph, title }: { photograph: Photograph; title: string }) => {
  const [url, setUrl] = useState<string>()
  useEffect(() => {
    const made = URL.createObjectURL(new Blob([photograph.bytes], { type: 'image/jpeg' }))
    setUrl(made)
    return () => URL.revokeObjectURL(made)
  }, [photograph])
  return url === undefined ? null : <img src={url} alt={title} className={styles.picture} />
}
