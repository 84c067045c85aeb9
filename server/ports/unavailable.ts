/** A dependency is unavailable and a later attempt may succeed; recognised by its code, like a system error. */
export class DependencyUnavailable extends Error {
  readonly code = 'AWAY'
}
