import type { SellerForm } from '../../contract/forms.ts'
import type { HandedInLicence } from '../../contract/licences.ts'
import type { Answer } from '../../contract/shop-calls.ts'
import { callApi, isFailure, type Failure } from '../../client/api/call.ts'

/** A licence with the photograph that only this phone has; null where there is none, or where the shop has it. */
export interface TypedLicence extends HandedInLicence {
  /** The shop has one. */
  has_photograph: boolean
  photograph: Blob | null
}

/**
 * Hands in the form, and then the photographs of its licences, each by itself. Where one is not sent, the same is done
 * once more: of what the shop has it takes nothing twice.
 */
export const handIn = async (
  id: number,
  form: SellerForm,
  typed: readonly TypedLicence[],
): Promise<Answer<'sellerForm'> | Failure> => {
  const licences = typed.map(({ id: name, kind, number, state, expires, replaces }) => ({
    id: name,
    kind,
    number,
    state,
    expires,
    replaces,
  }))
  const params = { id: String(id) }
  const answer = await callApi('sellerForm', { params, body: { ...form, licences } })
  if (isFailure(answer)) return answer
  for (const { id: licence, photograph } of typed) {
    if (photograph === null) continue
    const sent = await callApi('sellerLicencePhotograph', {
      params: { ...params, licence },
      query: { token: form.token },
      file: photograph,
    })
    if (isFailure(sent)) return sent
  }
  return answer
}
