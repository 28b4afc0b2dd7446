import * as v from 'valibot';
import { MATERIALS_TYPES } from '../ports/materials-type';

/** What the address of the materials page says: whose specification is open; without one, the first. */
export const materialsSearch = v.object({
  specification: v.fallback(v.optional(v.picklist(MATERIALS_TYPES)), undefined),
});
export type MaterialsSearch = v.InferOutput<typeof materialsSearch>;
