import { useState } from 'react'
import { isFailure } from '../../../client/api/failure.ts'
import layout from '../../../ui/base/layout.module.css'
import { saveFile } from '../../../ui/base/save-file.ts'
import { toastError, toastSuccess } from '../../../ui/base/toast.ts'
import { useAnswer } from '../../../ui/base/useAnswer.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { Card, CardBody } from '../../../ui/display/Card.tsx'
import { SelectField } from '../../../ui/form/Form.tsx'
import { Icon } from '../../../ui/media/Icon.tsx'
import { ask } from '../../ask.ts'
import { categoryName, withEnglish } from '../../language/goods.ts'
import { pageLanguage } from '../../language/offered.ts'
import { text } from './texts.ts'

/** The file to begin with: all that the shop sells, or one category with the columns that it needs. */
export const TakeCard = ({ shop, online }: { shop: number; online: boolean }) => {
  const { answer: kinds } = useAnswer(() => ask('deskListingKinds'), online)
  const [category, setCategory] = useState('')
  const [isBusy, setIsBusy] = useState(false)
  const { take, help } = text
  const download = async (of?: string) => {
    setIsBusy(true)
    const query = { lang: pageLanguage(), ...(of !== undefined && { category: of }) }
    const answer = await ask('deskFile', { params: { id: String(shop) }, query })
    setIsBusy(false)
    if (isFailure(answer)) return void toastError(answer)
    saveFile(answer.data.name, answer.data.csv, 'text/csv')
    void toastSuccess(take.saved(answer.data.packs))
  }
  return (
    <Card>
      <CardBody stack={3}>
        <h2>{take.title}</h2>
        <p>{take.lead}</p>
        <Button full icon="down" label={take.all} disabled={!online || isBusy} onClick={() => void download()} />
        <SelectField
          name="category"
          label={take.category}
          hint={take.categoryHint}
          value={category}
          onChange={({ target }) => setCategory(target.value)}
        >
          <option value="">{take.choose}</option>
          {(kinds === undefined || isFailure(kinds) ? [] : kinds.data).map((kind) => (
            <option key={kind.id} value={kind.id}>
              {withEnglish(categoryName(kind), kind.name)}
            </option>
          ))}
        </SelectField>
        <Button
          full
          icon="down"
          label={take.download}
          disabled={!online || isBusy || category === ''}
          onClick={() => void download(category)}
        />
        <details>
          <summary className={layout.tap}>
            <Icon name="help" small /> {help.title}
          </summary>
          <ul className={layout.stack2}>
            {[help.row, help.empty, help.fresh, help.atOnce, help.photographs].map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </details>
      </CardBody>
    </Card>
  )
}
