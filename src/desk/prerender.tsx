import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router-dom'
import { classes } from '../ui/base/classes.ts'
import layout from '../ui/base/layout.module.css'
import styles from './desk.module.css'
import { Bar, TabLink } from './layout/BottomBar.tsx'
import { Header, ShopName } from './layout/Header.tsx'
import { LoginPage } from './login/LoginPage.tsx'
import { PageTitle } from './page/PageTitle.tsx'
import { text } from './texts.ts'
import { Tile, Told } from './today/CountList.tsx'
import type { KeptLines } from './today/kept-today.ts'
import { JobLink, MenuList } from './today/TodayPage.tsx'

/** What the build puts into the page, to be read before any code has come. */

/** The log-in. */
export const prerenderLogin = (): string =>
  renderToStaticMarkup(
    <MemoryRouter>
      <LoginPage />
    </MemoryRouter>,
  )

/** What stands once for each line of a part; address, icon and words are put in by the script in the page. */
const Each = ({ of, children }: { of: keyof KeptLines; children: ReactNode }) => (
  <template data-of={of}>{children}</template>
)

const TO = '/desk/'
const WORDS = '–'

/** Today without what it shows, laid out as TodayPage and Layout lay it out. */
export const prerenderToday = (): string =>
  renderToStaticMarkup(
    <MemoryRouter initialEntries={[TO]}>
      <Header>
        <Each of="shop">
          <ShopName name={WORDS} />
        </Each>
      </Header>
      <main className={styles.page}>
        <div className={classes(layout.stack3, layout.below3)} />
        <PageTitle title={text.today.title} />
        <div className={layout.stack3}>
          <Each of="late">
            <Told kind="bad" icon="alert" to={TO} words={WORDS} />
          </Each>
          <Each of="cash">
            <Told kind="done" icon="cash" to={TO} words={WORDS} />
          </Each>
          <ul className={classes(layout.card, styles.tiles)}>
            <Each of="piles">
              <Tile to={TO} icon="box" label={WORDS} count={0} />
            </Each>
          </ul>
        </div>
        <Each of="job">
          <JobLink to={TO} label={WORDS} />
        </Each>
        <MenuList>
          <Each of="menu">
            <Tile to={TO} icon="box" label={WORDS} count={undefined} />
          </Each>
        </MenuList>
      </main>
      <Bar current={TO}>
        <Each of="tabs">
          <TabLink to="/desk/-" icon="box" label={WORDS} count={WORDS} />
        </Each>
      </Bar>
    </MemoryRouter>,
  )
