import { ENQUIRY_PILES } from '../../contract/calls/staff/enquiries.ts'
import { ask } from '../ask.ts'
import { PagedList } from '../list/PagedList.tsx'
import { Parts, usePart } from '../list/Parts.tsx'
import { usePages } from '../list/usePages.ts'
import { PageTitle } from '../page/PageTitle.tsx'
import { EnquiryCard } from './EnquiryCard.tsx'
import { text } from './texts.ts'

/** What customers ask in bulk: new, answered, and done. */
export const EnquiriesPage = () => {
  const which = usePart(ENQUIRY_PILES)
  const pile = which ?? 'new'
  const pages = usePages((cursor) => ask('deskEnquiries', { query: { pile, cursor } }), pile)
  return (
    <>
      <PageTitle title={text.title} />
      <Parts
        parts={ENQUIRY_PILES.map((one) => ({ part: one === 'new' ? undefined : one, label: text.piles[one] }))}
        chosen={which}
      />
      <PagedList pages={pages} empty={{ title: text.empty[pile], text: text.emptyText[pile] }}>
        {(enquiry) => <EnquiryCard key={enquiry.id} enquiry={enquiry} />}
      </PagedList>
    </>
  )
}
