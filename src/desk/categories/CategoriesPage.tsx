import { useState } from 'react'
import type { DeskCategory } from '../../contract/calls/staff/categories.ts'
import { Button } from '../../ui/button/Button.tsx'
import { Badge } from '../../ui/display/Badge.tsx'
import { Card, CardBody, CardFooter, CardFooterButton } from '../../ui/display/Card.tsx'
import { Words } from '../../ui/base/Words.tsx'
import { CategoryIcon } from '../../ui/media/CategoryIcon.tsx'
import { useAnswer } from '../../ui/base/useAnswer.ts'
import { classes } from '../../ui/base/classes.ts'
import layout from '../../ui/base/layout.module.css'
import tint from '../../ui/base/tint.module.css'
import desk from '../desk.module.css'
import list from '../list/list.module.css'
import { ask, change, report } from '../ask.ts'
import { categoryName } from '../language/goods.ts'
import { Answered } from '../list/Answered.tsx'
import { PageTitle } from '../page/PageTitle.tsx'
import { CategoryDialog } from './CategoryDialog.tsx'
import { MergeCategory } from './MergeCategory.tsx'
import styles from './categories.module.css'
import { text } from './texts.ts'

/** The trades of the shop, in its order. */
export const CategoriesPage = () => {
  const asked = useAnswer(() => ask('deskCategories'))
  const [isAdding, setIsAdding] = useState(false)
  return (
    <>
      <PageTitle title={text.title} />
      <Answered of={asked}>
        {(categories) => (
          <div className={layout.stack3}>
            <p>{text.lead}</p>
            <Button kind="leaf" full icon="plus" label={text.add} onClick={() => setIsAdding(true)} />
            {categories.map((category, place) => (
              <CategoryCard
                key={category.id}
                category={category}
                all={categories}
                place={place}
                onDone={asked.refresh}
              />
            ))}
          </div>
        )}
      </Answered>
      {isAdding && <CategoryDialog onDone={asked.refresh} onClose={() => setIsAdding(false)} />}
    </>
  )
}

interface CategoryCardProps {
  category: DeskCategory
  all: readonly DeskCategory[]
  place: number
  onDone: () => void
}

const CategoryCard = ({ category, all, place, onDone }: CategoryCardProps) => {
  const [open, setOpen] = useState<'change' | 'merge'>()
  const close = () => setOpen(undefined)
  const { id, slug, icon, ground, products, paused } = category
  const said = categoryName(category)
  const others = all.filter((other) => other.id !== id)
  const moveUp = async () => {
    const ids = others.map((other) => other.id)
    ids.splice(place - 1, 0, id)
    report(await change('deskCategoryOrder', { body: { ids } }), text.moved, onDone)
  }
  return (
    <Card>
      <CardBody>
        <div className={layout.beside}>
          <CategoryIcon name={icon} className={classes(styles.sign, tint[ground])} />
          <div>
            <h2 className={list.title}>
              <Words {...said} />
            </h2>
            <p className={layout.small}>
              {text.products(products)}, <span className={desk.address}>{text.page(slug)}</span>
            </p>
            {paused && <Badge icon="pause" kind="wait" label={text.paused} />}
          </div>
        </div>
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
      {open === 'change' && <CategoryDialog category={category} onDone={onDone} onClose={close} />}
      {open === 'merge' && <MergeCategory category={category} others={others} onDone={onDone} onClose={close} />}
    </Card>
  )
}
