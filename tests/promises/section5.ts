import { promise } from './promise.ts'

type Spoken = readonly [name: string, words: string]
const said = ([name, words]: Spoken): [string, string, string] => [
  'src/contract/messages.ts',
  `  ${name}: '${words}'`,
  `  ${name}: 'Wrong'`,
]
const says = (text: string, first: Spoken, ...others: Spoken[]) => promise(text, said(first), ...others.map(said))

/** What a wrong field is told, at the door of the shop. */
export const section5 = {
  '5/enquiry.name': says('Enquiry: “Name is required”', ['nameRequired', 'Name is required']),
  '5/enquiry.phone_number': says('Enquiry: “Valid phone number is required”', [
    'validPhoneRequired',
    'Valid phone number is required',
  ]),
  '5/enquiry.whats_app_number': says('Enquiry: “Valid WhatsApp number is required”', [
    'validWhatsAppRequired',
    'Valid WhatsApp number is required',
  ]),
  '5/enquiry.email': says('Enquiry: “Email must be a valid email”', ['emailValidEmail', 'Email must be a valid email']),
  '5/enquiry.message': says('Enquiry: “Message must be valid”', ['messageValid', 'Message must be valid']),
  '5/request.name': says('Seller request: “Name is required”', ['nameRequired', 'Name is required']),
  '5/request.phone_number': says('Seller request: “Valid phone number is required”', [
    'validPhoneRequired',
    'Valid phone number is required',
  ]),
  '5/request.whats_app_number': says('Seller request: “Valid WhatsApp number is required”', [
    'validWhatsAppRequired',
    'Valid WhatsApp number is required',
  ]),
  '5/request.email': says('Seller request: “Email must be valid”', ['emailValid', 'Email must be valid']),
  '5/signUp.name': says('Sign-up: “Name is required”', ['nameRequired', 'Name is required']),
  '5/signUp.phone_number': says('Sign-up: “Valid phone number is required”', [
    'validPhoneRequired',
    'Valid phone number is required',
  ]),
  '5/signUp.whats_app_number': says('Sign-up: “Valid WhatsApp number is required”', [
    'validWhatsAppRequired',
    'Valid WhatsApp number is required',
  ]),
  '5/signUp.email': says('Sign-up: “Email must be valid”', ['emailValid', 'Email must be valid']),
  '5/signUp.password': says('Sign-up: “Password must be at least 8 characters”', [
    'passwordMin',
    'Password must be at least 8 characters',
  ]),
  '5/login.email': says('Log-in: “Email is required”', ['emailRequired', 'Email is required']),
  '5/login.password': says('Log-in: “Password is required”', ['passwordRequired', 'Password is required']),
  '5/loginByPhone.phone_number': says('Log-in by phone: “Phone number is required”', [
    'phoneRequired',
    'Phone number is required',
  ]),
  '5/delivery.name': says('Delivery address: “Name is required”', ['nameRequired', 'Name is required']),
  '5/delivery.phone_number': says(
    'Delivery address: “Phone number is required”, “Phone number must be 10 digits”',
    ['phoneRequired', 'Phone number is required'],
    ['phoneDigits', 'Phone number must be 10 digits'],
  ),
  '5/delivery.house_number': says('Delivery address: “House number is required”', [
    'houseNumberRequired',
    'House number is required',
  ]),
  '5/delivery.area': says('Delivery address: “Area is required”', ['areaRequired', 'Area is required']),
  '5/delivery.pincode': says(
    'Delivery address: “Pincode is required”, “Pincode must be 6 digits”',
    ['pincodeRequired', 'Pincode is required'],
    ['pincodeDigits', 'Pincode must be 6 digits'],
  ),
  '5/delivery.city': says('Delivery address: “City is required”', ['cityRequired', 'City is required']),
  '5/delivery.district': says('Delivery address: “District is required”', ['districtRequired', 'District is required']),
  '5/delivery.state': says('Delivery address: “State is required”', ['stateRequired', 'State is required']),
  '5/billing.name': says('Billing address: “Name is required”', ['nameRequired', 'Name is required']),
  '5/billing.phone_number': says(
    'Billing address: “Phone number is required”, “Phone number must be 10 digits”',
    ['phoneRequired', 'Phone number is required'],
    ['phoneDigits', 'Phone number must be 10 digits'],
  ),
  '5/billing.house_number': says('Billing address: “House number is required”', [
    'houseNumberRequired',
    'House number is required',
  ]),
  '5/billing.area': says('Billing address: “Area is required”', ['areaRequired', 'Area is required']),
  '5/billing.pincode': says(
    'Billing address: “Pincode is required”, “Pincode must be 6 digits”',
    ['pincodeRequired', 'Pincode is required'],
    ['pincodeDigits', 'Pincode must be 6 digits'],
  ),
  '5/billing.city': says('Billing address: “City is required”', ['cityRequired', 'City is required']),
  '5/billing.district': says('Billing address: “District is required”', ['districtRequired', 'District is required']),
  '5/billing.state': says('Billing address: “State is required”', ['stateRequired', 'State is required']),
  '5/sellerForm.shop_name': says('Seller form: “Shop name is required”', ['shopNameRequired', 'Shop name is required']),
  '5/sellerForm.address': says('Seller form: “Address is required”', ['addressRequired', 'Address is required']),
  '5/sellerForm.pincode': says('Seller form: “Pincode is required”', ['pincodeRequired', 'Pincode is required']),
  '5/sellerForm.city': says('Seller form: “City is required”', ['cityRequired', 'City is required']),
  '5/sellerForm.state': says('Seller form: “State is required”', ['stateRequired', 'State is required']),
}
