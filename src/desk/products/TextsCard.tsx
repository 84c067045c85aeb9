import { useState } from 'react'
import { OWN_NAMES } from '../../contract/language-choice.ts'
import { LANGUAGES, type Language } from '../../contract/languages.ts'
import type { ListingText } from '../../contract/calls/staff/products.ts'
import { SHORT_MAX, TextChange, TITLE_MAX } from '../../contract/product/listing-form.ts'
import layout from '../../ui/base/layout.module.css'
import { useAnswer } from '../../ui/base/useAnswer.ts'
import { Button } from '../../ui/button/Button.tsx'
import { Card, CardBody } from '../../ui/display/Card.tsx'
import { TextArea, TextField } from '../../ui/form/Form.tsx'
import { useSchemaForm } from '../../ui/form/useSchemaForm.ts'
import { FormDialog } from '../FormDialog.tsx'
import { ask, change, report } from '../ask.ts'
import { Answered } from '../list/Answered.tsx'
import styles from './products.module.css'
import { text } from './texts.ts'

/** For the operator: what a listing is called in each language, and which lack words. */
export const TextsCard = ({ id, onDone }: { id: string; onDone: () => void }) => {
  const asked = useAnswer(() => ask('deskProductTexts', { params: { id } }), id)
  const [mending, mend] = useState<Language>()
  const words = text.texts
  return (
    <Card>
      <CardBody stack={3}>
        <h2>{words.title}</h2>
        <Answered of={asked} count={2}>
          {(said) => {
            const of = (code: Language) => said.find(({ language }) => language === code)
            const lacking = LANGUAGES.filter((code) => of(code) === undefined)
            return (
              <>
                <p>
                  {lacking.length === 0 ? words.all : words.lacking(lacking.map((code) => OWN_NAMES[code]).join(', '))}
                </p>
                <ul>
                  {LANGUAGES.map((code) => (
                    <Said key={code} code={code} said={of(code)} onMend={() => mend(code)} />
                  ))}
                </ul>
                {mending !== undefined && (
                  <TextDialog
                    id={id}
                    code={mending}
                    said={of(mending)}
                    onDone={() => {
                      asked.refresh()
                      // The page is named by the English one.
                      if (mending === 'en') onDone()
                    }}
                    onClose={() => mend(undefined)}
                  />
                )}
              </>
            )
          }}
        </Answered>
      </CardBody>
    </Card>
  )
}

const Said = ({ code, said, onMend }: { code: Language; said: ListingText | undefined; onMend: () => void }) => {
  const name = OWN_NAMES[code]
  const words = text.texts
  const press = said === undefined ? words.write : words.mend
  return (
    <li className={layout.entry}>
      <h3 className={styles.part} lang={code}>
        {name}
      </h3>
      {said === undefined ? (
        <p className={layout.small}>{words.none}</p>
      ) : (
        <div lang={code}>
          <p className={layout.name}>{said.title}</p>
          <p>{said.short_description}</p>
        </div>
      )}
      <div>
        <Button kind="plain" icon="edit" label={press} aria-label={`${press}: ${name}`} onClick={onMend} />
      </div>
    </li>
  )
}

interface TextDialogProps {
  id: string
  code: Language
  said: ListingText | undefined
  onDone: () => void
  onClose: () => void
}

const TextDialog = ({ id, code, said, onDone, onClose }: TextDialogProps) => {
  const words = text.texts
  const { field, submit } = useSchemaForm<TextChange, TextChange>(TextChange, {
    title: said?.title ?? '',
    short_description: said?.short_description ?? '',
  })
  const save = async (body: TextChange) => {
    const answer = await change('deskProductTextSet', { params: { id, language: code }, body })
    return report(answer, words.saved, onClose, onDone)
  }
  return (
    <FormDialog title={words.mendOf(OWN_NAMES[code])} submit={words.save} onSubmit={submit(save)} onClose={onClose}>
      <TextField
        {...field('title')}
        lang={code}
        label={words.name}
        hint={code === 'en' ? words.englishHint : words.nameHint}
        maxLength={TITLE_MAX}
        autoComplete="off"
      />
      <TextArea
        {...field('short_description')}
        lang={code}
        label={words.short}
        hint={words.shortHint}
        rows={6}
        maxLength={SHORT_MAX}
      />
    </FormDialog>
  )
}
