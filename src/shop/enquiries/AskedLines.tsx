import type { OwnEnquiry } from '../../contract/enquiries.ts'
import { formatNumber } from '../../texts/format.ts'
import { localPack } from '../../texts/packs.ts'
import { asWritten } from '../../texts/localized.ts'
import { pageText } from '../../texts/texts.ts'
import { Words } from '../../ui/base/Words.tsx'
import layout from '../../ui/base/layout.module.css'

/** What was asked for; of an enquiry without lines its message. */
export const AskedLines = ({ lines, message }: Pick<OwnEnquiry, 'lines' | 'message'>) => {
  if (lines.length === 0)
    return (
      <p className={layout.strong}>
        <Words {...asWritten(message)} />
      </p>
    )
  return (
    <ul className={layout.stack2}>
      {lines.map(({ title, variant_name, quantity }, place) => (
        <li key={place}>
          <b>
            <Words {...asWritten(title)} />
          </b>
          <div className={layout.small}>
            {variant_name !== undefined && (
              <>
                <Words {...localPack(variant_name)} />.{' '}
              </>
            )}
            {pageText.checkout.orders.quantity(formatNumber(quantity))}
          </div>
        </li>
      ))}
    </ul>
  )
}
