import type { DeskShop } from '../../contract/calls/staff/shop.ts'
import { classes } from '../../ui/base/classes.ts'
import { Card, CardBody } from '../../ui/display/Card.tsx'
import layout from '../../ui/base/layout.module.css'
import desk from '../desk.module.css'
import { useDesk } from '../desk.store.ts'
import { licenceKind } from './licence-texts.ts'
import { text } from './texts.ts'

/** What customers see that the shop itself cannot change. */
export const OperatorsCard = ({ shop }: { shop: DeskShop }) => {
  const isOperator = useDesk(({ me }) => me?.seller_id === null)
  const place = [shop.address, shop.city, shop.district, shop.state, shop.pincode]
  const address = [...new Set(place)].filter(Boolean).join(', ')
  return (
    <Card>
      <CardBody stack={3}>
        <h2>{text.beside}</h2>
        {!isOperator && <p className={layout.small}>{text.besideLead}</p>}
        <dl className={classes(layout.facts, layout.stack2)}>
          <div>
            <dt>GST</dt>
            <dd>{shop.gst_no === null ? text.notRegistered : text.registered(shop.gst_no)}</dd>
          </div>
          <div>
            <dt>{text.address}</dt>
            <dd>{address || text.noAddress}</dd>
          </div>
          <div>
            <dt>{text.licences}</dt>
            {shop.licences.length === 0 && <dd>{text.noLicences}</dd>}
            {shop.licences.map(({ kind, number, state, expires }) => (
              <dd key={`${kind} ${number}`}>
                {text.licence(licenceKind(kind), number, state)}, {text.until(expires)}
              </dd>
            ))}
          </div>
        </dl>
        <a className={desk.button} href={`/seller/${shop.slug}`}>
          {text.page}
        </a>
      </CardBody>
    </Card>
  )
}
