import * as v from 'valibot';
import { MATERIALS_TYPES } from '@omics-portal/resources';

/** Search parameters of the materials page: the kind of material whose specification is open; by default the first. */
export const materialsSearch = v.object({
  specification: v.fallback(v.optional(v.picklist(MATERIALS_TYPES)), undefined),
});
export type MaterialsSearch = v.InferOutput<typeof materialsSearch>;
