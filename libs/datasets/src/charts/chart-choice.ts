import * as v from 'valibot';

/** Maximum number of fields by which charts divide the result. */
export const MAX_FIELDS = 3;

const CHOICE = v.fallback(
  v.object({
    open: v.boolean(),
    fields: v.pipe(
      v.array(v.string()),
      v.check((fields) => fields.length <= MAX_FIELDS),
    ),
  }),
  { open: false, fields: [] },
);

/** Stored choice: whether charts are visible, and by which fields. */
export type ChartChoice = v.InferOutput<typeof CHOICE>;

/** Reads the stored choice; the default for anything else. */
export function readChartChoice(stored: unknown): ChartChoice {
  return v.parse(CHOICE, stored);
}
