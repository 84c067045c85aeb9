import { dayAndYear } from '../days-and-counts.ts'
import { spoken } from '../language/spoken.ts'

/** The words of the shop's particulars. */

export const text = spoken('shop', {
  title: 'Shop',
  lead: 'The law asks every seller to tell customers this. It stands on the page of your shop.',
  legalName: 'Legal name',
  legalNameHint: 'As it stands in the registration of the business',
  careName: 'Customer care: who answers',
  careNameHint: 'A person or a desk, such as Complaints desk',
  carePhone: 'Customer care: phone',
  careEmail: 'Customer care: email',
  careEmailHint: 'Leave it empty if there is none',
  save: 'Save',
  saved: 'The particulars are saved',
  missing: 'Customers cannot read yet whom they buy from. Fill in what is empty.',
  beside: 'Customers also see',
  besideLead:
    'GST number and address change once the operator has approved it: ask for it above. The operator writes down licences.',
  registered: (number: string) => `Registered for GST: ${number}`,
  notRegistered: 'Not registered for GST',
  address: 'Address',
  noAddress: 'Not given',
  licences: 'Licences',
  noLicences: 'None that is valid today',
  licence: (kind: string, number: string, state: string) => `${kind} ${number}, ${state}`,
  until: (day: string) => `until ${dayAndYear(day)}`,
  page: 'Look at the page of the shop',
  ofShops: 'Each shop keeps its own',
  ofShopsText: 'Here a shop tells customers who it is. You find the particulars of every shop under Sellers.',
  sellers: 'To Sellers',
  choose: {
    title: 'Which shop?',
    hint: 'Its name, its town or its number',
    none: 'No such shop',
  },
})
