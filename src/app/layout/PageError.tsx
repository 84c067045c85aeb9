import { isRouteErrorResponse, useRevalidator, useRouteError } from 'react-router-dom'
import { messages } from '../../contract/messages.ts'
import { t } from '../../texts/texts.ts'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import { Face } from '../../ui/Face.tsx'
import { useNetwork } from '../../features/account/network.store.ts'
import styles from './PageError.module.css'

const wordsOf = (error: unknown): string => {
  if (isRouteErrorResponse(error)) return typeof error.data === 'string' ? error.data : error.statusText
  return error instanceof Error ? error.message : messages.serverError
}

/** What stands in place of a page that is not there or did not load (spec 8). */
export const PageError = () => {
  const error = useRouteError()
  const online = useNetwork((network) => network.online)
  const { revalidate, state } = useRevalidator()
  const words = t.layout.failed
  const home = <ButtonLink to="/">{words.home}</ButtonLink>
  if (isRouteErrorResponse(error) && error.status === 404)
    return (
      <div className={styles.page}>
        <Face level={1} title={wordsOf(error)} text={words.gone} action={home} />
      </div>
    )
  return (
    <div className={styles.page}>
      <Face
        level={1}
        title={online ? words.title : words.offlineTitle}
        text={online ? words.text : words.offlineText}
        action={
          <>
            <Button kind="main" onClick={() => void revalidate()} disabled={state === 'loading'}>
              {words.again}
            </Button>
            {home}
          </>
        }
        detail={messages.error(wordsOf(error))}
      />
    </div>
  )
}
