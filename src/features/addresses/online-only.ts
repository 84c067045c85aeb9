import type { AddressKind } from '../../contract/entities.ts'
import { callApi, isFailure } from '../../offline/api/call.ts'
import type { Failure } from '../../offline/api/call.ts'
import type { AddressChange } from '../../offline/sync/changes.ts'
import type { AddressView } from '../../offline/sync/optimistic-view.ts'

/** Without local storage there is no queue: a change goes to the server at once or fails. */

const names = {
  delivery: {
    list: 'addresses',
    create: 'addressCreate',
    edit: 'addressEdit',
    setDefault: 'addressSetDefault',
    remove: 'addressDelete',
  },
  billing: {
    list: 'billingAddresses',
    create: 'billingAddressCreate',
    edit: 'billingAddressEdit',
    setDefault: 'billingAddressSetDefault',
    remove: 'billingAddressDelete',
  },
} as const

export const sendDirectly = (change: AddressChange): Promise<{ status: true } | Failure> => {
  const calls = names[change.kind]
  const params = { id: change.target }
  switch (change.op) {
    case 'addr.create':
      return callApi(calls.create, { body: { ...change.body, id: change.target } })
    case 'addr.update':
      return callApi(calls.edit, { params, body: change.body })
    case 'addr.default':
      return callApi(calls.setDefault, { params })
    case 'addr.delete':
      return callApi(calls.remove, { params })
  }
}

export const fetchAddresses = async (kind: AddressKind, acct: number): Promise<AddressView[] | null> => {
  const answer = await callApi(names[kind].list, { params: { userId: String(acct) } })
  return isFailure(answer) ? null : answer.data.map((address) => ({ ...address, unsent: false }))
}
