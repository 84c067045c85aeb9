/** Where the farms of the tests are. */
export const PLACE = {
  phone_number: '9822012345',
  house_number: '14',
  area: 'Near the old well',
  pincode: '422003',
  city: 'Nashik',
  district: 'Nashik',
  state: 'Maharashtra',
}
