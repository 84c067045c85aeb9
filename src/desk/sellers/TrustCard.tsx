import type { DeskSeller } from '../../contract/calls/staff/sellers.ts'
import { TRUSTED_AFTER } from '../../contract/calls/staff/listings.ts'
import { Button } from '../../ui/button/Button.tsx'
import { Card, CardBody } from '../../ui/display/Card.tsx'
import { change, report } from '../ask.ts'
import { text } from './texts.ts'

interface TrustCardProps {
  seller: DeskSeller
  onDone: () => void
}

/** Whether what this seller lists goes on sale without approval; earned by listings that were approved. */
export const TrustCard = ({ seller, onDone }: TrustCardProps) => {
  const { id, trusted, approved_listings: approved } = seller
  const words = text.trust
  const set = async () => {
    const answer = await change('deskSellerTrust', { params: { id: String(id) }, body: { trusted: !trusted } })
    report(answer, trusted ? words.ended : words.given, onDone)
  }
  return (
    <Card>
      <CardBody stack={3}>
        <h2>{words.title}</h2>
        <p>{trusted ? words.now : words.waits}</p>
        <p>{words.approved(approved)}</p>
        {trusted && <Button full icon="close" label={words.end} onClick={() => void set()} />}
        {!trusted && approved >= TRUSTED_AFTER && (
          <Button full icon="check" label={words.give} onClick={() => void set()} />
        )}
        {!trusted && approved < TRUSTED_AFTER && <p>{words.after(TRUSTED_AFTER)}</p>}
      </CardBody>
    </Card>
  )
}
