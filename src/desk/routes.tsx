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
import { screen } from './screen.ts'

/** The screens of the desk. */
export const routes: RouteObject[] = [
  { path: '/desk/login', Component: LoginPage },
  {
    path: '/desk',
    Component: Layout,
    children: [
      { index: true, Component: TodayPage, handle: screen('today', { worksOffline: true }) },
      { path: 'pack', Component: ToPackPage, handle: screen('packing', { worksOffline: true }) },
      { path: 'pack/:id', Component: PackPage, handle: screen('packing', { worksOffline: true }) },
      { path: 'hand-over', Component: HandOverPage, handle: screen('packing', { worksOffline: true }) },
      { path: 'round', Component: RoundPage, handle: screen('packing', { worksOffline: true }) },
      { path: 'back', Component: BackPage, handle: screen('packing', { worksOffline: true }) },
      { path: 'complaints', Component: ComplaintsPage, handle: screen('complaints', { isOperators: true }) },
      { path: 'print/:ids', Component: PrintPage, handle: screen('packing', { worksOffline: true }) },
      { path: 'stock', Component: StockPage, handle: screen('stock', { worksOffline: true }) },
      { path: 'products', Component: ProductsPage, handle: screen('shop') },
      { path: 'products/:id', Component: ProductPage, handle: screen('shop') },
      { path: 'orders', Component: OrdersPage, handle: screen('orders') },
      { path: 'orders/:id', Component: OrderPage, handle: screen('orders') },
      { path: 'claims', Component: ClaimsPage, handle: screen('claims') },
      { path: 'claims/:id', Component: ClaimPage, handle: screen('claims') },
      { path: 'cash', Component: CashPage, handle: screen('money') },
      { path: 'messages', Component: MessagesPage, handle: screen('messages') },
      { path: 'approvals', Component: SellersPage, handle: screen('approvals', { isOperators: true }) },
      { path: 'approvals/:id', Component: SellerPage, handle: screen('approvals', { isOperators: true }) },
      { path: 'shop-front', Component: ShopFrontPage, handle: screen('shop', { isOperators: true }) },
      { path: 'areas/:id?', Component: AreasPage, handle: screen('areas') },
      { path: 'shop/:id?', Component: ShopPage, handle: screen('shop') },
      { path: 'people', Component: PeoplePage, handle: screen('people') },
      { path: 'log', Component: LogPage, handle: screen('shop') },
      { path: 'enquiries', Component: EnquiriesPage, handle: screen('enquiries') },
      { path: 'enquiries/:id', Component: EnquiryPage, handle: screen('enquiries') },
      { path: '*', Component: MissingPage },
    ],
  },
]
