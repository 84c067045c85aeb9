import { useEffect, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import type { Answer } from '../../contract/shop-calls.ts'
import type { SellerForm as Sent } from '../../contract/forms.ts'
import { inWords, pageText, text } from '../../texts/texts.ts'
import { callApi, isFailure, type Failure } from '../../client/api/call.ts'
import { useAnswer } from '../../ui/base/useAnswer.ts'
import { ButtonLink } from '../../ui/button/Button.tsx'
import { EmptyState } from '../../ui/display/EmptyState.tsx'
import { withFeedback } from '../page/with-feedback.ts'
import { titledPage } from '../page/page.ts'
import { Lead, PageLayout } from '../page/PageLayout.tsx'
import { FormSkeleton } from '../page/AfterHydration.tsx'
import { handIn, type TypedLicence } from './hand-in.ts'
import { SellerForm } from './SellerForm.tsx'

/** The token of an invitation lies in this tab, so that a reload works and the address bar does not show it. */
const TOKEN_KEY = 'sellerToken'

const saveSellerToken = (token: string): void => {
  try {
    sessionStorage.setItem(TOKEN_KEY, token)
  } catch (error) {
    console.warn('The token is not kept', error)
  }
}

const readSellerToken = (): string | null => {
  try {
    return sessionStorage.getItem(TOKEN_KEY)
  } catch {
    return null
  }
}

const clearSellerToken = (): void => {
  try {
    sessionStorage.removeItem(TOKEN_KEY)
  } catch {
    // Nothing was stored.
  }
}

const FIELDS = 8

export const handle = titledPage(
  () => pageText.sellerOnboarding.title,
  () => pageText.sellerOnboarding.heading,
)

/** Moves the token from the address bar to `sessionStorage` before its first use: it opens bank details. */
const useSellerToken = (): string | null => {
  const [query, setQuery] = useSearchParams()
  const [token, setToken] = useState<string | null>(null)
  const given = query.get('token')
  useEffect(() => {
    if (given === null) return setToken((before) => before ?? readSellerToken() ?? '')
    saveSellerToken(given)
    setToken(given)
    setQuery({}, { replace: true })
  }, [given, setQuery])
  return token
}

/** Without an invitation's link there is no token to ask with. */
const askBy = async (token: string): Promise<Answer<'sellerRequestByToken'> | Failure> =>
  token === ''
    ? { status: false, message: text.messages.sellerFormNotFetched }
    : callApi('sellerRequestByToken', { query: { token } })

/** Reads the application; one that is accepted goes on to the log-in of sellers. */
const useApplication = (token: string) => {
  const navigate = useNavigate()
  return useAnswer(async () => {
    const answer = await askBy(token)
    if (isFailure(answer)) window.alert(text.messages.sellerFormNotFetched)
    else if (answer.data.vendor_status === 'accepted') {
      clearSellerToken()
      void navigate('/login?isSellerLogin=1', { replace: true })
      return undefined
    }
    return answer
  })
}

export const Component = () => {
  const token = useSellerToken()
  return <PageLayout>{token === null ? <FormSkeleton fields={FIELDS} /> : <Application token={token} />}</PageLayout>
}

const Application = ({ token }: { token: string }) => {
  const { answer, refresh } = useApplication(token)
  const navigate = useNavigate()
  const words = pageText.sellerOnboarding
  if (answer === undefined) return <FormSkeleton fields={FIELDS} />
  if (isFailure(answer))
    return (
      <EmptyState
        title={words.failedTitle}
        text={words.failedText}
        action={{ onPress: refresh, label: words.again }}
        more={<ButtonLink full to="/" label={words.home} />}
        detail={inWords(answer.message, answer.code)}
      />
    )
  const { data } = answer
  const save = (form: Sent, licences: readonly TypedLicence[]) =>
    withFeedback(handIn(data.id, form, licences), () => {
      clearSellerToken()
      void navigate('/')
    })
  return (
    <>
      <Lead>{words.lead(data.name, data.phone_number)}</Lead>
      <SellerForm token={token} data={data} save={save} />
    </>
  )
}
