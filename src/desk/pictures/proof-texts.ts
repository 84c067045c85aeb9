import { spoken } from '../language/spoken.ts'

/** The words of a photograph that shows that goods were delivered. */
export const text = spoken('doorProof', {
  title: 'Photograph at the door',
  hint: 'If you like. It helps when somebody asks later. Only the shop and the operator see it.',
})
