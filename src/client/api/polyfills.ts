/** What ky calls and the oldest browsers do not have. Our own code does without. */

const add = (owner: object, name: string, value: unknown): void => {
  if (!(name in owner)) Object.defineProperty(owner, name, { value, configurable: true, writable: true })
}

add(Object, 'hasOwn', (object: object, key: PropertyKey) => Object.prototype.hasOwnProperty.call(object, key))
add(Array.prototype, 'at', function at(this: unknown[], index: number) {
  return this[index < 0 ? this.length + index : index]
})
