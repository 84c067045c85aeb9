/** Long texts by language, loaded by the pages that show them. */
export const loadPolicies = () => import('./en/policies.ts')
