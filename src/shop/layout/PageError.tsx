import '../startup/ui-labels.ts'
import { isRouteErrorResponse, useRevalidator, useRouteError } from 'react-router-dom'
import { useNetwork } from '../../client/page/network.store.ts'
import { inWords, text } from '../../texts/texts.ts'
import type { Missing } from '../catalogue/loaders.ts'
import { noAnswer } from '../../client/api/failure.ts'
import { ButtonLink } from '../../ui/button/Button.tsx'
import { EmptyState } from '../../ui/display/EmptyState.tsx'
import layout from '../../ui/base/layout.module.css'
import { ContentSkeleton } from './status/PageSkeleton.tsx'
import { useCachedDocument } from '../page/useCachedDocument.ts'

/** What a loader's error says, in words for the farmer. */
const wordsOf = (error: unknown): string => {
  if (isRouteErrorResponse(error)) return typeof error.data === 'string' && error.data ? error.data : error.statusText
  return error instanceof Error && error.message ? error.message : noAnswer().message
}

/** The same of what a loader has not found. */
const missingText = (what: unknown): string => {
  const said: Record<Missing, string> = {
    product: text.catalogue.productNotFound,
    category: text.messages.categoryNotFound,
    brand: text.messages.brandNotFound,
    seller: text.messages.sellerNotFound,
  }
  return Object.entries(said).find(([missing]) => missing === what)?.[1] ?? text.menus.notFound
}

/** Shown in place of the page: not found, failed to load, or no network. */
export const PageError = () => {
  const error = useRouteError()
  return isRouteErrorResponse(error) && error.status === 404 ? (
    <NotThere words={missingText(error.data)} />
  ) : (
    <NotLoaded words={wordsOf(error)} />
  )
}

const NotThere = ({ words }: { words: string }) => (
  <div className={layout.inset}>
    <EmptyState
      picture="hoe"
      level={1}
      title={words}
      text={text.failures.notFoundText}
      action={{ to: '/', label: text.failures.toHome, full: false }}
      more={<ButtonLink to="/bulk-order-request" label={text.menus.bulkOrders} />}
    />
  </div>
)

const NotLoaded = ({ words }: { words: string }) => {
  const online = useNetwork((network) => network.online)
  const { state, revalidate } = useRevalidator()
  if (useCachedDocument()) return <ContentSkeleton />
  return (
    <div className={layout.inset}>
      <EmptyState
        level={1}
        title={online ? text.failures.failedTitle : text.failures.offlineTitle}
        text={online ? text.failures.failedText : text.failures.offlineText}
        action={{
          icon: 'refresh',
          full: false,
          disabled: state === 'loading',
          onPress: () => void revalidate(),
          label: text.failures.tryAgain,
        }}
        more={<ButtonLink to="/" label={text.failures.toHome} />}
        detail={text.messages.error(inWords(words))}
      />
    </div>
  )
}
