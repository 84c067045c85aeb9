import { useAnswer } from '../../ui/base/useAnswer.ts'
import layout from '../../ui/base/layout.module.css'
import { EmptyState } from '../../ui/display/EmptyState.tsx'
import { ask } from '../ask.ts'
import { Answered } from '../list/Answered.tsx'
import { LicencesCard } from './LicencesCard.tsx'
import { OneShop } from './OneShop.tsx'
import { OperatorsCard } from './OperatorsCard.tsx'
import { ParticularsCard } from './ParticularsCard.tsx'
import { RegisteredCard } from './RegisteredCard.tsx'
import { text } from './texts.ts'

/** Who the shop is, as customers read it. */
export const ShopPage = () => (
  <OneShop
    title={text.title}
    none={
      <EmptyState
        title={text.ofShops}
        text={text.ofShopsText}
        action={{ to: '/desk/approvals', label: text.sellers }}
      />
    }
  >
    {(id) => <Particulars id={id} />}
  </OneShop>
)

const Particulars = ({ id }: { id: string }) => {
  const asked = useAnswer(() => ask('deskShop', { params: { id } }), id)
  return (
    <Answered of={asked}>
      {(shop) => (
        <div className={layout.stack3}>
          <p className={layout.name}>{shop.shop_name}</p>
          <ParticularsCard shop={shop} onDone={asked.refresh} />
          <RegisteredCard id={id} />
          <LicencesCard id={id} />
          <OperatorsCard shop={shop} />
        </div>
      )}
    </Answered>
  )
}
