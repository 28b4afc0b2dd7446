import { anAppSchema, RNA_APP } from '@omics-portal/api-mocks';
import { SAMPLE_ID } from '../app-form/sample-id';
import { schemaFingerprint } from '../draft/draft-fit';
import { emptyDraft, wizardDrafts } from '../draft/wizard-draft';
import { memoryDrafts } from './memory-drafts';

/** Draft with a sheet of two samples that the checks before the start can correct. */
export function correctableDrafts() {
  const drafts = memoryDrafts();
  const link = (name: string) => `minio://users/${name}`;
  wizardDrafts(drafts, RNA_APP.id).save({
    ...emptyDraft(1_700_000_000_000),
    information: { name: 'run1_test', description: 'd', group: '' },
    fingerprint: schemaFingerprint(anAppSchema()),
    rows: [
      {
        rowId: 'r1',
        cells: { [SAMPLE_ID]: 'my sample', read1: link('A_R2.fastq.gz'), read2: link('A_R1.fastq.gz') },
      },
      {
        rowId: 'r2',
        cells: { [SAMPLE_ID]: 'other', read1: link('B_R1.fastq.gz'), read2: link('B_R2.fastq.gz') },
      },
    ],
  });
  return drafts;
}
