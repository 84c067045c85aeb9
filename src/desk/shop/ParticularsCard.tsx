import { ParticularsForm, type DeskShop } from '../../contract/calls/staff/shop.ts'
import { classes } from '../../ui/base/classes.ts'
import { Card, CardBody } from '../../ui/display/Card.tsx'
import { TextField, Form, Submit } from '../../ui/form/Form.tsx'
import { useSchemaForm } from '../../ui/form/useSchemaForm.ts'
import layout from '../../ui/base/layout.module.css'
import tone from '../../ui/base/tone.module.css'
import { change, report } from '../ask.ts'
import { text } from './texts.ts'

/** What the shop tells customers of itself, to be changed. */
export const ParticularsCard = ({ shop, onDone }: { shop: DeskShop; onDone: () => void }) => {
  const { field, submit } = useSchemaForm<ParticularsForm, ParticularsForm>(ParticularsForm, {
    legal_name: shop.legal_name ?? '',
    care_name: shop.care_name ?? '',
    care_phone: shop.care_phone ?? '',
    care_email: shop.care_email ?? '',
  })
  const save = async (body: ParticularsForm) => {
    const answer = await change('deskShopSet', { params: { id: String(shop.id) }, body })
    return report(answer, text.saved, onDone)
  }
  const isMissing = shop.legal_name === null || shop.care_name === null || shop.care_phone === null
  return (
    <Card>
      <CardBody>
        <Form label={text.title} onSubmit={submit(save)}>
          <p>{text.lead}</p>
          {isMissing && (
            <div className={classes(layout.notice, tone.wait)}>
              <div>{text.missing}</div>
            </div>
          )}
          <TextField {...field('legal_name')} label={text.legalName} hint={text.legalNameHint} autoComplete="off" />
          <TextField {...field('care_name')} label={text.careName} hint={text.careNameHint} autoComplete="off" />
          <TextField {...field('care_phone')} type="tel" label={text.carePhone} autoComplete="off" />
          <TextField
            {...field('care_email')}
            type="email"
            label={text.careEmail}
            hint={text.careEmailHint}
            autoComplete="off"
          />
          <Submit label={text.save} />
        </Form>
      </CardBody>
    </Card>
  )
}
