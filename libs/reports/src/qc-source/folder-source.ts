import { parseStorageLink } from '@omics-portal/api';
import { QUARTET_SAMPLES, type QuartetSample } from '@omics-portal/qc-metrics';
import type { LocalFile } from '@omics-portal/ui';
import * as v from 'valibot';

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

/** Donor of a sample whose name does not say it, or which has another name in the report. */
export interface DonorChoice {
  readonly library: string;
  readonly sample: QuartetSample;
  /** Its name in the report, as typed; absent for the name in the files. */
  readonly name?: string;
}

/** Schema of a donor of a sample. */
export const donorChoiceSchema = v.object({
  library: v.string(),
  sample: v.picklist(QUARTET_SAMPLES),
  name: v.exactOptional(v.string()),
});

/** Rows of a request for the donors of samples: names without the blanks around them. */
export function donorRows(donors: readonly DonorChoice[]): DonorChoice[] {
  return donors.map(({ library, sample, name }) => {
    const renamed = name?.trim();
    return { library, sample, ...(renamed && renamed !== library && { name: renamed }) };
  });
}

export const EMPTY_SOURCE: FolderSource = {
  from: 'project',
  project: null,
  link: '',
  files: [],
  uploaded: null,
};

/** Codes of problems of a source, worded by the forms. */
export type SourceProblem = 'project-required' | 'folder-link' | 'files-required';

/** Problem of a source; null for one that can be submitted. */
function sourceProblem({ from, project, link, files, uploaded }: FolderSource): SourceProblem | null {
  switch (from) {
    case 'project':
      return project === null ? 'project-required' : null;
    case 'storage':
      return folderLinkOf(link) !== null ? null : 'folder-link';
    case 'computer':
      return files.length === 0 && uploaded === null ? 'files-required' : null;
    default:
      return from satisfies never;
  }
}

/** True for a source with a choice that must not be lost. */
export function hasSource({ project, link, files, uploaded }: FolderSource): boolean {
  return project !== null || link !== '' || files.length > 0 || uploaded !== null;
}

/** True if two sources name the same stored folder, so that donors of its samples still apply. */
export function isSameFolder(one: FolderSource, other: FolderSource): boolean {
  return one.from === other.from && one.project?.id === other.project?.id && one.link === other.link;
}

/** Storage link of a folder as typed, with the slash at its end; null for other texts. */
export function folderLinkOf(text: string): string | null {
  const typed = text.trim();
  const link = typed.endsWith('/') ? typed : `${typed}/`;
  return parseStorageLink(link) === null ? null : link;
}

/** Schema of a source that can be submitted. */
export const sourceSchema = v.pipe(
  v.custom<FolderSource>(() => true),
  v.check(
    (source) => sourceProblem(source) === null,
    ({ input }) => String(sourceProblem(input)),
  ),
);
