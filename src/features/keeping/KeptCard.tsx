import { useId } from 'react'
import { Link } from 'react-router-dom'
import { keptName } from '../../offline/kept/cache.ts'
import type { KeptRecord } from '../../offline/kept/cache.ts'
import { formatAgo, formatBytes, formatShare } from '../../texts/amounts.ts'
import { plural } from '../../texts/format.ts'
import { p } from '../../texts/pageTexts.ts'
import { t } from '../../texts/texts.ts'
import { Card, CardBody, CardFoot, FootButton } from '../../ui/Card.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { keepAndTell, shareOf } from './KeepButton.tsx'
import css from './KeptCard.module.css'
import { stopKeeping, useKeeping } from './keeping.store.ts'

const standsAt = (record: KeptRecord, isComing: boolean): string => {
  const words = p.keeping
  if (isComing) return words.coming(formatShare(shareOf(record)))
  if (!record.done) return words.stopped(formatShare(shareOf(record)))
  return words.facts(plural(record.products, t.catalogue.count), formatBytes(record.bytes), formatAgo(record.since))
}

/** One category or seller that is kept or on its way: what, how much, from when, and what can be done. */
export const KeptCard = ({ record, onRemove }: { record: KeptRecord; onRemove: () => void }) => {
  const own = useId()
  const words = p.keeping
  const isComing = useKeeping((state) => state.coming.includes(keptName(record)))
  return (
    <Card>
      <CardBody>
        <div className={css.kept}>
          <Icon name={record.kind === 'category' ? 'grid' : 'store'} />
          <div>
            <h2 id={own} className={css.name}>
              <Link to={`/${record.kind}/${record.slug}`}>{record.name}</Link>
            </h2>
            <p role="status">{standsAt(record, isComing)}</p>
          </div>
        </div>
      </CardBody>
      <CardFoot>
        {isComing ? (
          <FootButton aria-describedby={own} onClick={() => stopKeeping(record)}>
            <Icon name="close" small />
            {words.stop}
          </FootButton>
        ) : (
          <FootButton aria-describedby={own} onClick={() => void keepAndTell(record)}>
            <Icon name="refresh" small />
            {record.done ? words.refresh : words.goOn}
          </FootButton>
        )}
        <FootButton danger aria-describedby={own} onClick={onRemove}>
          <Icon name="trash" small />
          {words.remove}
        </FootButton>
      </CardFoot>
    </Card>
  )
}
