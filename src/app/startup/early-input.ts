/**
 * Runs before everything else, while the page is not hydrated: records which buttons were pressed and what was typed
 * into the search box, so that `main.tsx` can replay it after hydration. Its own file, because the rest takes seconds
 * on a slow network.
 */
const pressed = new Set<HTMLButtonElement>()
const written = new Map<HTMLInputElement, string>()

const onClick = ({ target }: Event): void => {
  const button = target instanceof Element ? target.closest('button') : null
  if (button === null) return
  pressed.add(button)
  button.setAttribute('aria-busy', 'true')
}
const onInput = ({ target }: Event): void => {
  if (target instanceof HTMLInputElement) written.set(target, target.value)
}
/** The prototype's own setter: React watches the element's. */
const value = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')
const write = (input: HTMLInputElement, text: string): void => {
  value?.set?.call(input, text)
  input.dispatchEvent(new Event('input', { bubbles: true }))
}

document.addEventListener('click', onClick, true)
document.addEventListener('input', onInput, true)

window.replayEarlyInput = () => {
  document.removeEventListener('click', onClick, true)
  document.removeEventListener('input', onInput, true)
  for (const [input, text] of written) {
    // React hydrates on the first event and compares with the field's value at that time.
    write(input, input.defaultValue)
    write(input, text)
  }
  for (const button of pressed) {
    button.removeAttribute('aria-busy')
    // A button that the client has rendered anew is another element.
    if (button.isConnected) button.click()
  }
}
