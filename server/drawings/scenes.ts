import { SCENES } from './names.ts'
import { drawn } from './shapes.ts'
import { elementsOf, render } from './template.ts'

const NAMES: readonly string[] = Object.values(SCENES).flat()

const GOODS = /<drawing shape="(.*?)" base="(.*?)"(?: motif="(.*?)")? transform="(.*?)"\/>/g

/** The scene as SVG of 1200 by 480, with goods of the catalogue in it; null for an unknown name. */
export const sceneDrawn = (name: string): string | null =>
  NAMES.includes(name)
    ? render(`scenes/${name}`, {}).replace(
        GOODS,
        (_, shape: string, colour: string, motif: string | undefined, transform: string) =>
          `<g transform="${transform}">${elementsOf(drawn({ shape, colour, motif: motif ?? '' }) ?? '')}</g>`,
      )
    : null
