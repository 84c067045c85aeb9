import { useState } from 'react'
import { Button } from '../../ui/button/Button.tsx'
import { EmptyState } from '../../ui/display/EmptyState.tsx'
import { useAnswer } from '../../ui/base/useAnswer.ts'
import layout from '../../ui/base/layout.module.css'
import { ask } from '../ask.ts'
import { Answered } from '../list/Answered.tsx'
import { PageTitle } from '../page/PageTitle.tsx'
import { FactCard } from './FactCard.tsx'
import { FactDialog } from './FactDialog.tsx'
import { text } from './texts.ts'

/** What products tell beside what every label does, in the order of their pages. */
export const FactsPage = () => {
  const asked = useAnswer(() => ask('deskFacts'))
  const kinds = useAnswer(() => ask('deskCategories'))
  const [isAdding, setIsAdding] = useState(false)
  const categories = kinds.answer?.status ? kinds.answer.data : []
  return (
    <>
      <PageTitle title={text.title} />
      <Answered of={asked}>
        {(facts) => (
          <div className={layout.stack3}>
            <p>{text.lead}</p>
            <Button kind="leaf" full icon="plus" label={text.add} onClick={() => setIsAdding(true)} />
            {facts.length === 0 && <EmptyState picture="box" title={text.none} />}
            {facts.map((fact, place) => (
              <FactCard
                key={fact.id}
                fact={fact}
                all={facts}
                place={place}
                categories={categories}
                onDone={asked.refresh}
              />
            ))}
          </div>
        )}
      </Answered>
      {isAdding && <FactDialog categories={categories} onDone={asked.refresh} onClose={() => setIsAdding(false)} />}
    </>
  )
}
