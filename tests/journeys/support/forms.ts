import type { Locator, Page } from 'playwright-core'
import { DRAFTS } from '../../../src/client/db/drafts.ts'
import { DATABASE } from '../../../src/client/worker/storage-names.ts'
import { expect } from 'vitest'

/** Steps with forms; each field is found by its name in the payload. */

export const fillIn = async (form: Locator, typed: Readonly<Record<string, string>>): Promise<void> => {
  for (const [name, text] of Object.entries(typed)) await form.locator(`[name=${name}]`).fill(text)
}

/** Presses the form's button and waits until just these messages stand beside the fields, by their names. */
export const saysAfter = async (
  form: Locator,
  button: string,
  wanted: Readonly<Record<string, string>>,
): Promise<void> => {
  await form.getByRole('button', { name: button, exact: true }).click()
  const said = () =>
    form.evaluate((element) =>
      Object.fromEntries(
        [...element.querySelectorAll<HTMLInputElement>('[aria-invalid=true]')].map((field) => {
          const error = (field.getAttribute('aria-describedby') ?? '').split(' ').find((id) => id.endsWith('-error'))
          return [field.name, document.getElementById(error ?? '')?.textContent ?? '']
        }),
      ),
    )
  await expect.poll(said).toEqual(wanted)
}

/** What every form with contact data says of empty fields, and of these. */
export const CONTACT_MISSING = {
  name: 'Name is required',
  phone_number: 'Valid phone number is required',
  whats_app_number: 'Valid WhatsApp number is required',
}
export const CONTACT_WRONG = {
  name: 'Asha',
  phone_number: '982201239',
  whats_app_number: '98220 1239',
  email: 'asha@farm',
}
export const CONTACT_SAID = {
  phone_number: 'Valid phone number is required',
  whats_app_number: 'Valid WhatsApp number is required',
}

/** Whoever opened the forms before has left nothing in them. */
export const forgetDrafts = (page: Page): Promise<void> =>
  page.evaluate(
    ([name, drafts]) =>
      new Promise<void>((resolve) => {
        const opening = indexedDB.open(name)
        // There is no database yet, and no draft.
        opening.addEventListener('upgradeneeded', () => opening.transaction?.abort())
        opening.addEventListener('error', () => resolve())
        opening.addEventListener('success', () => {
          const db = opening.result
          const writing = db.transaction('meta', 'readwrite')
          writing.objectStore('meta').delete(IDBKeyRange.bound(drafts, `${drafts}\uffff`))
          writing.addEventListener('complete', () => {
            db.close()
            resolve()
          })
        })
      }),
    [DATABASE, DRAFTS] as const,
  )
