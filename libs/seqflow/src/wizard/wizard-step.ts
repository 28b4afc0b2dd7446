import type { AppSchema } from '@omics-portal/api';
import { draftState, shownValues } from '../draft/draft-fit';
import { type WizardDraft } from '../draft/wizard-draft';
import { validateInformation } from '../projects/project-information';
import { validateFields } from '../app-form/validate-fields';
import { visibleFields } from '../app-form/form-values';

/** The step that can be shown at most: each needs the ones before it to be complete. */
export function furthestStep(draft: WizardDraft, appId: string, schema: AppSchema | undefined): 0 | 1 | 2 {
  if (Object.keys(validateInformation(draft.information, appId)).length > 0) {
    return 0;
  }
  if (!schema || draftState(draft, schema) !== 'fits') {
    return 1;
  }
  const values = shownValues(draft, schema);
  return Object.keys(validateFields(visibleFields(schema, values), values)).length > 0 ? 1 : 2;
}

/** The step that an address asks for: `step` from 0, or else the page number from 1; the first one otherwise. */
export function wantedStep(step: number | undefined, pageNo: number | undefined): number {
  return step ?? Math.min(2, Math.max(0, (pageNo ?? 1) - 1));
}
