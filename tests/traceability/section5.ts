import { by, row } from './promise.ts'
import type { Row, Section } from './promise.ts'

const form = (name: string) => by('journeys/forms')('the form says beside each field what is wrong with it: %s', name)
const forms = by('journeys/forms')
const reviews = by('journeys/reviews')('a farmer reviews what was delivered, with a picture, and adds a comment later')
const files = by('server/reviews/reviews')('the fourth file is refused in the shop’s words, at once or later')
const buying = by('journeys/buying')

const said = (name: string, message: string, where: string, code = 'src/contract/forms.ts'): Row =>
  row(`${where}: “${message}” beside its field`, `${code} src/contract/messages.ts#${name}`, form(where))

export const section5: Section = {
  title: '5. Validation rules',
  parts: [
    {
      title: 'Enquiry, quick inquiry and seller request',
      rows: [
        ...[
          'Contact for Bulk Orders',
          'Quick Inquiry',
          'Seller request',
          'Sign-up of a customer',
          'Sign-up of a seller',
        ].flatMap((where) => [
          said('nameRequired', 'Name is required', where),
          said('validPhoneRequired', 'Valid phone number is required', where, 'src/contract/forms.ts#tenDigits'),
          said('validWhatsAppRequired', 'Valid WhatsApp number is required', where, 'src/contract/forms.ts#tenDigits'),
        ]),
        row(
          'A ticked same-number box copies the phone number and hides the field; the box itself is not sent',
          'src/ui/form/useContactForm.ts#withSameNumber src/ui/form/ContactFields.tsx',
          forms('the same number for WhatsApp hides its field and is sent as the phone number'),
        ),
        said(
          'emailValidEmail',
          'Email must be a valid email',
          'Contact for Bulk Orders',
          'src/contract/forms.ts#EMAIL',
        ),
        said('emailValidEmail', 'Email must be a valid email', 'Quick Inquiry', 'src/contract/forms.ts#EMAIL'),
        said('emailValid', 'Email must be valid', 'Seller request', 'src/contract/forms.ts#EMAIL'),
        said('emailValid', 'Email must be valid', 'Sign-up of a customer', 'src/contract/forms.ts#EMAIL'),
        said('messageValid', 'Message must be valid', 'Quick Inquiry'),
        row(
          'The bulk enquiry’s message is fixed and read-only',
          'src/features/enquiry/EnquiryForm.tsx src/contract/constants.ts#ENQUIRY_MESSAGE',
          forms(
            'a bulk enquiry has a fixed message; sent from the modal it is thanked for, and the modal closes at home',
          ),
        ),
      ],
    },
    {
      title: 'Seller form, sign-up, log-in',
      rows: [
        ...(
          [
            ['shopNameRequired', 'Shop name is required'],
            ['addressRequired', 'Address is required'],
            ['pincodeRequired', 'Pincode is required'],
            ['cityRequired', 'City is required'],
            ['stateRequired', 'State is required'],
          ] as const
        ).map(([name, message]) =>
          row(
            `Seller form: “${message}” beside its field`,
            `src/contract/forms.ts#SellerForm src/contract/messages.ts#${name}`,
            by('journeys/seller')('a seller applies, hands in the form, is accepted and is sent to the admin site'),
          ),
        ),
        row(
          'Bank details, account type and GST number are optional',
          'src/contract/forms.ts#SellerForm',
          by('server/http/messages')('landmark, bank details, account type and GST number may be left out'),
        ),
        said(
          'passwordMin',
          'Password must be at least 8 characters',
          'Sign-up of a customer',
          'src/contract/forms.ts#Password',
        ),
        row(
          'Sellers give no password',
          'src/features/seller-onboarding/SellerRequestForm.tsx src/contract/forms.ts#SellerRequestForm',
          form('Sign-up of a seller'),
        ),
        said('emailRequired', 'Email is required', 'Log-in by email', 'src/contract/forms.ts#LoginByEmail'),
        said(
          'phoneRequired',
          'Phone number is required',
          'Log-in by phone number',
          'src/contract/forms.ts#LoginByPhone',
        ),
        said('passwordRequired', 'Password is required', 'Log-in by email', 'src/contract/forms.ts#LoginByEmail'),
      ],
    },
    {
      title: 'Address form',
      rows: [
        ...(
          [
            ['nameRequired', 'Name is required'],
            ['phoneRequired', 'Phone number is required'],
            ['phoneDigits', 'Phone number must be 10 digits'],
            ['houseNumberRequired', 'House number is required'],
            ['areaRequired', 'Area is required'],
            ['pincodeRequired', 'Pincode is required'],
            ['pincodeDigits', 'Pincode must be 6 digits'],
            ['cityRequired', 'City is required'],
            ['districtRequired', 'District is required'],
            ['stateRequired', 'State is required'],
          ] as const
        ).map(([name, message]) =>
          row(
            `Address form: “${message}” beside its field`,
            `src/contract/forms.ts#AddressForm src/contract/messages.ts#${name}`,
            form('/address/add-new'),
            form('/billing-address/add-new'),
          ),
        ),
        row(
          'The landmark is optional',
          'src/contract/forms.ts#AddressForm',
          by('server/http/messages')('landmark, bank details, account type and GST number may be left out'),
        ),
      ],
    },
    {
      title: 'Review, cart and search',
      rows: [
        row(
          'At most three files in all; more: “You can select a maximum of 3 files.”',
          'src/features/reviews/useReviewFiles.ts server/shop/uploads/review-media.ts src/contract/messages.ts#tooManyFiles',
          reviews,
          files,
        ),
        row('The picker takes pictures and films, several at once', 'src/features/reviews/ReviewImages.tsx', reviews),
        row(
          'Checkout waits for the accepted terms and for something in the cart',
          'src/features/cart/CartFoot.tsx',
          buying('checkout waits for the terms and for something in the cart, and sends a guest to the log-in'),
        ),
      ],
    },
  ],
}
