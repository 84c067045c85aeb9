import { act, type ReactElement } from 'react'
import { createRoot } from 'react-dom/client'
import { createMemoryRouter, RouterProvider, type InitialEntry } from 'react-router-dom'
import { onTestFinished } from 'vitest'
import '../../../src/shop/startup/ui-labels.ts'

/** Lets React finish what this begins, with a fake clock or without; what comes later by itself is polled for. */
export const settled = async (work: () => unknown): Promise<void> => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  await act(async () => {
    await work()
  })
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false })
}

/** A component in a document, to be pressed and looked at; needs `@vitest-environment happy-dom`. */
export const mount = async (element: ReactElement, path: InitialEntry = '/') => {
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries: [path] })
  const place = document.body.appendChild(document.createElement('div'))
  const root = createRoot(place)
  await settled(() => root.render(<RouterProvider router={router} />))
  const unmount = async () => {
    await settled(() => root.unmount())
    place.remove()
  }
  onTestFinished(unmount)
  return {
    place,
    unmount,
    router,
    words: () => (document.body.textContent ?? '').replaceAll(/\s+/g, ' ').trim(),
    /** Presses the button or the link with these words. */
    press: (name: string) =>
      settled(() => {
        const found = [...document.querySelectorAll<HTMLElement>('button, label, a')].find(({ textContent }) =>
          textContent.includes(name),
        )
        if (found === undefined) throw new Error(`Nothing to press says ${name}`)
        found.click()
      }),
  }
}
