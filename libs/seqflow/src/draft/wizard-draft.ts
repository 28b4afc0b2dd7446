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
const formValues = v.record(v.string(), v.union([scalar, v.array(scalar), v.null()]));

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

/** Everything that a person entered for one app and has not submitted yet. */
export interface WizardDraft {
  readonly version: 1;
  /** Milliseconds since the epoch. */
  readonly savedAt: number;
  readonly information: ProjectInformation;
  readonly fingerprint: string | null;
  readonly values: FormValues;
  /** One id per sample ever asked for, so that a sample keeps its id when the number goes down and up again. */
  readonly ids: readonly string[];
  readonly overrides: Overrides;
  /** The last submission: sending the same content again uses the same key and the same time, so it makes no second project. */
  readonly attempt: Attempt | null;
}

const PREFIX = 'seqflow.wizard-draft.';

/** The key of the draft of one app; an empty id is the draft before an app is chosen. */
export function draftKey(appId: string): string {
  return `${PREFIX}${appId || 'no-app'}`;
}

/** A draft in which nothing is entered. */
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

/** A version of a draft that another tab saved. */
export interface OtherDraft {
  /** Id of the version in the storage. */
  readonly id: string;
  readonly draft: WizardDraft;
}

/** The newest version of another tab in which something else was entered than in `own`; null when there is none. */
export function newestOther(
  storage: Pick<DraftStorage, 'otherVersions'>,
  appId: string,
  own: WizardDraft,
): OtherDraft | null {
  const entered = ({ information, values, overrides }: WizardDraft) =>
    fingerprintOf({ information, values, overrides });
  const readable = ({ id, value }: DraftVersion) => {
    const draft = parseDraft(value, readDraft);
    return draft && hasContent(draft) && entered(draft) !== entered(own) ? [{ id, draft }] : [];
  };
  try {
    return storage.otherVersions(draftKey(appId)).flatMap(readable)[0] ?? null;
  } catch {
    return null;
  }
}
