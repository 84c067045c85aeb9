/**
 * Runs before everything else: records which buttons were pressed and what was typed into the search box while React has
 * not taken them over, and repeats that once it has, part by part. In the page itself, because the rest takes seconds on
 * a slow network.
 */
const REPLAY_EVERY_MS = 100
const pressed = new Set<HTMLButtonElement>()
const written = new Map<HTMLInputElement, string>()

/** React notes its properties on the elements that it has taken over. */
const isTakenOver = (element: Element): boolean => /__reactProps/.test(Object.keys(element).join())

/** The button that is pressed, or the field that is typed into, by its event: an answer may take its icon away. */
const subjects = new WeakMap<Event, Element>()
/** React lets an event pass that it answers, and stops one whose part it could not take over for it. */
const answered = new WeakSet<Event>()

const onEnd = (event: Event): void => {
  const subject = subjects.get(event)
  if (subject !== undefined && (isTakenOver(subject) || !subject.isConnected)) answered.add(event)
}

const onStart = (event: Event): void => {
  const { target, type } = event
  const subject = target instanceof Element ? (type === 'click' ? target.closest('button') : target) : null
  if (subject === null) return
  subjects.set(event, subject)
  // After the event. A rail prevents the click that ends a swipe.
  setTimeout(() => {
    if (answered.has(event) || event.defaultPrevented) return
    if (subject instanceof HTMLInputElement) written.set(subject, subject.value)
    else if (subject instanceof HTMLButtonElement) {
      pressed.add(subject)
      subject.setAttribute('aria-busy', 'true')
    } else return
    replay()
  })
}

/** The prototype's own setter: React watches the element's. */
const value = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')
const write = (input: HTMLInputElement, text: string): void => {
  value?.set?.call(input, text)
  input.dispatchEvent(new Event('input', { bubbles: true }))
}

for (const type of ['click', 'input']) {
  document.addEventListener(type, onStart, true)
  addEventListener(type, onEnd)
}

let timer: ReturnType<typeof setTimeout> | undefined
/** Repeats what was pressed and typed in the parts that React has taken over by now. */
const replay = (): void => {
  for (const [input, text] of written) {
    if (input.isConnected && !isTakenOver(input)) continue
    written.delete(input)
    // React hydrates on the first event and compares with the field's value at that time.
    write(input, input.defaultValue)
    write(input, text)
  }
  for (const button of pressed) {
    // A button that the client has rendered anew is another element.
    if (button.isConnected && !isTakenOver(button)) continue
    pressed.delete(button)
    button.removeAttribute('aria-busy')
    if (button.isConnected) button.click()
  }
  clearTimeout(timer)
  if (pressed.size + written.size > 0) timer = setTimeout(replay, REPLAY_EVERY_MS)
}
