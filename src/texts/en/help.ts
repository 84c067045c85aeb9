/** Words of help with an order. */
export const help = {
  title: 'Help',
  item: 'Help with this item',
  text: 'Say the number of your order, so that we find it at once.',
  aboutOrder: (order: string, item: string) => `Order ${order}: ${item}`,
}
