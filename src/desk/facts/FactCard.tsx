import { useState } from 'react'
import type { DeskCategory } from '../../contract/calls/staff/categories.ts'
import { FACT_VALUES_MAX, type DeskFact } from '../../contract/calls/staff/facts.ts'
import type { ListedValue } from '../../contract/product/own-facts.ts'
import { Button } from '../../ui/button/Button.tsx'
import { Words } from '../../ui/base/Words.tsx'
import { Badge } from '../../ui/display/Badge.tsx'
import { Card, CardBody, CardFooter, CardFooterButton } from '../../ui/display/Card.tsx'
import layout from '../../ui/base/layout.module.css'
import list from '../list/list.module.css'
import { change, report } from '../ask.ts'
import { categoryName, factName } from '../language/goods.ts'
import { FactDialog } from './FactDialog.tsx'
import { MergeFact } from './MergeFact.tsx'
import { text } from './texts.ts'
import { ValueDialog } from './ValueDialog.tsx'

interface FactCardProps {
  fact: DeskFact
  all: readonly DeskFact[]
  place: number
  categories: readonly DeskCategory[]
  onDone: () => void
}

/** One fact, its values, and what can be done with it. */
export const FactCard = ({ fact, all, place, categories, onDone }: FactCardProps) => {
  const [open, setOpen] = useState<'change' | 'merge' | 'value' | ListedValue>()
  const close = () => setOpen(undefined)
  const { id, kind, values, products, paused } = fact
  const others = all.filter((other) => other.id !== id)
  const asked = categories.filter((category) => fact.categories.includes(category.id))
  const said = factName(fact)
  const moveUp = async () => {
    const ids = others.map((other) => other.id)
    ids.splice(place - 1, 0, id)
    report(await change('deskFactOrder', { body: { ids } }), text.moved, onDone)
  }
  return (
    <Card>
      <CardBody stack={2}>
        <h2 className={list.title}>
          <Words {...said} />
        </h2>
        <p className={layout.small}>
          {text.kinds[kind]}, {text.products(products)}
        </p>
        <p className={layout.small}>
          {fact.categories.length === 0
            ? text.everywhere
            : asked.map((category) => categoryName(category).text).join(', ')}
        </p>
        {paused && <Badge icon="pause" kind="wait" label={text.paused} />}
        {values.map((value) => (
          <Button
            key={value.id}
            full
            icon={value.paused ? 'pause' : 'edit'}
            label={factName(value).text}
            aria-label={text.changeOf(factName(value).text)}
            onClick={() => setOpen(value)}
          />
        ))}
        {kind === 'choice' && values.length < FACT_VALUES_MAX && (
          <Button full icon="plus" label={text.addValue} onClick={() => setOpen('value')} />
        )}
      </CardBody>
      <CardFooter>
        <CardFooterButton
          icon="edit"
          label={text.change}
          aria-label={text.changeOf(said.text)}
          onClick={() => setOpen('change')}
        />
        {place > 0 && (
          <CardFooterButton icon="up" label={text.up} aria-label={text.upOf(said.text)} onClick={() => void moveUp()} />
        )}
        {others.length > 0 && (
          <CardFooterButton
            icon="next"
            label={text.merge}
            aria-label={text.mergeOf(said.text)}
            onClick={() => setOpen('merge')}
          />
        )}
      </CardFooter>
      {open === 'change' && <FactDialog fact={fact} categories={categories} onDone={onDone} onClose={close} />}
      {open === 'merge' && <MergeFact fact={fact} others={others} onDone={onDone} onClose={close} />}
      {open === 'value' && <ValueDialog fact={fact} onDone={onDone} onClose={close} />}
      {typeof open === 'object' && <ValueDialog fact={fact} value={open} onDone={onDone} onClose={close} />}
    </Card>
  )
}
