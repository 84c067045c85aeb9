import type { RouteObject } from 'react-router-dom'
import { AreasPage } from './areas/AreasPage.tsx'
import { CashPage } from './cash/CashPage.tsx'
import { ClaimPage } from './claims/ClaimPage.tsx'
import { ClaimsPage } from './claims/ClaimsPage.tsx'
import { ComplaintsPage } from './complaints/ComplaintsPage.tsx'
import { Layout } from './Layout.tsx'
import { BackPage } from './parcels/BackPage.tsx'
import { EnquiriesPage } from './enquiries/EnquiriesPage.tsx'
import { EnquiryPage } from './enquiries/EnquiryPage.tsx'
import { HandOverPage } from './parcels/HandOverPage.tsx'
import { LoginPage } from './login/LoginPage.tsx'
import { LogPage } from './log/LogPage.tsx'
import { MessagesPage } from './messages/MessagesPage.tsx'
import { MissingPage } from './MissingPage.tsx'
import { OrderPage } from './orders/OrderPage.tsx'
import { OrdersPage } from './orders/OrdersPage.tsx'
import { PackPage } from './parcels/PackPage.tsx'
import { PrintPage } from './paper/PrintPage.tsx'
import { StockPage } from './stock/StockPage.tsx'
import { PeoplePage } from './people/PeoplePage.tsx'
import { ProductPage } from './products/ProductPage.tsx'
import { ProductsPage } from './products/ProductsPage.tsx'
import { RoundPage } from './parcels/RoundPage.tsx'
import { SellerPage } from './approvals/SellerPage.tsx'
import { SellersPage } from './approvals/SellersPage.tsx'
import { ShopPage } from './shop/ShopPage.tsx'
import { ShopFrontPage } from './shop-front/ShopFrontPage.tsx'
import { TodayPage } from './today/TodayPage.tsx'
import { ToPackPage } from './parcels/ToPackPage.tsx'
import { WORKS_OFFLINE } from './works-offline.ts'

/** The screens of the desk. */
export const routes: RouteObject[] = [
  { path: '/desk/login', Component: LoginPage },
  {
    path: '/desk',
    Component: Layout,
    children: [
      { index: true, Component: TodayPage, handle: WORKS_OFFLINE },
      { path: 'pack', Component: ToPackPage, handle: WORKS_OFFLINE },
      { path: 'pack/:id', Component: PackPage, handle: WORKS_OFFLINE },
      { path: 'hand-over', Component: HandOverPage, handle: WORKS_OFFLINE },
      { path: 'round', Component: RoundPage, handle: WORKS_OFFLINE },
      { path: 'back', Component: BackPage, handle: WORKS_OFFLINE },
      { path: 'complaints', Component: ComplaintsPage },
      { path: 'print/:ids', Component: PrintPage, handle: WORKS_OFFLINE },
      { path: 'stock', Component: StockPage, handle: WORKS_OFFLINE },
      { path: 'products', Component: ProductsPage },
      { path: 'products/:id', Component: ProductPage },
      { path: 'orders', Component: OrdersPage },
      { path: 'orders/:id', Component: OrderPage },
      { path: 'claims', Component: ClaimsPage },
      { path: 'claims/:id', Component: ClaimPage },
      { path: 'cash', Component: CashPage },
      { path: 'messages', Component: MessagesPage },
      { path: 'approvals', Component: SellersPage },
      { path: 'approvals/:id', Component: SellerPage },
      { path: 'shop-front', Component: ShopFrontPage },
      { path: 'areas/:id?', Component: AreasPage },
      { path: 'shop/:id?', Component: ShopPage },
      { path: 'people', Component: PeoplePage },
      { path: 'log', Component: LogPage },
      { path: 'enquiries', Component: EnquiriesPage },
      { path: 'enquiries/:id', Component: EnquiryPage },
      { path: '*', Component: MissingPage },
    ],
  },
]
