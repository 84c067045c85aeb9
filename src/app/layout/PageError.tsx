import '../words.ts'
import { isRouteErrorResponse, useRevalidator, useRouteError } from 'react-router-dom'
import { useNetwork } from '../../features/account/network.store.ts'
import { messages } from '../../contract/messages.ts'
import { noAnswer } from '../../offline/noAnswer.ts'
import { t } from '../../texts/texts.ts'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import { Face } from '../../ui/Face.tsx'
import styles from './PageError.module.css'
import { PageBones } from './PageSkeleton.tsx'
import { useKeptPage } from './useKeptPage.ts'

/** What a loader's error says, in words for the farmer. */
const wordsOf = (error: unknown): string => {
  if (isRouteErrorResponse(error)) return typeof error.data === 'string' && error.data ? error.data : error.statusText
  return error instanceof Error && error.message ? error.message : noAnswer()
}

/** Stands where the page would be: an unknown thing, a page that did not load, or no network. */
export const PageError = () => {
  const error = useRouteError()
  return isRouteErrorResponse(error) && error.status === 404 ? (
    <NotThere words={wordsOf(error)} />
  ) : (
    <NotLoaded words={wordsOf(error)} />
  )
}

const NotThere = ({ words }: { words: string }) => (
  <div className={styles.page}>
    <Face
      picture="hoe"
      level={1}
      title={words}
      text={t.layout.notFoundText}
      action={
        <>
          <ButtonLink to="/" kind="main">
            {t.layout.toHome}
          </ButtonLink>
          <ButtonLink to="/bulk-order-request">{t.layout.bulkOrders}</ButtonLink>
        </>
      }
    />
  </div>
)

const NotLoaded = ({ words }: { words: string }) => {
  const online = useNetwork((network) => network.online)
  const revalidator = useRevalidator()
  if (useKeptPage()) return <PageBones />
  return (
    <div className={styles.page}>
      <Face
        level={1}
        title={online ? t.layout.failedTitle : t.layout.offlineTitle}
        text={online ? t.layout.failedText : t.layout.offlineText}
        action={
          <>
            <Button
              kind="main"
              icon="refresh"
              disabled={revalidator.state === 'loading'}
              onClick={() => void revalidator.revalidate()}
            >
              {t.layout.tryAgain}
            </Button>
            <ButtonLink to="/">{t.layout.toHome}</ButtonLink>
          </>
        }
        detail={messages.error(words)}
      />
    </div>
  )
}
