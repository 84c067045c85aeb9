import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { TOAST_MS } from '../../contract/constants.ts'
import type { EnquiryForm, SellerRequestForm } from '../../contract/forms.ts'
import type { ReturnTo } from '../../features/account/returnTo.ts'
import { useSession } from '../../features/account/session.store.ts'
import { toggleCart, useCart } from '../../features/cart/cart.store.ts'
import { t } from '../../texts/texts.ts'
import { lazily } from '../../ui/lazily.tsx'
import { toastError } from '../../ui/toast.ts'
import { sendEnquiry, sendSellerRequest } from '../actions/applications.ts'
import { closePicker, usePicker } from '../actions/picker.store.ts'
import { OpenOrderNotice } from './OpenOrderNotice.tsx'
import { closePanel, usePanel } from './panels.store.ts'

/** A panel whose code does not come closes again, and says why. */
const onFail = () => {
  closePanel()
  closePicker()
  toggleCart(false)
  void toastError(t.layout.partNotLoaded)
}
const CartPanel = lazily(async () => (await import('../../features/cart/CartPanel.tsx')).CartPanel, { onFail })
const EnquiryDialog = lazily(async () => (await import('../../features/enquiry/EnquiryDialog.tsx')).EnquiryDialog, {
  onFail,
})
const SellerRequestDialog = lazily(
  async () => (await import('../../features/selling/SellerRequestDialog.tsx')).SellerRequestDialog,
  { onFail },
)
const SideMenu = lazily(async () => (await import('./SideMenu.tsx')).SideMenu, { onFail })
const YouSheet = lazily(async () => (await import('./MenuSheets.tsx')).YouSheet, { onFail })
const MoreSheet = lazily(async () => (await import('./MenuSheets.tsx')).MoreSheet, { onFail })
const LogOutDialog = lazily(async () => (await import('./LogOutDialog.tsx')).LogOutDialog, { onFail })
const PickPack = lazily(async () => (await import('../actions/PickPack.tsx')).PickPack, { onFail })
const Toaster = lazily(async () => (await import('../../ui/Toaster.tsx')).Toaster)

/** Everything that lies above the page; its code comes after the first paint or when it is opened. */
export const Panels = () => {
  const open = usePanel((panel) => panel.open)
  const cartOpen = useCart(({ isCartVisible }) => isCartVisible)
  const picking = usePicker(({ product }) => product !== null)
  const navigate = useNavigate()
  const goToCheckout = () =>
    void (useSession.getState().user
      ? navigate('/address')
      : navigate('/login', { state: { returnTo: '/address' } satisfies ReturnTo }))
  const send = (enquiry: EnquiryForm) =>
    sendEnquiry(enquiry, () => {
      closePanel()
      void navigate('/')
    })
  const apply = (request: SellerRequestForm) =>
    sendSellerRequest(request, () => {
      closePanel()
      void navigate('/seller-thankyou-card')
    })
  const [painted, setPainted] = useState(false)
  useEffect(() => setPainted(true), [])
  if (!painted) return null
  return (
    <>
      <Toaster duration={TOAST_MS} />

      {cartOpen && <CartPanel onCheckout={goToCheckout} notice={<OpenOrderNotice />} />}
      {picking && <PickPack />}

      {open === 'contact' && <EnquiryDialog open onClose={closePanel} send={send} />}
      {open === 'sell' && <SellerRequestDialog onClose={closePanel} send={apply} />}
      {open === 'side-menu' && <SideMenu onClose={closePanel} />}
      {open === 'you' && <YouSheet onClose={closePanel} />}
      {open === 'more' && <MoreSheet onClose={closePanel} />}
      {open === 'log-out' && <LogOutDialog onClose={closePanel} />}
    </>
  )
}
