import { useDeferredValue, useEffect, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { TextField } from '../../ui/form/Form.tsx'
import { Button } from '../../ui/button/Button.tsx'
import { EmptyState } from '../../ui/display/EmptyState.tsx'
import { ListSkeleton } from '../../ui/display/Skeleton.tsx'
import { Icon } from '../../ui/media/Icon.tsx'
import { classes } from '../../ui/base/classes.ts'
import layout from '../../ui/base/layout.module.css'
import tone from '../../ui/base/tone.module.css'
import { useNetwork } from '../../client/page/network.store.ts'
import { mayDo } from '../../contract/staff.ts'
import { VisuallyHidden } from '../../ui/base/VisuallyHidden.tsx'
import { Badge } from '../../ui/display/Badge.tsx'
import { Card, CardBody, CardFooter, CardFooterButton } from '../../ui/display/Card.tsx'
import { useDesk } from '../desk.store.ts'
import { PageTitle } from '../page/PageTitle.tsx'
import { useStableRows } from '../list/useStableRows.ts'
import { ProductLine } from '../products/ProductLine.tsx'
import { Table } from '../list/Table.tsx'
import { useTable } from '../list/useTable.ts'
import { packTable, type PackDialog } from './pack-table.tsx'
import { PriceDialog } from './PriceDialog.tsx'
import { StepsDialog } from './StepsDialog.tsx'
import { StockDialog } from './StockDialog.tsx'
import { text } from './texts.ts'
import { ShopBar } from './ShopBar.tsx'
import { WholeDialog } from './WholeDialog.tsx'
import { useVariants } from './useVariants.ts'
import type { PackView } from './variants.shared.ts'
import list from '../list/list.module.css'
import styles from './variants.module.css'
import { ShopOf } from '../list/ShopOf.tsx'

/** Two figures a pack; each is pressed to change it by who may. */
const PackCard = ({ pack, onOpen }: { pack: PackView; onOpen: (what: PackDialog) => void }) => {
  const { title, variant_name: variant, stock, reserved } = pack
  const isOperator = useDesk(({ me }) => me?.seller_id === null)
  const setsPrices = useDesk(({ me }) => me !== null && mayDo(me.role, 'prices'))
  return (
    <Card>
      <CardBody stack={3}>
        <ProductLine of={pack} title={title} detail={`${variant}, ${pack.sku}`} />
        <ShopOf names={[pack.shop_name]} />
        {pack.unsent && (
          <div>
            <Badge kind="wait" icon="phone" label={text.saved} />
          </div>
        )}
        {!pack.cod && <p className={layout.small}>{text.noCash}</p>}
        {reserved > 0 && <p className={layout.small}>{text.reserved(reserved)}</p>}
        {pack.steps.map(({ from, price }) => (
          <p key={from} className={layout.small}>
            {text.step(from, price)}
          </p>
        ))}
      </CardBody>
      <div className={styles.figures}>
        <Figure
          label={text.stock}
          value={stock > 0 ? text.figure(stock) : text.out}
          isBad={stock <= 0}
          name={text.changeStock(title, variant)}
          onPress={() => onOpen('stock')}
        />
        <Figure
          label={text.price}
          value={text.rupees(pack.selling_price)}
          {...(setsPrices && { name: text.changePrice(title, variant), onPress: () => onOpen('price') })}
        />
      </div>
      {setsPrices && (
        <CardFooter>
          <CardFooterButton
            icon="tag"
            label={text.steps}
            aria-label={text.stepsOf(title, variant)}
            onClick={() => onOpen('steps')}
          />
          {isOperator && (
            <CardFooterButton
              icon="edit"
              label={text.whole}
              aria-label={text.wholeOf(title, variant)}
              onClick={() => onOpen('whole')}
            />
          )}
        </CardFooter>
      )}
    </Card>
  )
}

interface FigureProps {
  label: string
  value: string
  isBad?: boolean
  /** What pressing it does, for those who listen; absent for who may only read it. */
  name?: string
  onPress?: () => void
}

const Figure = ({ label, value, isBad = false, name, onPress }: FigureProps) => {
  const said = (
    <>
      <span className={layout.small}>{label}</span>{' '}
      <b className={classes(styles.value, isBad && layout.error)}>{value}</b>
    </>
  )
  if (onPress === undefined)
    return (
      <p className={styles.figure}>
        <span>{said}</span>
      </p>
    )
  return (
    <button type="button" className={classes(styles.figure, layout.within)} onClick={onPress}>
      <span>
        {said} <VisuallyHidden>{name}</VisuallyHidden>
      </span>
      <Icon name="edit" small />
    </button>
  )
}

/** Somebody who types is not searched for at every letter. */
const TYPING_MS = 300

const useSettled = (typed: string): string => {
  const [settled, settle] = useState(typed)
  useEffect(() => {
    const timer = setTimeout(() => settle(typed.trim()), TYPING_MS)
    return () => clearTimeout(timer)
  }, [typed])
  return settled
}

/** Every pack with its two figures, what is nearly gone first; for the operator of all shops or of the one that the address names. */
export const VariantsPage = () => {
  const isOperator = useDesk(({ me }) => me?.seller_id === null)
  const [query] = useSearchParams()
  const chosen = isOperator ? (query.get('shop') ?? undefined) : undefined
  const [typed, setTyped] = useState(query.get('q') ?? '')
  const q = useSettled(typed)
  return (
    <>
      <PageTitle title={text.title} isList />
      <div className={layout.stack4}>
        {isOperator && <ShopBar key={chosen} chosen={chosen} />}
        <search className={list.cards}>
          <TextField
            name="q"
            type="search"
            enterKeyHint="search"
            autoComplete="off"
            maxLength={100}
            label={text.search}
            hint={text.searchHint}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
            end={<Icon name="search" />}
          />
        </search>
        <PackList q={useDeferredValue(q)} seller={chosen} />
      </div>
    </>
  )
}

const PackList = ({ q, seller }: { q: string; seller: string | undefined }) => {
  const isThere = useNetwork(({ online }) => online)
  const isTable = useTable()
  const isOperators = useDesk(({ me }) => me?.seller_id === null)
  // Which pack is being changed, and how: the same in cards and in a table.
  const [open, setOpen] = useState<{ sku: string; what: PackDialog }>()
  const onOpen = ({ sku }: PackView, what: PackDialog) => setOpen({ sku, what })
  const { packs, isLocal, isLoading, isFailed, again, more } = useVariants({ q, seller })
  const kept = useStableRows(packs ?? [], { keyOf: ({ sku }) => sku, list: `${seller} ${q}` }).filter(
    ({ isHere }) => isHere,
  )
  const opened = kept.find(({ row }) => row.sku === open?.sku)?.row
  const close = () => setOpen(undefined)
  const isEmpty = packs === undefined || packs.length === 0
  if (isEmpty && isLoading) return <ListSkeleton />
  if (packs === undefined || (isEmpty && isLocal && q === ''))
    return <EmptyState picture="box" title={text.failed} action={{ onPress: again, label: text.again }} />
  if (isEmpty && q === '') return <EmptyState picture="sack" title={text.none} text={text.noneText} />
  return (
    <div className={classes(layout.stack3, !isTable && list.cards)}>
      {isLocal && !isLoading && <p className={layout.small}>{text.local}</p>}
      {isFailed && isThere && (
        <div className={classes(layout.notice, layout.between, tone.wait)} role="alert">
          <span>{text.failed}</span>
          <Button icon="refresh" label={text.again} onClick={again} />
        </div>
      )}
      {isEmpty && <EmptyState picture="sack" title={text.noMatch} text={text.noMatchText(q)} />}
      {isTable
        ? !isEmpty && (
            <Table
              {...packTable(onOpen, isOperators)}
              rows={kept.map(({ row }) => row)}
              isWhole={more === undefined}
              onMore={more}
            />
          )
        : kept.map(({ row }) => <PackCard key={row.sku} pack={row} onOpen={(what) => onOpen(row, what)} />)}
      {more !== undefined && (
        <Button full kind={isLoading ? 'off' : 'outline'} disabled={isLoading} label={text.more} onClick={more} />
      )}
      {opened && open?.what === 'stock' && <StockDialog pack={opened} onClose={close} />}
      {opened && open?.what === 'price' && <PriceDialog pack={opened} onClose={close} />}
      {opened && open?.what === 'whole' && <WholeDialog pack={opened} onDone={again} onClose={close} />}
      {opened && open?.what === 'steps' && <StepsDialog pack={opened} onDone={again} onClose={close} />}
    </div>
  )
}
