import { useRef } from 'react'
import { Button } from '../ui/button/Button.tsx'
import type { IconName } from '../ui/media/icons.ts'

interface FileButtonProps {
  label: string
  /** Where the page has several of the same words. */
  spoken?: string
  icon: IconName
  accept: string
  disabled: boolean
  onChoose: (file: File) => void
}

/** Chooses one file, the same one again as well. */
export const FileButton = ({ label, spoken = label, icon, accept, disabled, onChoose }: FileButtonProps) => {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        accept={accept}
        aria-label={spoken}
        onChange={({ target }) => {
          const [file] = target.files ?? []
          if (file !== undefined) onChoose(file)
          target.value = ''
        }}
      />
      <Button
        full
        icon={icon}
        label={label}
        aria-label={spoken}
        disabled={disabled}
        onClick={() => input.current?.click()}
      />
    </>
  )
}
