import { valibotResolver } from '@hookform/resolvers/valibot'
import type { SubmitEventHandler } from 'react'
import {
  useForm,
  type DefaultValues,
  type FieldValues,
  type Path,
  type Resolver,
  type UseFormRegisterReturn,
  type UseFormReturn,
} from 'react-hook-form'
import type { GenericSchema } from 'valibot'
import { labels } from '../base/labels.ts'

/** Props of a field: its registration and its error message. */
export type FieldProps = UseFormRegisterReturn & { error?: string }

/** A refusal may say which field it is about. */
interface Refused {
  fields?: Record<string, string> | undefined
}

export interface SchemaForm<Values extends FieldValues, Sent> {
  form: UseFormReturn<Values, unknown, Sent>
  field: (name: Path<Values>) => FieldProps
  /** Sends what the schema made of the fields; refused fields get the server's words, and what was typed stays. */
  submit: (send: (sent: Sent) => Promise<Refused | undefined>) => SubmitEventHandler<HTMLFormElement>
}

/**
 * A form whose rules and messages are a schema. It is checked when it is sent, and a field with a message again while
 * it is mended: a message that appeared on leaving a field would move the button away under the thumb.
 */
export const useSchemaForm = <Values extends FieldValues, Sent>(
  schema: GenericSchema<Values, Sent>,
  defaultValues: DefaultValues<Values>,
  prepare: (values: Values) => Values = (values) => values,
): SchemaForm<Values, Sent> => {
  const check: Resolver<Values, unknown, Sent> = valibotResolver<Values, unknown, Sent>(schema)
  const form = useForm<Values, unknown, Sent>({
    defaultValues,
    // The library would focus the field that registered first, which need not be the first one on the screen.
    shouldFocusError: false,
    // Else what is wrong between two fields would be told only after every field by itself is right.
    criteriaMode: 'all',
    resolver: (values, context, options) => check(prepare(values), context, options),
  })
  const field = (name: Path<Values>): FieldProps => {
    const message = form.getFieldState(name, form.formState).error?.message
    return { ...form.register(name), ...(message === undefined ? {} : { error: labels().inWords(message) }) }
  }
  const isField = (name: string): name is Path<Values> => (name.split('.')[0] ?? '') in form.getValues()
  const submit: SchemaForm<Values, Sent>['submit'] = (send) => (event) => {
    const element = event.currentTarget
    const checkAndSend = form.handleSubmit(
      async (sent) => {
        const refused = await send(sent)
        const wrong = Object.entries(refused?.fields ?? {}).filter((entry): entry is [Path<Values>, string] =>
          isField(entry[0]),
        )
        wrong.forEach(([name, message]) => form.setError(name, { type: 'server', message }))
        focusFirst(element, new Set(wrong.map(([name]) => name)))
      },
      (errors) => focusFirst(element, new Set(Object.keys(errors))),
    )
    void checkAndSend(event)
  }
  return { form, field, submit }
}

/** The first of these fields in the order of the screen. */
const focusFirst = (form: HTMLFormElement, names: ReadonlySet<string>): void => {
  const first = [...form.elements].find((element) => names.has(element.getAttribute('name') ?? ''))
  if (first instanceof HTMLElement) first.focus()
}
