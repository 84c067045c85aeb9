import type { RouteObject } from 'react-router-dom'
import { ZonesPage } from './zones/ZonesPage.tsx'
import { CashPage } from './cash/CashPage.tsx'
import { RefundsPage } from './refunds/RefundsPage.tsx'
import { ReturnPage } from './returns/ReturnPage.tsx'
import { ReturnsPage } from './returns/ReturnsPage.tsx'
import { ComplaintsPage } from './complaints/ComplaintsPage.tsx'
import { Layout } from './layout/Layout.tsx'
import { BackPage } from './shipments/BackPage.tsx'
import { EnquiriesPage } from './enquiries/EnquiriesPage.tsx'
import { EnquiryPage } from './enquiries/EnquiryPage.tsx'
import { HandOverPage } from './shipments/HandOverPage.tsx'
import { LoginPage } from './login/LoginPage.tsx'
import { AuditPage } from './audit/AuditPage.tsx'
import { MessagesPage } from './reviews/MessagesPage.tsx'
import { MissingPage } from './layout/MissingPage.tsx'
import { OrderPage } from './orders/OrderPage.tsx'
import { OrdersPage } from './orders/OrdersPage.tsx'
import { PackPage } from './shipments/PackPage.tsx'
import { PrintPage } from './paper/PrintPage.tsx'
import { VariantsPage } from './variants/VariantsPage.tsx'
import { StaffPage } from './staff/StaffPage.tsx'
import { ProductPage } from './products/ProductPage.tsx'
import { ProductsPage } from './products/ProductsPage.tsx'
import { RoundPage } from './shipments/RoundPage.tsx'
import { SellerPage } from './sellers/SellerPage.tsx'
import { SellersPage } from './sellers/SellersPage.tsx'
import { ShopPage } from './shop/ShopPage.tsx'
import { PromotionsPage } from './promotions/PromotionsPage.tsx'
import { TodayPage } from './today/TodayPage.tsx'
import { ToPackPage } from './shipments/ToPackPage.tsx'
import { menuScreen, screen } from './layout/screen.ts'

const PACKING = screen('packing', { worksOffline: true })

/** The screens of the desk. */
export const routes: RouteObject[] = [
  { path: '/desk/login', Component: LoginPage },
  {
    path: '/desk',
    Component: Layout,
    children: [
      { index: true, Component: TodayPage, handle: screen('today', { worksOffline: true }) },
      { path: 'pack', Component: ToPackPage, handle: PACKING },
      { path: 'pack/:id', Component: PackPage, handle: PACKING },
      { path: 'hand-over', Component: HandOverPage, handle: PACKING },
      { path: 'round', Component: RoundPage, handle: PACKING },
      { path: 'back', Component: BackPage, handle: PACKING },
      { path: 'complaints', Component: ComplaintsPage, handle: menuScreen('complaints') },
      { path: 'print/:ids', Component: PrintPage, handle: PACKING },
      { path: 'stock', Component: VariantsPage, handle: menuScreen('stock', { worksOffline: true }) },
      { path: 'products', Component: ProductsPage, handle: menuScreen('products') },
      { path: 'products/:id', Component: ProductPage, handle: menuScreen('products') },
      { path: 'orders', Component: OrdersPage, handle: menuScreen('orders') },
      { path: 'orders/:id', Component: OrderPage, handle: menuScreen('orders') },
      { path: 'claims', Component: ReturnsPage, handle: menuScreen('claims') },
      { path: 'claims/:id', Component: ReturnPage, handle: menuScreen('claims') },
      { path: 'cash', Component: CashPage, handle: menuScreen('cash') },
      { path: 'refunds', Component: RefundsPage, handle: menuScreen('refunds') },
      { path: 'messages', Component: MessagesPage, handle: menuScreen('messages') },
      { path: 'approvals', Component: SellersPage, handle: menuScreen('approvals') },
      { path: 'approvals/:id', Component: SellerPage, handle: menuScreen('approvals') },
      { path: 'shop-front', Component: PromotionsPage, handle: menuScreen('shop-front') },
      { path: 'areas/:id?', Component: ZonesPage, handle: menuScreen('areas') },
      { path: 'shop/:id?', Component: ShopPage, handle: menuScreen('shop') },
      { path: 'people', Component: StaffPage, handle: menuScreen('people') },
      { path: 'log', Component: AuditPage, handle: menuScreen('log') },
      { path: 'enquiries', Component: EnquiriesPage, handle: menuScreen('enquiries') },
      { path: 'enquiries/:id', Component: EnquiryPage, handle: menuScreen('enquiries') },
      { path: '*', Component: MissingPage },
    ],
  },
]
