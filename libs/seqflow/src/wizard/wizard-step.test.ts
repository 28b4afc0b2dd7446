import { expect, test } from 'vitest';
import type { AppSchema } from '@omics-portal/api';
import { schemaFingerprint } from '../draft/draft-fit';
import { emptyDraft, type WizardDraft } from '../draft/wizard-draft';
import { furthestStep, wantedStep } from './wizard-step';

const schema: AppSchema = {
  formMode: 'single',
  fields: [{ tmplType: 'input', model: 'a', config: { rules: [{ required: true }] } }],
};
const informed: WizardDraft = {
  ...emptyDraft(0),
  information: { name: 'run_1', description: 'd', group: '' },
};
const filled: WizardDraft = { ...informed, fingerprint: schemaFingerprint(schema), values: { a: 'x' } };

test.each<[string, WizardDraft, string, AppSchema | undefined, number]>([
  ['nothing entered', emptyDraft(0), 'app', schema, 0],
  ['no app chosen', filled, '', undefined, 0],
  ['the form is not there yet', filled, 'app', undefined, 1],
  ['parameters not entered', informed, 'app', schema, 1],
  ['a required parameter is missing', { ...filled, values: {} }, 'app', schema, 1],
  ['entered into another form', { ...filled, fingerprint: 'other' }, 'app', schema, 1],
  ['complete', filled, 'app', schema, 2],
])('%s', (_title, draft, appId, theSchema, step) => {
  expect(furthestStep(draft, appId, theSchema)).toBe(step);
});

test.each([
  [undefined, undefined, 0],
  [2, 1, 2],
  [undefined, 1, 0],
  [undefined, 3, 2],
  [undefined, 99, 2],
])('step %s and page %s show step %s', (step, pageNo, shown) => {
  expect(wantedStep(step, pageNo)).toBe(shown);
});
