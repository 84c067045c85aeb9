import { useEffect } from 'react'
import { callApi, isFailure } from '../../client/api/call.ts'
import { fillIn } from '../../ui/form/fill-in.ts'
import { useSession } from './session.store.ts'

const OWN = ['name', 'phone_number', 'whats_app_number', 'email'] as const
type Own = (typeof OWN)[number]

interface ContactForm {
  getValues: (name: Own) => string
  setValue: {
    (name: Own, value: string): void
    (name: 'isWhatsAppSame', value: boolean): void
  }
}

/**
 * Fills in who is logged in, where nothing is typed. `isRead`: the form's draft is in it, which comes first. Without
 * network the email and the WhatsApp number stay empty.
 */
export const useOwnContact = ({ getValues, setValue }: ContactForm, isRead: boolean): void => {
  const { user } = useSession()
  useEffect(() => {
    if (!isRead || user === null) return undefined
    let isGone = false
    const fill = (own: { [name in Own]?: string | null | undefined }): void => {
      for (const name of OWN) if (getValues(name) === '') fillIn<Own, string>({ setValue }, name, own[name] ?? '')
    }
    fill(user)
    const ask = async () => {
      const answer = await callApi('ownAccount')
      if (isGone || isFailure(answer)) return
      const { phone_number: phone, whats_app_number: whatsApp } = answer.data
      if (getValues('whats_app_number') === '' && whatsApp === phone) setValue('isWhatsAppSame', true)
      fill(answer.data)
    }
    void ask()
    return () => {
      isGone = true
    }
  }, [isRead, user, getValues, setValue])
}
