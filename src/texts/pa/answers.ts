import { answers as english } from '../en/answers.ts'
import type { AnswerTexts } from '../texts.ts'

export const answers: AnswerTexts = english
