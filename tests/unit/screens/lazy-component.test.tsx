/** @vitest-environment happy-dom */
import { useLayoutEffect } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, onTestFinished, test } from 'vitest'
import { lazyComponent, partLoads } from '../../../src/ui/base/lazy-component.tsx'

test('a part whose code comes while it is being shown is shown', async () => {
  const Part = lazyComponent(async () => () => <p>Here</p>)
  const load = partLoads.at(-1)
  // Loads between the rendering and the effects that follow it.
  const Meanwhile = () => {
    useLayoutEffect(() => void load?.(), [])
    return null
  }
  const place = document.body.appendChild(document.createElement('div'))
  const root = createRoot(place)
  onTestFinished(() => root.unmount())
  root.render(
    <>
      <Part />
      <Meanwhile />
    </>,
  )
  await expect.poll(() => place.textContent).toBe('Here')
})
