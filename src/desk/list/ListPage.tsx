import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router-dom'
import { PageTitle } from '../page/PageTitle.tsx'
import { PagedList, type Empty } from './PagedList.tsx'
import { Parts, usePart } from './Parts.tsx'
import { SearchBox } from './SearchBox.tsx'
import { text } from './texts.ts'
import type { TableOf } from './Table.tsx'
import type { AskPage } from './usePages.ts'

const PAGE_MAX = '500'

interface ListPageProps<P extends string, Row> {
  words: { title: string; search: string; parts: Readonly<Record<P, string>> }
  ask: (query: {
    which: P | undefined
    /** The text that is searched for. */
    q: string | undefined
    cursor: string | undefined
    limit: string | undefined
  }) => ReturnType<AskPage<Row>>
  empty: (which: P | 'all') => Empty
  /** The same rows where there is room for a table. */
  table?: TableOf<Row>
  /** What stands between the title and the list. */
  before?: ReactNode
  /** `onChange` says what has become of the row. */
  children: (row: Row, onChange: (now: Partial<Row>) => void) => ReactNode
}

/** A page that lists all there is, one part of it, or what holds a text. */
export const ListPage = <P extends string, Row>({
  words,
  ask,
  empty,
  before,
  table,
  children,
}: ListPageProps<P, Row>) => {
  const parts: Readonly<Record<P | 'all', string>> = { all: text.all, ...words.parts }
  const part = usePart(parts)
  const which = part === 'all' ? undefined : part
  const [query] = useSearchParams()
  const q = query.get('q') || undefined
  // The rest of a list that is sorted comes in few pages.
  const isSorted = query.has('sort')
  return (
    <>
      <PageTitle title={words.title} />
      {before}
      <SearchBox label={words.search} />
      <Parts parts={parts} chosen={part} />
      <PagedList
        ask={(cursor) => ask({ which, q, cursor, limit: isSorted && cursor !== undefined ? PAGE_MAX : undefined })}
        trigger={`${which} ${q}`}
        empty={empty(part)}
        table={table}
      >
        {children}
      </PagedList>
    </>
  )
}
