import type { DeskWords } from '../../language/words.ts'

export const complaints: DeskWords['complaints'] = {}

export const enquiries: DeskWords['enquiries'] = {}

export const questions: DeskWords['questions'] = {}

export const reviews: DeskWords['reviews'] = {}
