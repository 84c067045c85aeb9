import { useState } from 'react'
import { BANNERS_MAX } from '../../contract/calls/staff/promotions.ts'
import type { Banner } from '../../contract/promotions.ts'
import { bannerPicture } from '../../contract/pictures.ts'
import { isFailure } from '../../client/api/call.ts'
import { toastError } from '../../ui/base/toast.ts'
import { Button } from '../../ui/button/Button.tsx'
import { Card, CardBody } from '../../ui/display/Card.tsx'
import { Confirm } from '../../ui/overlay/Confirm.tsx'
import layout from '../../ui/base/layout.module.css'
import desk from '../desk.module.css'
import { ask, change, report } from '../ask.ts'
import styles from './promotions.module.css'
import { FileButton } from '../FileButton.tsx'
import { text } from './texts.ts'

interface BannersCardProps {
  source: Banner['source_type']
  files: readonly string[]
  onChange: () => void
}

/** The banners of one kind of page, in their order; the last one cannot be taken away. */
export const BannersCard = ({ source, files, onChange }: BannersCardProps) => {
  const [isSending, setIsSending] = useState(false)
  const [removing, remove] = useState<string>()
  const where = text.sources[source]
  const set = async (image_urls: string[]) => {
    const answer = await change('deskBannersSet', { params: { sourceType: source }, body: { image_urls } })
    report(answer, text.bannersSaved, onChange)
  }
  const add = async (file: File) => {
    setIsSending(true)
    const answer = await ask('deskBannerPicture', { file })
    if (isFailure(answer)) void toastError(answer)
    else await set([...files, answer.data.file])
    setIsSending(false)
  }
  return (
    <Card>
      <CardBody stack={3}>
        <h3>{where}</h3>
        {files.length === 0 && <p>{text.noBanners}</p>}
        <ol className={layout.stack3}>
          {files.map((file, index) => (
            <li key={file} className={layout.stack2}>
              <img className={styles.banner} {...bannerPicture(file)} alt={text.picture(index + 1)} loading="lazy" />
              <div className={desk.links}>
                {index > 0 && (
                  <Button
                    icon="up"
                    label={text.first}
                    aria-label={text.firstOf(index + 1, where)}
                    onClick={() => void set([file, ...files.filter((other) => other !== file)])}
                  />
                )}
                {files.length > 1 && (
                  <Button
                    icon="trash"
                    label={text.remove}
                    aria-label={text.removeOf(index + 1, where)}
                    onClick={() => remove(file)}
                  />
                )}
              </div>
            </li>
          ))}
        </ol>
        {files.length < BANNERS_MAX && (
          <FileButton
            icon="picture"
            label={isSending ? text.uploading : text.add}
            {...(!isSending && { spoken: text.addTo(where) })}
            accept="image/jpeg,image/png,image/webp"
            disabled={isSending}
            onChoose={(file) => void add(file)}
          />
        )}
      </CardBody>
      {removing !== undefined && (
        <Confirm
          title={text.removeTitle(where)}
          yes={text.remove}
          no={text.stay}
          onYes={() => void set(files.filter((other) => other !== removing))}
          onClose={() => remove(undefined)}
        >
          <img className={styles.banner} {...bannerPicture(removing)} alt="" />
        </Confirm>
      )}
    </Card>
  )
}
