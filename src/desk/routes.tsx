import type { RouteObject } from 'react-router-dom'
import { Layout } from './Layout.tsx'
import { BackPage } from './pages/BackPage.tsx'
import { HandOverPage } from './pages/HandOverPage.tsx'
import { LoginPage } from './pages/LoginPage.tsx'
import { MissingPage } from './pages/MissingPage.tsx'
import { PackPage } from './pages/PackPage.tsx'
import { RoundPage } from './pages/RoundPage.tsx'
import { TodayPage } from './pages/TodayPage.tsx'
import { ToPackPage } from './pages/ToPackPage.tsx'

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
      { path: '*', Component: MissingPage },
    ],
  },
]
