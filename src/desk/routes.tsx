import type { RouteObject } from 'react-router-dom'
import { ComplaintsPage } from './complaints/ComplaintsPage.tsx'
import { Layout } from './Layout.tsx'
import { BackPage } from './parcels/BackPage.tsx'
import { HandOverPage } from './parcels/HandOverPage.tsx'
import { LoginPage } from './login/LoginPage.tsx'
import { MissingPage } from './MissingPage.tsx'
import { PackPage } from './parcels/PackPage.tsx'
import { PrintPage } from './paper/PrintPage.tsx'
import { RoundPage } from './parcels/RoundPage.tsx'
import { StockPage } from './stock/StockPage.tsx'
import { TodayPage } from './today/TodayPage.tsx'
import { ToPackPage } from './parcels/ToPackPage.tsx'

/** The screens of the desk. */
export const routes: RouteObject[] = [
  { path: '/desk/login', Component: LoginPage },
  {
    path: '/desk',
    Component: Layout,
    children: [
      { index: true, Component: TodayPage },
      { path: 'pack', Component: ToPackPage },
      { path: 'pack/:id', Component: PackPage },
      { path: 'hand-over', Component: HandOverPage },
      { path: 'round', Component: RoundPage },
      { path: 'back', Component: BackPage },
      { path: 'complaints', Component: ComplaintsPage },
      { path: 'print/:ids', Component: PrintPage },
      { path: 'stock', Component: StockPage },
      { path: '*', Component: MissingPage },
    ],
  },
]
