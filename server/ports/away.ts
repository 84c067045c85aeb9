/** Something outside cannot serve now, and a later try may succeed; told by its code, as an error of the system is. */
export class Away extends Error {
  readonly code = 'AWAY'
}
