import { type Sequencing } from '@omics-portal/qc-metrics';
import * as v from 'valibot';
import { isAnyChosen } from '../drafted-form/is-any-chosen';
import {
  EMPTY_MEASUREMENT,
  hasMeasurement,
  type MeasurementDraft,
  measurementSchema,
} from '../measurement/measurement-draft';
import { nameSchema, type ProfileChoice, profileSchema } from '../new-report/report-draft';
import {
  type DonorChoice,
  donorChoiceSchema,
  EMPTY_SOURCE,
  type FolderSource,
  hasSource,
  type SourceProblem,
  sourceSchema,
} from '../qc-source/folder-source';

/** Kinds of sequencing that can be chosen. */
export const SEQUENCING_CHOICES = ['auto', 'WGS', 'WES'] as const satisfies readonly ('auto' | Sequencing)[];

/** One of {@link SEQUENCING_CHOICES}. */
export type SequencingChoice = (typeof SEQUENCING_CHOICES)[number];

/** Values of the form of a new report on a folder. */
export interface FolderDraft {
  readonly source: FolderSource;
  readonly donors: readonly DonorChoice[];
  readonly sequencing: SequencingChoice;
  readonly profile: ProfileChoice;
  readonly name: string;
  readonly description: string;
  readonly measurement: MeasurementDraft;
}

export const EMPTY_FOLDER_DRAFT: FolderDraft = {
  source: EMPTY_SOURCE,
  donors: [],
  sequencing: 'auto',
  profile: 'default',
  name: '',
  description: '',
  measurement: EMPTY_MEASUREMENT,
};

/** Codes of problems of a draft, worded by the form. */
export type FolderProblem = 'name-length' | SourceProblem;

/** Schema of a new report on a folder, in the order of the form's fields. */
export const folderSchema = v.object({
  source: sourceSchema,
  donors: v.array(donorChoiceSchema),
  sequencing: v.picklist(SEQUENCING_CHOICES),
  profile: profileSchema,
  name: nameSchema,
  description: v.pipe(v.string(), v.trim()),
  measurement: measurementSchema,
});

/** True if a draft has content that must not be lost. */
export function hasFolderContent(draft: FolderDraft): boolean {
  const { source, donors, name, description, measurement } = draft;
  const isChosen = donors.length > 0 || isAnyChosen(draft, EMPTY_FOLDER_DRAFT, ['sequencing', 'profile']);
  return name !== '' || description !== '' || isChosen || hasSource(source) || hasMeasurement(measurement);
}
