import * as v from 'valibot'

/** What a label says of how much is given, so that it can be reckoned with. Thousandths throughout: never a float. */

const Amount = v.pipe(v.number(), v.safeInteger(), v.minValue(1))
const range = { least: Amount, most: Amount }
const ORDER = 'The least is above the most'

/** An area that a label speaks of. */
export const LabelArea = v.picklist(['acre', 'hectare'])
export type LabelArea = v.InferOutput<typeof LabelArea>

export const Dose = v.pipe(
  v.object({
    /** The crop or the way of use that it is for, in the label's words; null where it is for all. */
    use: v.nullable(v.string()),
    measure: v.picklist(['mass', 'volume']),
    /** In thousandths of a gram, or of a millilitre; `most` is never exceeded. */
    ...range,
    per: v.picklist([...LabelArea.options, 'litre']),
    /** Thousandths of a litre of water that the label gives an area, where the dose is for a litre of it. */
    water: v.nullable(
      v.pipe(
        v.object({ ...range, per: LabelArea }),
        v.check(({ least, most }) => least <= most, ORDER),
      ),
    ),
  }),
  v.check(({ least, most }) => least <= most, ORDER),
)
export type Dose = v.InferOutput<typeof Dose>
