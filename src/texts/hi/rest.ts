import { rest as english } from '../en/rest.ts'
import type { RestTexts } from '../texts.ts'

export const rest: RestTexts = english
