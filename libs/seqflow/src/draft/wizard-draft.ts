import * as v from 'valibot';
import {
  createDraftStore,
  fingerprintOf,
  parseDraft,
  type Attempt,
  type DraftItems,
  type DraftStorage,
  type DraftStore,
  type DraftVersion,
} from '@omics-portal/resources';
import type { FormValues } from '../app-form/form-values';
import type { ProjectInformation } from '../projects/project-information';
import type { SheetRow } from '../sheet/sheet-row';
import type { Version1Samples } from './draft-version-1';

const scalar = v.union([v.string(), v.number(), v.boolean()]);
const formValues = v.record(v.string(), v.nullable(v.union([scalar, v.array(scalar)])));

const content = {
  savedAt: v.number(),
  information: v.object({ name: v.string(), description: v.string(), group: v.string() }),
  /** Fingerprint of the app's form when the values were entered; null before the form was opened. */
  fingerprint: v.nullable(v.string()),
  values: formValues,
  attempt: v.nullable(v.object({ key: v.string(), content: v.string(), startedTime: v.number() })),
};

const samplesOfVersion1 = {
  ids: v.array(v.string()),
  overrides: v.record(v.string(), formValues),
};

const sheetRows = v.array(v.object({ rowId: v.string(), cells: formValues }));

const draftSchema = v.object({
  version: v.literal(2),
  ...content,
  rows: sheetRows,
  report: v.optional(v.string()),
  reportProfile: v.optional(v.string()),
  reportSequencing: v.optional(v.picklist(['WGS', 'WES'])),
  unconverted: v.nullable(v.object(samplesOfVersion1)),
  origin: v.nullable(
    v.object({
      project: v.string(),
      job: v.nullable(v.string()),
      name: v.string(),
      values: formValues,
      rows: sheetRows,
    }),
  ),
});

const draftSchemaOfVersion1 = v.object({ version: v.literal(1), ...content, ...samplesOfVersion1 });

/** Run that a draft was copied from, with its values, so that the differences can be shown. */
export interface DraftOrigin {
  /** Id of the project. */
  readonly project: string;
  /** Id of the job if only one was copied. */
  readonly job: string | null;
  /** Name of the project. */
  readonly name: string;
  readonly values: FormValues;
  readonly rows: readonly SheetRow[];
}

/** Draft of a project: the values entered for one app and not submitted yet. */
export interface WizardDraft {
  readonly version: 2;
  /** Time of the last change, in milliseconds since the epoch. */
  readonly savedAt: number;
  readonly information: ProjectInformation;
  readonly fingerprint: string | null;
  readonly values: FormValues;
  /** Rows of the sample sheet. */
  readonly rows: readonly SheetRow[];
  /** Report that the project ends in, or `none`; absent until a person has chosen. */
  readonly report?: string | undefined;
  /** Id of the threshold profile that judges the report; absent until a person has chosen. */
  readonly reportProfile?: string | undefined;
  /** Kind of sequencing of a report of a DNA batch; absent where the files say it. */
  readonly reportSequencing?: 'WGS' | 'WES' | undefined;
  /** Samples of a draft of version 1, until the form of the app is known and they become rows; null otherwise. */
  readonly unconverted: Version1Samples | null;
  /** Run that the draft was copied from; null for a new draft. */
  readonly origin: DraftOrigin | null;
  /** Last attempt to submit. Repeating the same content has the same key and time, so that no second project is created. */
  readonly attempt: Attempt | null;
}

const PREFIX = 'seqflow.wizard-draft.';

/** Storage key of the draft of an app. An empty id stands for the draft before an app is chosen. */
export function draftKey(appId: string): string {
  return `${PREFIX}${appId || 'no-app'}`;
}

/** Empty draft. */
export function emptyDraft(now: number): WizardDraft {
  return {
    version: 2,
    savedAt: now,
    information: { name: '', description: '', group: '' },
    fingerprint: null,
    values: {},
    rows: [],
    unconverted: null,
    origin: null,
    attempt: null,
  };
}

/** True if a draft has content that must not be lost. */
export function hasContent({ information, values, rows }: WizardDraft): boolean {
  return (
    information.name !== '' ||
    information.description !== '' ||
    Object.keys(values).length > 0 ||
    rows.length > 0
  );
}

/** Reads a stored draft. One of version 1 keeps its samples until the form of the app is known. */
function readDraft(stored: unknown): WizardDraft | null {
  const parsed = v.safeParse(draftSchema, stored);
  if (parsed.success) {
    return parsed.output;
  }
  const former = v.safeParse(draftSchemaOfVersion1, stored);
  if (!former.success) {
    return null;
  }
  const { ids, overrides, ...rest } = former.output;
  return {
    ...rest,
    version: 2,
    rows: [],
    origin: null,
    unconverted: ids.length > 0 ? { ids, overrides } : null,
  };
}

/** Store of the draft of one app. */
export function wizardDrafts(items: DraftItems, appId: string): DraftStore<WizardDraft> {
  return createDraftStore({ items, key: draftKey(appId), read: readDraft });
}

/** Version of a draft that another tab saved. */
export interface OtherDraft {
  /** Id of the version in the storage. */
  readonly id: string;
  readonly draft: WizardDraft;
}

/** Newest version of another tab whose values differ from `own`; null if there is none. */
export function newestOther(
  storage: Pick<DraftStorage, 'otherVersions'>,
  appId: string,
  own: WizardDraft,
): OtherDraft | null {
  const valuesOf = ({ information, values, rows, unconverted }: WizardDraft) =>
    fingerprintOf({ information, values, rows, unconverted });
  const readable = ({ id, value }: DraftVersion) => {
    const draft = parseDraft(value, readDraft);
    return draft && hasContent(draft) && valuesOf(draft) !== valuesOf(own) ? [{ id, draft }] : [];
  };
  try {
    return storage.otherVersions(draftKey(appId)).flatMap(readable)[0] ?? null;
  } catch {
    return null;
  }
}
