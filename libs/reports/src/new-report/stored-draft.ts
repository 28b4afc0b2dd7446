import { type Attempt, type DraftItems, type DraftStore } from '@omics-portal/resources';
import * as v from 'valibot';
import { isAnyChosen } from '../drafted-form/is-any-chosen';
import { schemaDraftStore } from '../drafted-form/schema-draft-store';
import {
  BASES,
  choiceName,
  EMPTY_DRAFT,
  profileSchema,
  SCALE_CHOICES,
  type ReportDraft,
  type TableChoice,
} from './report-draft';
import { type DonorChoice, donorChoiceSchema, EMPTY_SOURCE, hasSource } from '../qc-source/folder-source';
import {
  restoreSource,
  type StoredSource,
  storedSourceSchema,
  storeSource,
} from '../qc-source/stored-source';
import { EMPTY_MEASUREMENT, hasMeasurement, measurementSchema } from '../measurement/measurement-draft';
import type { TableRole } from './table-check';

/** Draft of a report as it is stored. A file of the computer is stored by its name, and its link once it is uploaded. */
export interface StoredDraft {
  readonly version: 1;
  /** Milliseconds since the epoch. */
  readonly savedAt: number;
  readonly name: string;
  readonly description: string;
  readonly scale: ReportDraft['scale'];
  readonly profile: ReportDraft['profile'];
  readonly measurement: ReportDraft['measurement'];
  readonly basis: ReportDraft['basis'];
  readonly source: StoredSource;
  readonly donors: DonorChoice[];
  readonly data: StoredTableChoice | null;
  readonly metadata: StoredTableChoice | null;
  readonly fpkm: StoredTableChoice | null;
  /** Last attempt to submit the report. */
  readonly attempt: Attempt | null;
}

interface StoredTableChoice {
  readonly name: string;
  readonly link: string | null;
}

const table = v.nullable(v.object({ name: v.string(), link: v.nullable(v.string()) }));

const storedSchema = v.object({
  version: v.literal(1),
  savedAt: v.number(),
  name: v.string(),
  description: v.string(),
  scale: v.picklist(SCALE_CHOICES),
  // Drafts of an earlier portal have none.
  profile: v.fallback(profileSchema, 'default'),
  measurement: v.fallback(measurementSchema, EMPTY_MEASUREMENT),
  basis: v.fallback(v.picklist(BASES), 'tables'),
  source: v.fallback(storedSourceSchema, storeSource(EMPTY_SOURCE)),
  donors: v.fallback(v.array(donorChoiceSchema), []),
  data: table,
  metadata: table,
  fpkm: v.fallback(table, null),
  attempt: v.nullable(v.object({ key: v.string(), content: v.string(), startedTime: v.number() })),
});

/** Store of the draft of a new report of one tool. */
export function reportDrafts(items: DraftItems, pluginName: string): DraftStore<StoredDraft> {
  return schemaDraftStore({
    items,
    key: `reports.new-report.${pluginName}`,
    schema: storedSchema,
  });
}

/** True if a draft has content that must not be lost. */
export function hasContent(draft: ReportDraft): boolean {
  const { name, description, data, metadata, fpkm, source, measurement } = draft;
  const isChosen =
    [data, metadata, fpkm].some((table) => table !== null) ||
    isAnyChosen(draft, EMPTY_DRAFT, ['basis', 'scale', 'profile']);
  return name !== '' || description !== '' || isChosen || hasSource(source) || hasMeasurement(measurement);
}

function storeChoice(choice: TableChoice | null): StoredTableChoice | null {
  return choice && { name: choiceName(choice), link: choice.link ?? null };
}

/** Stored form of a draft. */
export function storeDraft(draft: ReportDraft, attempt: Attempt | null, savedAt: number): StoredDraft {
  const { data, metadata, fpkm, source, donors, ...rest } = draft;
  return {
    version: 1,
    savedAt,
    ...rest,
    source: storeSource(source),
    donors: [...donors],
    data: storeChoice(data),
    metadata: storeChoice(metadata),
    fpkm: storeChoice(fpkm),
    attempt,
  };
}

/** A stored draft, read back. */
export interface RestoredDraft {
  readonly draft: ReportDraft;
  /** Names of files that must be chosen again: a browser keeps no files through a reload. */
  readonly lostFiles: Readonly<Partial<Record<TableRole | 'fpkm', string>>>;
}

function restoreChoice(stored: StoredTableChoice | null): TableChoice | null {
  return stored?.link ? { from: 'storage', link: stored.link, name: stored.name } : null;
}

/** Draft of its stored form. */
export function restoreDraft({
  basis,
  source,
  donors,
  name,
  description,
  scale,
  profile,
  measurement,
  data,
  metadata,
  fpkm,
}: StoredDraft): RestoredDraft {
  return {
    draft: {
      basis,
      source: restoreSource(source),
      donors,
      name,
      description,
      scale,
      profile,
      measurement,
      data: restoreChoice(data),
      metadata: restoreChoice(metadata),
      fpkm: restoreChoice(fpkm),
    },
    lostFiles: {
      ...(data?.link === null && { data: data.name }),
      ...(metadata?.link === null && { metadata: metadata.name }),
      ...(fpkm?.link === null && { fpkm: fpkm.name }),
    },
  };
}
