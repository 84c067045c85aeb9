/** Words of the components that know nothing of the shop. */
export const labels = {
  previous: 'Previous',
  next: 'More',
  previousSlide: 'Previous',
  nextSlide: 'Next',
  increase: 'Increase quantity',
  decrease: 'Decrease quantity',
  quantity: 'Quantity',
  listPrice: 'List price',
  percentOff: (percent: string) => `${percent}% off`,
  outOfFive: (value: string) => `${value} out of 5 stars`,
}
