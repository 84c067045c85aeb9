import type { Language } from '../contract/languages.ts'
import { fileOf } from './load-texts.ts'
import type { PolicyTexts } from './texts.ts'

/** Long texts, for a loader: the server renders several languages at once, so it is told which. */
export const loadPolicies = async (wanted: Language): Promise<PolicyTexts> => (await fileOf(wanted)).later.policies()
