import { useParams } from 'react-router-dom'
import { useDesk } from './desk.store.ts'

/** Whose shop a screen is about: the one that its address names, else one's own; null for the operator's own people. */
export const useShop = (): string | null => {
  const { id } = useParams()
  const own = useDesk(({ me }) => me?.seller_id ?? null)
  return id ?? (own === null ? null : String(own))
}
