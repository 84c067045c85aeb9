/**
 * Stands in a rendered page behind its first screen: records which buttons were pressed and what was typed into the
 * search box while React has not hydrated them, and repeats that once it has, part by part. In the page itself, because
 * the rest takes seconds on a slow network.
 */
const REPLAY_EVERY_MS = 100
const pressed = new Set<HTMLButtonElement>()
const written = new Map<HTMLInputElement, string>()

/** React notes its properties on the elements that it has hydrated. */
const isHydrated = (element: Element): boolean => /__reactProps/.test(Object.keys(element).join())
/** Or the client has rendered it anew, which makes another element of it. */
const isSettled = (element: Element): boolean => !element.isConnected || isHydrated(element)

/**
 * The button that is pressed, or the field that is typed into, by its event: an answer may take its icon away. React lets
 * an event pass that it answers, which is forgotten here, and stops one whose part it could not hydrate for it.
 */
const controls = new WeakMap<Event, Element>()

const onBubble = (event: Event): void => {
  const control = controls.get(event)
  if (control === undefined || !isSettled(control)) return
  controls.delete(event)
  if (control instanceof HTMLInputElement) written.delete(control)
}

let timer: ReturnType<typeof setTimeout> | undefined
const replayLater = (): void => void (timer ??= setTimeout(replay, REPLAY_EVERY_MS))

const onCapture = (event: Event): void => {
  const { target, type } = event
  const control = target instanceof Element ? (type === 'click' ? target.closest('button') : target) : null
  if (control === null) return
  controls.set(event, control)
  if (control instanceof HTMLInputElement) {
    // At once: hydration may empty the field before anything else runs.
    written.set(control, control.value)
    replayLater()
  }
  if (!(control instanceof HTMLButtonElement)) return
  // After the event. A rail prevents the click that ends a swipe.
  setTimeout(() => {
    if (!controls.has(event) || event.defaultPrevented) return
    pressed.add(control)
    control.setAttribute('aria-busy', 'true')
    replayLater()
  })
}

/** With the prototype's setter: React watches the element's. */
const write = (input: HTMLInputElement, text: string): void => {
  Reflect.set(HTMLInputElement.prototype, 'value', text, input)
  input.dispatchEvent(new Event('input', { bubbles: true }))
}

for (const type of ['click', 'input']) addEventListener(type, onBubble)
if (window.early) {
  window.early.events.forEach(onCapture)
  window.early.hear = onCapture
}

/** Repeats what was pressed and typed in the parts that React has hydrated by now. */
const replay = (): void => {
  timer = undefined
  for (const [input, text] of [...written].filter(([field]) => isSettled(field))) {
    written.delete(input)
    // React hydrates on the first event and compares with the field's value at that time.
    write(input, input.defaultValue)
    write(input, text)
  }
  for (const button of [...pressed].filter(isSettled)) {
    pressed.delete(button)
    button.removeAttribute('aria-busy')
    if (button.isConnected) button.click()
  }
  if (pressed.size + written.size > 0) replayLater()
}
