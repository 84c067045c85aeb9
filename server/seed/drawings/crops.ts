import { field } from './crops-field.ts'
import { fruit } from './crops-fruit.ts'
import { at, shoot } from './ink.ts'

export const CROPS: Record<string, () => string> = { ...field, ...fruit }

/** A crop around (x, y); an unknown one becomes a shoot. */
export const crop = (name: string, x: number, y: number, scale: number): string => {
  const draw = CROPS[name]
  return draw === undefined ? shoot(x, y, scale * 1.6) : at(x, y, scale, draw())
}
