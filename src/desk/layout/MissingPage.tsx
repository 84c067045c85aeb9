import { EmptyState } from '../../ui/display/EmptyState.tsx'
import { text } from './texts.ts'

/** An address that leads nowhere. */
export const MissingPage = () => (
  <EmptyState level={1} title={text.missing.title} action={{ to: '/desk/', label: text.missing.home }} />
)
