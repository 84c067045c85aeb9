import { useRef } from 'react'
import { Button } from '../../ui/button/Button.tsx'
import type { IconName } from '../../ui/media/icons.ts'

interface PictureButtonProps {
  icon: IconName
  label: string
  /** The camera opens at once. */
  isCamera?: boolean
  disabled: boolean
  /** Not several at a time. */
  isOne?: boolean
  onChoose: (files: readonly File[]) => Promise<void>
}

/** Takes or chooses photographs, the same one again as well. */
export const PictureButton = ({
  icon,
  label,
  isCamera = false,
  disabled,
  isOne = false,
  onChoose,
}: PictureButtonProps) => {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        accept="image/*"
        aria-label={label}
        {...(isCamera ? { capture: 'environment' } : { multiple: !isOne })}
        onChange={({ target }) => {
          const files = [...(target.files ?? [])]
          target.value = ''
          void onChoose(files)
        }}
      />
      <Button full icon={icon} label={label} disabled={disabled} onClick={() => input.current?.click()} />
    </>
  )
}
