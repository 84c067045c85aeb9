import { useAnswer } from '../../ui/base/useAnswer.ts'
import layout from '../../ui/base/layout.module.css'
import { ButtonLink } from '../../ui/button/Button.tsx'
import { ask } from '../ask.ts'
import { useDesk } from '../desk.store.ts'
import { Answered } from '../list/Answered.tsx'
import { ChooseShop } from '../shop/ChooseShop.tsx'
import { OneShop } from '../shop/OneShop.tsx'
import { ZoneList } from './ZoneList.tsx'
import { ClosedCard } from './ClosedCard.tsx'
import { ClosingHourCard } from './ClosingHourCard.tsx'
import { text } from './texts.ts'
import { TryPin } from './TryPin.tsx'

/** Where the shop delivers, what a PIN is promised, and the days and hours at which it is closed. */
export const ZonesPage = () => (
  <OneShop title={text.title} none={<ChooseShop to={(id) => `/desk/areas/${id}`} />}>
    {(id) => <Zones id={id} />}
  </OneShop>
)

const Zones = ({ id }: { id: string }) => {
  const isOperator = useDesk(({ me }) => me?.seller_id === null)
  const asked = useAnswer(() => ask('deskAreas', { params: { id } }), id)
  return (
    <Answered of={asked}>
      {(shop) => (
        <div className={layout.stack4}>
          <div className={layout.between}>
            <p className={layout.name}>{shop.shop_name}</p>
            {isOperator && <ButtonLink icon="store" to="/desk/areas" label={text.anotherShop} />}
          </div>
          <ClosedCard shop={shop} onDone={asked.refresh} />
          <ClosingHourCard shop={shop} onDone={asked.refresh} />
          <ZoneList shop={shop} onDone={asked.refresh} />
          <TryPin shop={shop} />
        </div>
      )}
    </Answered>
  )
}
