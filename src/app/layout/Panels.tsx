import { lazy, Suspense, useEffect, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { TOAST_MS } from '../../contract/constants.ts'
import type { EnquiryForm } from '../../contract/forms.ts'
import { useSession } from '../../features/account/session.store.ts'
import { useCart } from '../../features/cart/cart.store.ts'
import { sendEnquiry } from '../actions/applications.ts'
import { usePicker } from '../actions/picker.store.ts'
import { closePanel, usePanel } from './panels.store.ts'

const CartPanel = lazy(async () => ({ default: (await import('../../features/cart/CartPanel.tsx')).CartPanel }))
const EnquiryDialog = lazy(async () => ({
  default: (await import('../../features/enquiry/EnquiryDialog.tsx')).EnquiryDialog,
}))
const SideMenu = lazy(async () => ({ default: (await import('./SideMenu.tsx')).SideMenu }))
const YouSheet = lazy(async () => ({ default: (await import('./MenuSheets.tsx')).YouSheet }))
const MoreSheet = lazy(async () => ({ default: (await import('./MenuSheets.tsx')).MoreSheet }))
const LogOutDialog = lazy(async () => ({ default: (await import('./LogOutDialog.tsx')).LogOutDialog }))
const PickPack = lazy(async () => ({ default: (await import('../actions/PickPack.tsx')).PickPack }))
const Toaster = lazy(async () => ({ default: (await import('../../ui/Toaster.tsx')).Toaster }))

/** Everything that lies above the page; its code comes after the first paint or when it is opened. */
export const Panels = () => {
  const open = usePanel((panel) => panel.open)
  const cartOpen = useCart(({ isCartVisible }) => isCartVisible)
  const picking = usePicker(({ product }) => product !== null)
  const navigate = useNavigate()
  const goToCheckout = () => void navigate(useSession.getState().user ? '/address' : '/login')
  const send = (enquiry: EnquiryForm) =>
    sendEnquiry(enquiry, () => {
      closePanel()
      void navigate('/')
    })
  const [painted, setPainted] = useState(false)
  useEffect(() => setPainted(true), [])
  if (!painted) return null
  return (
    <>
      <Suspense>
        <Toaster duration={TOAST_MS} />
      </Suspense>
      <Suspense>{cartOpen && <CartPanel onCheckout={goToCheckout} />}</Suspense>
      <Suspense>{picking && <PickPack />}</Suspense>
      <Suspense>
        {open === 'contact' && <EnquiryDialog open onClose={closePanel} send={send} />}
        {open === 'side-menu' && <SideMenu onClose={closePanel} />}
        {open === 'you' && <YouSheet onClose={closePanel} />}
        {open === 'more' && <MoreSheet onClose={closePanel} />}
        {open === 'log-out' && <LogOutDialog onClose={closePanel} />}
      </Suspense>
    </>
  )
}
