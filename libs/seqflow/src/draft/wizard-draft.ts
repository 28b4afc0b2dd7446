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
import type { Overrides } from '../app-form/sample-table';

const scalar = v.union([v.string(), v.number(), v.boolean()]);
const formValues = v.record(v.string(), v.nullable(v.union([scalar, v.array(scalar)])));

const draftSchema = v.object({
  version: v.literal(1),
  savedAt: v.number(),
  information: v.object({ name: v.string(), description: v.string(), group: v.string() }),
  /** Fingerprint of the app's form when the values were entered; null before the form was opened. */
  fingerprint: v.nullable(v.string()),
  values: formValues,
  ids: v.array(v.string()),
  overrides: v.record(v.string(), formValues),
  attempt: v.nullable(v.object({ key: v.string(), content: v.string(), startedTime: v.number() })),
});

/** Draft of a project: the values entered for one app and not submitted yet. */
export interface WizardDraft {
  readonly version: 1;
  /** Time of the last change, in milliseconds since the epoch. */
  readonly savedAt: number;
  readonly information: ProjectInformation;
  readonly fingerprint: string | null;
  readonly values: FormValues;
  /** Ids of all samples so far, so that a sample has the same id after the number was reduced and increased again. */
  readonly ids: readonly string[];
  readonly overrides: Overrides;
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
    version: 1,
    savedAt: now,
    information: { name: '', description: '', group: '' },
    fingerprint: null,
    values: {},
    ids: [],
    overrides: {},
    attempt: null,
  };
}

/** True if a draft has content that must not be lost. */
export function hasContent({ information, values }: WizardDraft): boolean {
  return information.name !== '' || information.description !== '' || Object.keys(values).length > 0;
}

function readDraft(stored: unknown): WizardDraft | null {
  const parsed = v.safeParse(draftSchema, stored);
  return parsed.success ? parsed.output : null;
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
  const valuesOf = ({ information, values, overrides }: WizardDraft) =>
    fingerprintOf({ information, values, overrides });
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
