import { useState } from 'react'
import { isFailure } from '../../client/api/failure.ts'
import layout from '../../ui/base/layout.module.css'
import desk from '../desk.module.css'
import { useAnswer } from '../../ui/base/useAnswer.ts'
import { Button, ButtonLink } from '../../ui/button/Button.tsx'
import { ask } from '../ask.ts'
import { ChooseShop } from '../shop/ChooseShop.tsx'
import { text } from './texts.ts'

/** For the operator's people: whose packs are shown, and the way to those of another shop. */
export const ShopBar = ({ chosen }: { chosen: string | undefined }) => {
  const [isChoosing, choose] = useState(false)
  const { answer } = useAnswer(
    async () => (chosen === undefined ? undefined : ask('deskShops', { query: { q: chosen, limit: '1' } })),
    chosen,
  )
  const found = answer === undefined || isFailure(answer) ? undefined : answer.data[0]
  return (
    <div className={layout.stack3}>
      <div className={layout.between}>
        <p className={layout.name}>{chosen === undefined ? text.allShops : (found?.shop_name ?? text.shop(chosen))}</p>
        <div className={desk.pieces}>
          {chosen !== undefined && <ButtonLink to="/desk/stock" label={text.allShops} />}
          {!isChoosing && <Button icon="store" label={text.chooseShop} onClick={() => choose(true)} />}
        </div>
      </div>
      {isChoosing && <ChooseShop to={(id) => `/desk/stock?shop=${id}`} />}
    </div>
  )
}
