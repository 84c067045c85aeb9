import { useEffect, type ReactNode } from 'react'
import type { InferInput } from 'valibot'
import type { DeskProduct } from '../../contract/calls/staff/products.ts'
import { Declarations, type TypedDeclarations } from '../../contract/product/declarations.ts'
import { getDb } from '../../client/db/get-db.ts'
import { declarationDrafts } from './declaration-drafts.shared.ts'
import { classes } from '../../ui/base/classes.ts'
import { useAnswer } from '../../ui/base/useAnswer.ts'
import { Button } from '../../ui/button/Button.tsx'
import { Card, CardBody } from '../../ui/display/Card.tsx'
import { ListSkeleton } from '../../ui/display/Skeleton.tsx'
import { Form, Submit } from '../../ui/form/Form.tsx'
import { useSchemaForm } from '../../ui/form/useSchemaForm.ts'
import { Icon } from '../../ui/media/Icon.tsx'
import layout from '../../ui/base/layout.module.css'
import tone from '../../ui/base/tone.module.css'
import { change, report } from '../ask.ts'
import { useDesk } from '../desk.store.ts'
import { withCrop } from './CropChoice.tsx'
import { DeclarationFields } from './DeclarationFields.tsx'
import styles from './products.module.css'
import { text } from './texts.ts'

interface FormOf {
  product: DeskProduct
  /** For those who seldom write it: it is long. */
  isFolded: boolean
  onDone: () => void
}

/** As it was left: a label is not read in one go. */
export const SavedForm = ({ product, isFolded, onDone }: FormOf) => {
  const acct = useDesk(({ me }) => me?.staff_id) ?? 0
  const of = { acct, listingId: product.listing_id }
  const { answer: draft, setAnswer } = useAnswer(async () =>
    declarationDrafts.read(await getDb(), of).catch(() => null),
  )
  if (draft === undefined) return <ListSkeleton />
  const save = async (typed: TypedDeclarations) => declarationDrafts.save(await getDb(), of, typed)
  const discard = async () => {
    await declarationDrafts.remove(await getDb(), of).catch(console.warn)
    setAnswer(null)
  }
  return (
    <DeclarationsForm
      key={draft === null ? 'shop' : 'draft'}
      product={product}
      isFolded={isFolded}
      draft={draft}
      // What this phone is too full for stays on the screen.
      onType={(typed) => void save(typed).catch(console.warn)}
      onDiscard={() => void discard()}
      onDone={() => void discard().then(onDone)}
    />
  )
}

/** As the form has it: a former build's may lack what is asked for since. */
type Typed = InferInput<typeof Declarations>

const differing = (known: Declarations, values: Typed): TypedDeclarations =>
  // Names and values are those of the form.
  Object.fromEntries(Object.entries(values).filter(([name, value]) => value !== known[name as keyof Declarations]))

interface DeclarationsFormProps extends FormOf {
  draft: TypedDeclarations | null
  onType: (typed: TypedDeclarations) => void
  onDiscard: () => void
}

const DeclarationsForm = ({ product, isFolded, draft, onType, onDiscard, onDone }: DeclarationsFormProps) => {
  const { sent, shown, licence_kind: licenceKind, asked } = product
  const known = sent === null || sent.state === 'approved' ? shown : sent.said
  const start: Declarations = Object.assign({}, known, draft)
  const { form, field, submit } = useSchemaForm<Typed, Declarations>(Declarations, start)
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values }) => onType(differing(known, values)),
      }),
    [form, known, onType],
  )
  const words = text.form
  const send = async (body: Declarations) => {
    const answer = await change('deskDeclare', { params: { id: String(product.listing_id) }, body })
    return report(answer, words.sent, onDone)
  }
  return (
    <Card>
      <CardBody stack={3}>
        <Folded isFolded={isFolded && draft === null} title={words.title}>
          <Form label={words.title} onSubmit={submit(send)}>
            <p>{words.lead}</p>
            {draft !== null && (
              <div className={layout.stack2}>
                <p className={classes(layout.notice, tone.info)}>
                  <Icon name="edit" />
                  <span>{words.draft}</span>
                </p>
                <Button icon="trash" label={words.discard} onClick={onDiscard} />
              </div>
            )}
            <DeclarationFields
              licenceKind={licenceKind}
              line={field}
              role={() => field('maker_role')}
              tick={() => field('collect_only')}
              onCrop={(name) => form.setValue('crops', withCrop(form.getValues('crops'), name))}
              asked={asked}
              more={form.watch('more_facts') ?? ''}
              onMore={(typed) => form.setValue('more_facts', typed)}
            />
            <Submit label={words.send} />
          </Form>
        </Folded>
      </CardBody>
    </Card>
  )
}

const Folded = ({ isFolded, title, children }: { isFolded: boolean; title: string; children: ReactNode }) =>
  isFolded ? (
    <details>
      <summary className={classes(layout.between, styles.fold)}>
        <h2>{title}</h2>
        <Icon name="down" />
      </summary>
      {children}
    </details>
  ) : (
    <>
      <h2>{title}</h2>
      {children}
    </>
  )
