import { useEffect, useRef, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import type { Answer } from '../../../contract/calls.ts'
import type { SellerForm as Sent } from '../../../contract/forms.ts'
import { messages } from '../../../contract/messages.ts'
import { lookUpPin } from '../../../features/addresses/pin.ts'
import { PlaceChoice } from '../../../features/addresses/PlaceChoice.tsx'
import { commonFields, placesOf } from '../../../features/addresses/places.ts'
import type { FilledPlace } from '../../../features/addresses/places.ts'
import { UseMyLocation } from '../../../features/addresses/UseMyLocation.tsx'
import { SellerForm } from '../../../features/seller-onboarding/SellerForm.tsx'
import { clearSellerToken, saveSellerToken, readSellerToken } from '../../../features/seller-onboarding/seller-token.ts'
import { sellerValuesOf } from '../../../features/seller-onboarding/seller-values.ts'
import type { SellerPlace, SellerRequestData } from '../../../features/seller-onboarding/seller-values.ts'
import { callApi, isFailure } from '../../../offline/api/call.ts'
import type { Failure } from '../../../offline/api/call.ts'
import type { PinPlace } from '../../../contract/entities.ts'
import { pageText } from '../../../texts/page-texts.ts'
import { Button, ButtonLink } from '../../../ui/button/Button.tsx'
import { EmptyState } from '../../../ui/display/EmptyState.tsx'
import { withFeedback } from '../../actions/with-feedback.ts'
import type { PageHandle } from '../../page.ts'
import { FormSkeleton } from './FormSkeleton.tsx'
import { Lead, PageLayout } from '../PageLayout.tsx'

export const handle: PageHandle = {
  head: () => ({ title: pageText.sellerOnboarding.title }),
  heading: () => pageText.sellerOnboarding.heading,
}

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
    ? { status: false, message: messages.sellerFormNotFetched }
    : callApi('sellerRequestByToken', { query: { token } })

type TokenState =
  | { state: 'asking' }
  | { state: 'failed'; message: string }
  | { state: 'open'; token: string; data: SellerRequestData }

/** Reads the application; one that is accepted goes on to the log-in of sellers. */
const useApplication = (token: string | null, round: number): TokenState => {
  const [known, setKnown] = useState<TokenState>({ state: 'asking' })
  const navigate = useNavigate()
  const alerted = useRef(-1)
  useEffect(() => {
    if (token === null) return
    let gone = false
    const take = async () => {
      const answer = await askBy(token)
      if (gone) return
      if (isFailure(answer)) {
        setKnown({ state: 'failed', message: answer.message })
        if (alerted.current === round) return
        alerted.current = round
        window.alert(messages.sellerFormNotFetched)
      } else if (answer.data.vendor_status === 'accepted') {
        clearSellerToken()
        void navigate('/login?isSellerLogin=1', { replace: true })
      } else setKnown({ state: 'open', token, data: answer.data })
    }
    void take()
    return () => {
      gone = true
    }
  }, [token, round, navigate])
  return known
}

export const Component = () => {
  const [round, setRound] = useState(0)
  const known = useApplication(useSellerToken(), round)
  const words = pageText.sellerOnboarding
  return (
    <PageLayout>
      {known.state === 'asking' ? (
        <FormSkeleton fields={8} />
      ) : known.state === 'failed' ? (
        <EmptyState
          title={words.failedTitle}
          text={words.failedText}
          action={
            <>
              <Button kind="main" full onClick={() => setRound(round + 1)}>
                {words.again}
              </Button>
              <ButtonLink full to="/">
                {words.home}
              </ButtonLink>
            </>
          }
          detail={known.message}
        />
      ) : (
        <Application token={known.token} data={known.data} />
      )}
    </PageLayout>
  )
}

const Application = ({ token, data }: { token: string; data: SellerRequestData }) => {
  const navigate = useNavigate()
  const [places, setPlaces] = useState<FilledPlace[]>([])
  const take = (found: readonly PinPlace[], fill: (place: SellerPlace) => void) => {
    const all = placesOf(found)
    setPlaces(all.length > 1 ? all : [])
    fill(commonFields(all))
  }
  const save = (form: Sent) =>
    withFeedback(callApi('sellerForm', { params: { id: String(data.id) }, body: form }), () => {
      clearSellerToken()
      void navigate('/')
    })
  return (
    <>
      <Lead>{pageText.sellerOnboarding.lead(data.name, data.phone_number)}</Lead>
      <SellerForm
        values={sellerValuesOf(data, token)}
        renderLocation={(fill) => <UseMyLocation onFound={(found) => take(found, fill)} />}
        renderPlaces={(fill) =>
          places.length > 0 && (
            <PlaceChoice
              places={places}
              onChoose={(index) => {
                const place = places[index]
                if (place) fill(place)
              }}
            />
          )
        }
        onPincode={(pincode, fill) => void lookUpPin(pincode).then((found) => take(found ?? [], fill))}
        save={save}
      />
    </>
  )
}
