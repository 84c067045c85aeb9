import { useCallback, useEffect, useRef, useState } from 'react'
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form'
import { getDb } from '../../client/db/get-db.ts'
import { formDrafts } from '../../client/db/form-drafts.ts'
import { identity } from '../../client/session/identity.ts'
import { fillIn } from '../../ui/form/fill-in.ts'

/** The account of drafts that were typed without a log-in. */
const GUEST = 0
const NOTHING: readonly never[] = []

/**
 * What is typed into a form stays on the phone, through a reload, another page or another language, until `forget` is
 * called: when it was sent, or given up. No form with a password may use it. `name` is stored: never change one. Fields
 * of `without` are not stored.
 */
export const useFormDraft = <Values extends FieldValues>(
  name: string,
  { getValues, setValue, subscribe }: Pick<UseFormReturn<Values>, 'getValues' | 'setValue' | 'subscribe'>,
  without: readonly Path<Values>[] = NOTHING,
): { isRead: boolean; forget: () => Promise<void> } => {
  const acct = identity()?.acct ?? GUEST
  const [isRead, setRead] = useState(false)
  /** Whether there is a draft. What the shop fills in goes with what was typed, and is no draft by itself. */
  const isDraft = useRef(false)
  useEffect(() => {
    const of = { acct, form: name }
    const before = getValues()
    let isGone = false
    isDraft.current = false
    const restore = async () => {
      const draft = await formDrafts.read(await getDb(), of)
      if (isGone) return
      for (const [field, value] of Object.entries(draft?.values ?? {}))
        // What was typed meanwhile is newer.
        if (field in before && getValues()[field] === before[field])
          // Safe: a field of this form, with what this form has stored.
          fillIn<Path<Values>, PathValue<Values, Path<Values>>>({ setValue }, field as Path<Values>, value as never, {
            shouldDirty: true,
          })
      isDraft.current ||= draft !== null
      setRead(true)
    }
    // A phone that stores nothing has no drafts.
    restore().catch(() => setRead(true))
    const stop = subscribe({
      formState: { values: true },
      callback: ({ values, type }) => {
        if (type === 'change') isDraft.current = true
        if (!isDraft.current) return
        const stored = Object.fromEntries(
          Object.entries(values).filter(([field]) => !without.some((one) => one === field)),
        )
        void getDb().then((local) => formDrafts.save(local, of, { values: stored }))
      },
    })
    return () => {
      isGone = true
      stop()
    }
  }, [acct, name, without, getValues, setValue, subscribe])
  const forget = useCallback(async () => {
    isDraft.current = false
    const forgotten = getDb().then((local) => formDrafts.remove(local, { acct, form: name }))
    // A draft that stays is no reason to stay on its page.
    await forgotten.catch(() => undefined)
  }, [acct, name])
  return { isRead, forget }
}
