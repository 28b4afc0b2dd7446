import * as v from 'valibot';
import { MATERIALS_TYPES } from '@omics-portal/resources';

/** Search parameters of the request page: the kind of material. */
export const requestMaterialsSearch = v.object({
  materialsType: v.fallback(v.optional(v.picklist(MATERIALS_TYPES)), undefined),
});
export type RequestMaterialsSearch = v.InferOutput<typeof requestMaterialsSearch>;
