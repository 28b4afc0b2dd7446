import { type Attempt, createDraftStore, type DraftItems, type DraftStore } from '@omics-portal/resources';
import * as v from 'valibot';
import { EMPTY_MEASUREMENT, measurementSchema } from '../measurement/measurement-draft';
import { profileSchema } from '../new-report/report-draft';
import { donorChoiceSchema, FOLDER_SOURCES, type FolderDraft, SEQUENCING_CHOICES } from './folder-draft';

const storedSchema = v.object({
  version: v.literal(1),
  savedAt: v.number(),
  source: v.object({
    from: v.picklist(FOLDER_SOURCES),
    project: v.nullable(v.object({ id: v.string(), name: v.string() })),
    link: v.string(),
    uploaded: v.nullable(v.string()),
    /** Number of files that must be chosen again: a browser keeps none through a reload. */
    lostFiles: v.number(),
  }),
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
  return createDraftStore({
    items,
    key: `reports.new-report.${pluginName}`,
    read: (stored) => {
      const parsed = v.safeParse(storedSchema, stored);
      return parsed.success ? parsed.output : null;
    },
  });
}

/** Stored form of a draft. */
export function storeFolderDraft(
  { source, donors, ...rest }: FolderDraft,
  attempt: Attempt | null,
  savedAt: number,
): StoredFolderDraft {
  const { files, ...kept } = source;
  const lostFiles = source.uploaded === null ? files.length : 0;
  return { version: 1, savedAt, ...rest, donors: [...donors], source: { ...kept, lostFiles }, attempt };
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
  const { lostFiles: _lost, ...rest } = source;
  return { source: { ...rest, files: [] }, donors, sequencing, profile, name, description, measurement };
}
