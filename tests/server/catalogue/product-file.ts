/** Product files as sellers send them. */

const HEADINGS = [
  'Handle',
  'Title',
  'Body (HTML)',
  'Vendor',
  'Type',
  'Tags',
  'Published',
  'Option1 Name',
  'Option1 Value',
  'Variant SKU',
  'Variant Inventory Qty',
  'Variant Price',
  'Variant Compare At Price',
  'Image Src',
] as const
/** Columns of the shop's own, for what stands on the label. */
export const LABEL = [
  'Crops',
  'Pests',
  'Dose',
  'Dose per Pump',
  'Waiting Days',
  'Generic Name',
  'Maker',
  'Maker Address',
  'Maker Role',
  'Importer',
  'Importer Address',
  'Country of Origin',
  'Collect Only',
  'Best Before',
  'Care Name',
  'Care Phone',
  'Care Email',
] as const
export type Column = (typeof HEADINGS | typeof LABEL)[number]
export type Cells = Partial<Record<Column, string>>

const quoted = (cell: string) => (/[",\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)
export const fileOf = (rows: readonly (Cells | string)[], further: typeof LABEL | readonly [] = []): string => {
  const headings = [...HEADINGS, ...further]
  return [
    headings.join(','),
    ...rows.map((row) => (typeof row === 'string' ? row : headings.map((name) => quoted(row[name] ?? '')).join(','))),
  ].join('\n')
}
