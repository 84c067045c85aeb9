import layout from '../../../ui/base/layout.module.css'
import { useNetwork } from '../../../client/page/network.store.ts'
import { LISTING_FILE_BYTES_MAX, LISTING_FILE_ROWS_MAX } from '../../../contract/product/listing-file.ts'
import { listingSentences } from '../../../contract/product/listing-sentences.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { Card, CardBody } from '../../../ui/display/Card.tsx'
import { FileButton } from '../../FileButton.tsx'
import { useDesk } from '../../desk.store.ts'
import { PageTitle } from '../../page/PageTitle.tsx'
import { chooseFile, refuseFile, sendFile, useListingFile } from './file.store.ts'
import { FileReport } from './FileReport.tsx'
import { inWords } from '../../../texts/texts.ts'
import { TakeCard } from './TakeCard.tsx'
import { text } from './texts.ts'

/** All that a shop sells in one file: taken, changed in a spreadsheet, and sent. */
export const FilePage = () => {
  const shop = useDesk(({ me }) => me?.seller_id)
  const online = useNetwork((network) => network.online)
  if (typeof shop !== 'number') return <PageTitle title={text.title} />
  return (
    <>
      <PageTitle title={text.title} />
      <div className={layout.stack3}>
        <TakeCard shop={shop} online={online} />
        <SendCard shop={shop} online={online} />
      </div>
    </>
  )
}

const MEGABYTE = 1_000_000

const choose = (file: File): void => {
  chooseFile(file)
  if (file.size > LISTING_FILE_BYTES_MAX)
    refuseFile(listingSentences.fileTooLarge(String(LISTING_FILE_BYTES_MAX / MEGABYTE)))
}

const SendCard = ({ shop, online }: { shop: number; online: boolean }) => {
  const { file, isBusy, parts, report, refused, isLost } = useListingFile()
  const reached = parts?.next_line
  const { send } = text
  const maySend = online && !isBusy && file !== null && file.size <= LISTING_FILE_BYTES_MAX
  return (
    <Card edge={refused === null ? undefined : 'bad'}>
      <CardBody stack={3}>
        <h2>{send.title}</h2>
        <p>{send.lead(LISTING_FILE_BYTES_MAX / MEGABYTE, LISTING_FILE_ROWS_MAX)}</p>
        {file !== null && <p className={layout.name}>{send.chosen(file.name)}</p>}
        <FileButton
          icon="file"
          label={file === null ? send.choose : send.another}
          accept=".csv,.txt,.tsv,text/csv"
          disabled={isBusy}
          onChoose={choose}
        />
        {file !== null && (
          <Button kind="main" full icon="up" label={send.now} disabled={!maySend} onClick={() => void sendFile(shop)} />
        )}
        {!online && <p>{send.offline}</p>}
        <div role="status" className={layout.stack3}>
          {isBusy && <p>{send.working}</p>}
          {reached !== undefined && <p>{send.reached(reached - 1)}</p>}
          {isLost && <p className={layout.error}>{send.lost}</p>}
          {refused !== null && <p className={layout.error}>{inWords(refused)}</p>}
          {report !== null && <FileReport report={report} />}
        </div>
      </CardBody>
    </Card>
  )
}
