import { useNavigate } from 'react-router-dom'
import { TOAST_MS } from '../../../contract/constants.ts'
import type { EnquiryForm, SellerRequestForm } from '../../../contract/forms.ts'
import { toPayment, type ReturnTo } from '../../session/return-to.ts'
import { useSession } from '../../session/session.store.ts'
import { listPath, NO_PURCHASE } from '../../addresses/paths.ts'
import { toggleCart, useCart } from '../../cart/cart.store.ts'
import { text } from '../../../texts/texts.ts'
import { lazyComponent } from '../../../ui/base/lazy-component.tsx'
import { toastError } from '../../../ui/base/toast.ts'
import { sendEnquiry, sendSellerRequest } from '../../enquiries/submit-forms.ts'
import { useLanguageOffer } from '../../languages/language-offer.ts'
import { LoadingOverlay } from '../status/LoadingOverlay.tsx'
import { useInstall } from '../../updates/install-prompt.ts'
import { AccountSheet } from './AccountSheet.tsx'
import { SideMenu } from './SideMenu.tsx'
import { closePanel, usePanel } from '../../page/panels.store.ts'
import { withTexts } from '../../../texts/load-texts.ts'

/** A panel whose code does not come closes again, and says why. */
const onFail = () => {
  closePanel()
  toggleCart(false)
  void toastError(text.failures.partNotLoaded)
}
const CartDialog = lazyComponent(
  async () => (await withTexts('rest', import('../../checkout/CartDialog.tsx'))).CartDialog,
  { onFail },
)
const EnquiryDialog = lazyComponent(
  async () => (await withTexts('rest', import('../../enquiries/EnquiryDialog.tsx'))).EnquiryDialog,
  { onFail },
)
const SellerRequestDialog = lazyComponent(
  async () => (await withTexts('rest', import('../../sellers/SellerRequestForm.tsx'))).SellerRequestDialog,
  { onFail },
)
const LogOutDialog = lazyComponent(async () => (await withTexts('rest', import('./LogOutDialog.tsx'))).LogOutDialog, {
  onFail,
})
const LanguageDialog = lazyComponent(async () => (await import('../../languages/LanguageDialog.tsx')).LanguageDialog, {
  onFail,
})
const LanguageOffer = lazyComponent(
  async () => (await withTexts('shop', import('../../languages/LanguageOffer.tsx'))).LanguageOffer,
)
const PackPicker = lazyComponent(
  async () => (await withTexts('shop', import('../../catalogue/packs/PackPickerDialog.tsx'))).PackPickerDialog,
  {
    onFail,
  },
)
const InstallPrompt = lazyComponent(
  async () => (await withTexts('shop', import('../../updates/InstallPrompt.tsx'))).InstallPrompt,
)
const Toaster = lazyComponent(async () => (await import('../../../ui/base/Toaster.tsx')).Toaster)

/** Every panel and dialog above the page; the code of most comes when they are opened, the menus are there with it. */
export const Panels = () => {
  const open = usePanel((panel) => panel.open)
  const cartOpen = useCart(({ isCartVisible }) => isCartVisible)
  const isInstallDue = useInstall(({ event, isDue }) => isDue && event !== null)
  const offered = useLanguageOffer(({ code }) => code)
  const navigate = useNavigate()
  const goToCheckout = (only?: 'cash') => {
    const path = listPath({ ...NO_PURCHASE, only: only ?? null })
    void (useSession.getState().user
      ? navigate(path, { state: toPayment })
      : navigate('/login', { state: { returnTo: path, checkout: true } satisfies ReturnTo }))
  }
  // The step to another page closes the form.
  const send = (enquiry: EnquiryForm) => sendEnquiry(enquiry, () => void navigate('/'))
  const apply = (request: SellerRequestForm) => sendSellerRequest(request, () => void navigate('/seller-thankyou-card'))
  return (
    <>
      <Toaster duration={TOAST_MS} />
      <LoadingOverlay />
      {isInstallDue ? <InstallPrompt /> : offered && <LanguageOffer code={offered} />}
      {cartOpen && <CartDialog onCheckout={goToCheckout} />}

      {typeof open === 'object' && open && 'packsOf' in open && (
        <PackPicker product={open.packsOf} onClose={closePanel} />
      )}
      {open === 'contact' && <EnquiryDialog onClose={closePanel} send={send} />}
      {open === 'sell' && <SellerRequestDialog onClose={closePanel} send={apply} />}
      {open === 'menu' && <SideMenu onClose={closePanel} />}
      {open === 'you' && <AccountSheet onClose={closePanel} />}
      {open === 'languages' && <LanguageDialog onClose={closePanel} />}
      {open === 'log-out' && <LogOutDialog onClose={closePanel} />}
    </>
  )
}
