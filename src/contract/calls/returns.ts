import * as f from '../forms.ts'
import { customer, done, type Call } from './call.ts'

export const returnCalls = {
  orderReturn: customer.post('order/return/:orderItemId', 'Ask to return a delivered item', done, {
    multipart: 'return_images',
    fields: f.ReturnForm,
    orJson: true,
    keyed: true,
  }),
} as const satisfies Record<string, Call>
