import type { ReactElement } from 'react'
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { onTestFinished } from 'vitest'
import '../../../src/app/startup/ui-labels.ts'

/** A component in a document, to be pressed and looked at; needs `@vitest-environment happy-dom`. */
export const mount = async (element: ReactElement, path = '/') => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries: [path] })
  const place = document.body.appendChild(document.createElement('div'))
  const root = createRoot(place)
  await act(async () => root.render(<RouterProvider router={router} />))
  onTestFinished(async () => {
    await act(async () => root.unmount())
    place.remove()
  })
  return {
    place,
    router,
    words: () => (document.body.textContent ?? '').replaceAll(/\s+/g, ' ').trim(),
    /** Presses the button or the field with these words. */
    press: (name: string) =>
      act(async () => {
        const found = [...document.querySelectorAll<HTMLElement>('button, label, a')].find(({ textContent }) =>
          textContent?.includes(name),
        )
        if (found === undefined) throw new Error(`Nothing to press says ${name}`)
        found.click()
      }),
  }
}

/** Lets pass what is under way, with a fake clock or without. */
export const settled = (work: () => unknown = () => {}): Promise<void> =>
  act(async () => {
    await work()
  })
