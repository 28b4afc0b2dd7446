import { parseStorageLink } from '@omics-portal/api';
import { QUARTET_SAMPLES, type QuartetSample, type Sequencing } from '@omics-portal/qc-metrics';
import type { LocalFile } from '@omics-portal/ui';
import * as v from 'valibot';
import {
  EMPTY_MEASUREMENT,
  hasMeasurement,
  type MeasurementDraft,
  measurementSchema,
} from '../measurement/measurement-draft';
import { nameSchema, type ProfileChoice, profileSchema } from '../new-report/report-draft';

/** Sources of a folder: the results of a project, a folder in storage, or files of this computer. */
export const FOLDER_SOURCES = ['project', 'storage', 'computer'] as const;

/** Chosen folder. The choices of other sources are preserved while one of them is used. */
export interface FolderSource {
  readonly from: (typeof FOLDER_SOURCES)[number];
  readonly project: { readonly id: string; readonly name: string } | null;
  /** Storage link of a folder, as typed. */
  readonly link: string;
  readonly files: readonly LocalFile[];
  /** Storage link of the files after their upload. */
  readonly uploaded: string | null;
}

/** Donor of a sample whose name does not say it. */
export interface DonorChoice {
  readonly library: string;
  readonly sample: QuartetSample;
}

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
  source: { from: 'project', project: null, link: '', files: [], uploaded: null },
  donors: [],
  sequencing: 'auto',
  profile: 'default',
  name: '',
  description: '',
  measurement: EMPTY_MEASUREMENT,
};

/** Codes of problems of a draft, worded by the form. */
export type FolderProblem = 'name-length' | 'project-required' | 'folder-link' | 'files-required';

const problem = (code: FolderProblem) => code;

/** True for the storage link of a folder. */
function isFolderLink(text: string): boolean {
  const link = text.trim();
  return link.endsWith('/') && parseStorageLink(link) !== null;
}

/** Schema of a donor of a sample. */
export const donorChoiceSchema = v.object({ library: v.string(), sample: v.picklist(QUARTET_SAMPLES) });

/** Schema of a new report on a folder, in the order of the form's fields. */
export const folderSchema = v.object({
  source: v.pipe(
    v.custom<FolderSource>(() => true),
    v.check(({ from, project }) => from !== 'project' || project !== null, problem('project-required')),
    v.check(({ from, link }) => from !== 'storage' || isFolderLink(link), problem('folder-link')),
    v.check(
      ({ from, files, uploaded }) => from !== 'computer' || files.length > 0 || uploaded !== null,
      problem('files-required'),
    ),
  ),
  donors: v.array(donorChoiceSchema),
  sequencing: v.picklist(SEQUENCING_CHOICES),
  profile: profileSchema,
  name: nameSchema,
  description: v.pipe(v.string(), v.trim()),
  measurement: measurementSchema,
});

/** True if a draft has content that must not be lost. */
export function hasFolderContent({ source, donors, name, description, measurement }: FolderDraft): boolean {
  const { project, link, files, uploaded } = source;
  return (
    name !== '' ||
    description !== '' ||
    donors.length > 0 ||
    project !== null ||
    link !== '' ||
    files.length > 0 ||
    uploaded !== null ||
    hasMeasurement(measurement)
  );
}
