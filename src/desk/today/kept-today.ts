import type { StaffMe } from '../../contract/calls/staff/access.ts'
import { language } from '../../texts/texts.ts'
import { ICONS } from '../../ui/media/icons.ts'
import { menuOf } from '../layout/menu.ts'
import { packsParcels, tabsOf, TODAY_TAB, waitingIn } from '../layout/tabs.ts'
import type { ParcelView } from '../shipments/shipments.shared.ts'
import { useDesk } from '../desk.store.ts'
import { keepToday } from '../login/token.ts'
import { shopNameOf } from '../shop-name.ts'
import { text } from '../texts.ts'
import { countsOf, isNothingToDo, nextJob, PILE_TILES } from './counts.ts'

/**
 * What Today's first screen shows, kept on the phone for the next start: the script in the page fills its template with
 * it before any code has come, so the counts are those of last time until React draws the real ones. Counts and names of
 * screens, nothing of customers.
 */

/** An address of the desk or nothing, the icon's path or nothing, and the words in their order. */
export type KeptLine = readonly [to: string, drawing: string, ...words: string[]]

/** What the template itself says in another language: its texts and the names of its parts, in their order. */
type KeptFrame = readonly [words: readonly string[], labels: readonly string[]]

/** The lines of each part of the template. */
export interface KeptLines {
  shop: KeptLine[]
  late: KeptLine[]
  cash: KeptLine[]
  piles: KeptLine[]
  job: KeptLine[]
  menu: KeptLine[]
  tabs: KeptLine[]
}

interface KeptToday extends KeptLines {
  frame: KeptFrame
}

const ofParcels = (parcels: readonly ParcelView[]): Pick<KeptLines, 'late' | 'cash' | 'piles' | 'job'> => {
  const counts = countsOf(parcels)
  const job = nextJob(parcels)
  return {
    late: counts.late > 0 ? [['/desk/pack', ICONS.alert, text.counts.late(counts.late)]] : [],
    cash: counts.cash > 0 ? [['/desk/round', ICONS.cash, text.counts.cash(counts.cash)]] : [],
    piles: PILE_TILES.map(({ pile, to, icon }) => [to, ICONS[icon], text.counts[pile], text.number(counts[pile])]),
    // To the list: the parcel may be packed by then.
    job: job === undefined ? [] : [[job.to.replace(/^(\/desk\/pack)\/.*/, '$1'), '', job.label]],
  }
}

/** Undefined where a packer's parcels are not known yet. */
const keptTodayOf = (
  me: StaffMe,
  { parcels, steps }: Pick<ReturnType<typeof useDesk.getState>, 'parcels' | 'steps'>,
): KeptToday | undefined => {
  const packs = packsParcels(me)
  if (packs && parcels === null) return undefined
  return {
    frame: [
      [text.today.title, TODAY_TAB.label],
      [text.name, text.today.more, text.navigation],
    ],
    shop: [['', '', shopNameOf(me)]],
    // Those who do not pack have their counts from the shop; a new shop has its first steps instead.
    ...(packs && parcels !== null && !isNothingToDo(parcels, steps)
      ? ofParcels(parcels)
      : { late: [], cash: [], piles: [], job: [] }),
    menu: menuOf(me).map(({ to, icon, label }) => [to, ICONS[icon], label]),
    tabs: tabsOf(me).map(({ to, icon, label, pile }) => [to, ICONS[icon], label, waitingIn(pile, parcels)]),
  }
}

/** Keeps what Today shows for the life of the page, on whatever screen it changes. */
export const keepTodayUpToDate = (): void => {
  const keep = ({ me, parcels, steps }: ReturnType<typeof useDesk.getState>) => {
    const kept = me === null ? undefined : keptTodayOf(me, { parcels, steps })
    if (kept !== undefined) keepToday(kept, language)
  }
  keep(useDesk.getState())
  useDesk.subscribe((now, before) => {
    if (now.me !== before.me || now.parcels !== before.parcels || now.steps !== before.steps) keep(now)
  })
}
