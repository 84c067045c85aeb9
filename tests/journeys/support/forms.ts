import type { Locator } from 'playwright-core'

/** Steps with forms, each field found by the payload's key (decision 65). */

export const fillIn = async (form: Locator, typed: Readonly<Record<string, string>>): Promise<void> => {
  for (const [name, text] of Object.entries(typed)) await form.locator(`[name=${name}]`).fill(text)
}

/** Presses the form's button and answers what stands beside the fields that are wrong, by their names. */
export const saidAfter = async (form: Locator, button: string): Promise<Record<string, string>> => {
  await form.getByRole('button', { name: button, exact: true }).click()
  await form.locator('[aria-invalid=true]').first().waitFor()
  return form.evaluate((element) =>
    Object.fromEntries(
      [...element.querySelectorAll<HTMLInputElement>('[aria-invalid=true]')].map((field) => {
        const error = (field.getAttribute('aria-describedby') ?? '').split(' ').find((id) => id.endsWith('-error'))
        return [field.name, document.getElementById(error ?? '')?.textContent ?? '']
      }),
    ),
  )
}
