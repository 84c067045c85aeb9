import { useLayoutEffect, useRef, type ReactNode } from 'react'
import { Button } from '../button/Button.tsx'
import { classes } from '../base/classes.ts'
import tone from '../base/tone.module.css'
import layout from '../base/layout.module.css'
import styles from './Prompt.module.css'

interface PromptProps {
  words: ReactNode
  yes: ReactNode
  no: ReactNode
  onYes: () => void
  onNo: () => void
}

/** A question above the bars at the foot of the screen; whoever is at something else need not answer. */
export const Prompt = ({ words, yes, no, onYes, onNo }: PromptProps) => {
  const box = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const { style } = document.documentElement
    style.setProperty('--prompt', `${box.current?.offsetHeight ?? 0}px`)
    return () => void style.removeProperty('--prompt')
  }, [])
  return (
    <div ref={box} className={classes(layout.between, tone.info, styles.prompt)} role="status">
      <span>{words}</span>
      <div className={styles.answers}>
        <Button kind="plain" onClick={onNo} label={no} />
        <Button kind="leaf" onClick={onYes} label={yes} />
      </div>
    </div>
  )
}
