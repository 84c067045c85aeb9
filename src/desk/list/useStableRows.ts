import { useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { stableRows, type Kept } from './stable-rows.ts'

const TOUCHES = ['pointerdown', 'keydown', 'click'] as const

/** Whether the reader has pressed anything since `visit` began. */
const useTouched = (visit: string): boolean => {
  const [touched, setTouched] = useState<string>()
  useEffect(() => {
    const note = () => setTouched(visit)
    for (const touch of TOUCHES) addEventListener(touch, note, { capture: true })
    return () => {
      for (const touch of TOUCHES) removeEventListener(touch, note, { capture: true })
    }
  }, [visit])
  return touched === visit
}

interface Options<Row> {
  keyOf: (row: Row) => string
  /** Where rows that have left the list are found as they are now. */
  elsewhere?: readonly Row[]
  /** Which list it is: another one begins anew. */
  list?: string
}

/**
 * Keeps the rows of a list in their places from the reader's first touch until the screen is left: what a press or
 * another phone takes away must not bring the next row under the thumb.
 */
export const useStableRows = <Row>(
  rows: readonly Row[],
  { keyOf, elsewhere = [], list = '' }: Options<Row>,
): Kept<Row>[] => {
  const visit = `${useLocation().key} ${list}`
  const isTouched = useTouched(visit)
  const [last, setLast] = useState<{ visit: string; rows: readonly Row[] }>({ visit, rows: [] })
  const shown = isTouched && last.visit === visit ? stableRows(last.rows, rows, keyOf, elsewhere) : rows
  const isSame = last.rows.length === shown.length && last.rows.every((row, at) => row === shown[at])
  if (last.visit !== visit || !isSame) setLast({ visit, rows: shown })
  const here = new Set(rows.map(keyOf))
  return shown.map((row) => ({ row, isHere: here.has(keyOf(row)) }))
}
