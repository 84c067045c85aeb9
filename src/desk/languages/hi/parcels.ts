import type { DeskWords } from '../../language/words.ts'

export const paper: DeskWords['paper'] = {}

export const pictures: DeskWords['pictures'] = {}

export const shipments: DeskWords['shipments'] = {}

export const variants: DeskWords['variants'] = {}

export const zones: DeskWords['zones'] = {}
