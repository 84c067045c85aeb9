export { about, policies, policyFrame } from '../en/policies.ts'
