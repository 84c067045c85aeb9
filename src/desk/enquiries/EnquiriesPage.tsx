import { ask } from '../ask.ts'
import { PagedList } from '../list/PagedList.tsx'
import { Parts, usePart } from '../list/Parts.tsx'
import { PageTitle } from '../page/PageTitle.tsx'
import { EnquiryCard } from './EnquiryCard.tsx'
import { text } from './texts.ts'

/** What customers ask in bulk: new, answered, and done. */
export const EnquiriesPage = () => {
  const pile = usePart(text.piles)
  return (
    <>
      <PageTitle title={text.title} />
      <Parts parts={text.piles} chosen={pile} />
      <PagedList
        ask={(cursor) => ask('deskEnquiries', { query: { pile, cursor } })}
        trigger={pile}
        empty={{ title: text.empty[pile], text: text.emptyText[pile] }}
      >
        {(enquiry) => <EnquiryCard key={enquiry.id} enquiry={enquiry} />}
      </PagedList>
    </>
  )
}
