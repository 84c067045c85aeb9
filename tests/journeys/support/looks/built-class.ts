import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { shortClass } from '../../../../vite.config.ts'

/** What a class of a style module is called in the build. */
export const builtClass = (file: string, name: string): string =>
  shortClass(name, resolve(file), readFileSync(file, 'utf8'))
