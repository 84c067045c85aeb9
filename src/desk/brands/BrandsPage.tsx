import { useState } from 'react'
import { ask } from '../ask.ts'
import { ListPage } from '../list/ListPage.tsx'
import { BrandCard } from './BrandCard.tsx'
import { text } from './texts.ts'

/** Makers of what is sold, those with most products first. */
export const BrandsPage = () => {
  const [round, setRound] = useState(0)
  return (
    <ListPage
      key={round}
      words={text}
      ask={(query) => ask('deskBrands', { query })}
      empty={(which) => text.empty[which]}
    >
      {(brand, onChange) => (
        <BrandCard key={brand.id} brand={brand} onChange={onChange} onMerged={() => setRound(round + 1)} />
      )}
    </ListPage>
  )
}
