import type { ScaleChoice } from '@omics-portal/qc-metrics';
import * as v from 'valibot';
import {
  EMPTY_MEASUREMENT,
  type MeasurementDraft,
  measurementSchema,
} from '../measurement/measurement-draft';
import {
  type DonorChoice,
  donorChoiceSchema,
  EMPTY_SOURCE,
  type FolderSource,
  type SourceProblem,
  sourceSchema,
} from '../qc-source/folder-source';
import type { TableRole } from './table-check';

/** Chosen table: a file on this computer, or one in storage. */
export type TableChoice =
  | {
      readonly from: 'computer';
      readonly file: File;
      /** Storage link of the file after its upload. */
      readonly link?: string;
    }
  | { readonly from: 'storage'; readonly link: string; readonly name: string };

/** Basis of a report: tables, outputs of quality control of the reads, or both. Only RNA has a choice. */
export const BASES = ['tables', 'both', 'files'] as const;

/** One of {@link BASES}. */
export type Basis = (typeof BASES)[number];

/** Values of the form of a new report. */
export interface ReportDraft {
  readonly basis: Basis;
  /** Outputs of quality control of the reads. */
  readonly source: FolderSource;
  /** Donors of samples in these outputs. */
  readonly donors: readonly DonorChoice[];
  readonly name: string;
  readonly description: string;
  readonly data: TableChoice | null;
  readonly metadata: TableChoice | null;
  /** FPKM of RNA, beside its counts. */
  readonly fpkm: TableChoice | null;
  /** Scale of the values in the data table. */
  readonly scale: ScaleChoice;
  /** Threshold profile: the limits that give the verdict. */
  readonly profile: ProfileChoice;
  readonly measurement: MeasurementDraft;
}

export const EMPTY_DRAFT: ReportDraft = {
  basis: 'tables',
  source: EMPTY_SOURCE,
  donors: [],
  name: '',
  description: '',
  data: null,
  metadata: null,
  fpkm: null,
  scale: 'auto',
  profile: 'default',
  measurement: EMPTY_MEASUREMENT,
};

/** Limits of the length of a report's name, in characters. */
export const NAME_LENGTH = { min: 10, max: 64 } as const;

/** Codes of problems of a draft, worded by the form. */
export type DraftProblem = 'name-length' | `${TableRole}-required` | SourceProblem;

const problem = (code: DraftProblem) => code;

const anyTable = v.custom<TableChoice | null>(() => true);

const table = (code: DraftProblem) => v.custom<TableChoice>((choice) => choice !== null, code);

function hasNameLength(name: string): boolean {
  const length = Array.from(name).length;
  return length >= NAME_LENGTH.min && length <= NAME_LENGTH.max;
}

/** Scales that can be chosen for the data table. */
export const SCALE_CHOICES = [
  'auto',
  'log2',
  'intensities',
  'fpkm',
] as const satisfies readonly ScaleChoice[];

/** Id of the threshold profile of a report: `default`, `strict`, or a profile of the user. */
export type ProfileChoice = string;

/** Schema of a chosen threshold profile. */
export const profileSchema = v.pipe(v.string(), v.minLength(1));

/** Schema of the name of a report. */
export const nameSchema = v.pipe(v.string(), v.trim(), v.check(hasNameLength, problem('name-length')));

/** Fields that do not depend on the basis, after those that do. */
const COMMON = {
  fpkm: anyTable,
  donors: v.array(donorChoiceSchema),
  scale: v.picklist(SCALE_CHOICES),
  profile: profileSchema,
  name: nameSchema,
  description: v.pipe(v.string(), v.trim()),
  measurement: measurementSchema,
};
const TABLES = { data: table('data-required'), metadata: table('metadata-required') };
const anySource = v.custom<FolderSource>(() => true);

/** Schema of each basis, in the order of the form's fields. What a basis does not use may be incomplete. */
const SCHEMAS = {
  tables: v.object({ basis: v.literal('tables'), ...TABLES, source: anySource, ...COMMON }),
  both: v.object({ basis: v.literal('both'), ...TABLES, source: sourceSchema, ...COMMON }),
  files: v.object({
    basis: v.literal('files'),
    data: anyTable,
    metadata: anyTable,
    source: sourceSchema,
    ...COMMON,
  }),
};

/** Schema of a new report. `v.variant` would say the same, with 300 bytes more in the first load of each page. */
export const reportSchema = v.lazy<(typeof SCHEMAS)[Basis]>((draft) => SCHEMAS[(draft as ReportDraft).basis]);

/** Values of a complete form: what its basis requires is chosen, texts are trimmed. */
export type CompleteDraft = v.InferOutput<typeof reportSchema>;

/** File name of a chosen table. */
export function choiceName(choice: TableChoice): string {
  return choice.from === 'computer' ? choice.file.name : choice.name;
}
