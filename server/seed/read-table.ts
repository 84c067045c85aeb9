import { readFileSync } from 'node:fs'
import { parse } from 'csv-parse/sync'
import * as v from 'valibot'

/** A figure in a cell. */
export const Figure = v.pipe(v.string(), v.decimal(), v.transform(Number))
/** Figures in a cell, such as `0.25, 0.5, 1`. */
export const Figures = v.pipe(
  v.string(),
  v.transform((text) => text.split(', ')),
  v.array(Figure),
)

/** The rows of a table below this folder, such as `brands`; a cell that the schema refuses stops the seeding. */
export const readTable = <S extends v.GenericSchema>(name: string, row: S): v.InferOutput<S>[] =>
  v.parse(v.array(row), parse(readFileSync(new URL(`${name}.csv`, import.meta.url)), { columns: true }))
