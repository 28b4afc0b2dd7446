import { type Attempt, type DraftItems, type DraftStore } from '@omics-portal/resources';
import * as v from 'valibot';
import { schemaDraftStore } from '../drafted-form/schema-draft-store';
import { EMPTY_MEASUREMENT, measurementSchema } from '../measurement/measurement-draft';
import { profileSchema } from '../new-report/report-draft';
import { donorChoiceSchema } from '../qc-source/folder-source';
import { restoreSource, storedSourceSchema, storeSource } from '../qc-source/stored-source';
import { type FolderDraft, SEQUENCING_CHOICES } from './folder-draft';

const storedSchema = v.object({
  version: v.literal(1),
  savedAt: v.number(),
  source: storedSourceSchema,
  donors: v.array(donorChoiceSchema),
  sequencing: v.picklist(SEQUENCING_CHOICES),
  profile: profileSchema,
  name: v.string(),
  description: v.string(),
  // Drafts of an earlier portal have none.
  measurement: v.fallback(measurementSchema, EMPTY_MEASUREMENT),
  attempt: v.nullable(v.object({ key: v.string(), content: v.string(), startedTime: v.number() })),
});

/** Draft of a report on a folder as it is stored. */
export type StoredFolderDraft = v.InferOutput<typeof storedSchema>;

/** Store of the draft of a new report of one tool for folders. */
export function folderDrafts(items: DraftItems, pluginName: string): DraftStore<StoredFolderDraft> {
  return schemaDraftStore({
    items,
    key: `reports.new-report.${pluginName}`,
    schema: storedSchema,
  });
}

/** Stored form of a draft. */
export function storeFolderDraft(
  { source, donors, ...rest }: FolderDraft,
  attempt: Attempt | null,
  savedAt: number,
): StoredFolderDraft {
  return { version: 1, savedAt, ...rest, donors: [...donors], source: storeSource(source), attempt };
}

/** Draft of its stored form. */
export function restoreFolderDraft({
  source,
  donors,
  sequencing,
  profile,
  name,
  description,
  measurement,
}: StoredFolderDraft): FolderDraft {
  return { source: restoreSource(source), donors, sequencing, profile, name, description, measurement };
}
