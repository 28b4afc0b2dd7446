import * as v from 'valibot';
import type { AppSchema } from '@omics-portal/api';
import type { Attempt } from '@omics-portal/resources';
import { initialValues, isList, valueFields, type FormValues } from './form-values';
import { validateField } from './validate-fields';
import type { Overrides } from './sample-table';

const scalar = v.union([v.string(), v.number(), v.boolean()]);
const formValues = v.record(v.string(), v.union([scalar, v.array(scalar), v.null()]));

const draftSchema = v.object({
  version: v.literal(1),
  savedAt: v.number(),
  information: v.object({ name: v.string(), description: v.string(), group: v.string() }),
  /** What the app's form looked like when the values were entered; null before the form was opened. */
  fingerprint: v.nullable(v.string()),
  values: formValues,
  ids: v.array(v.string()),
  overrides: v.record(v.string(), formValues),
  attempt: v.nullable(v.object({ key: v.string(), content: v.string(), startedTime: v.number() })),
});

/** What was entered about the project itself. */
export interface ProjectInformation {
  readonly name: string;
  readonly description: string;
  readonly group: string;
}

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

/** One stored version of a draft. */
export interface DraftVersion {
  readonly id: string;
  /** Milliseconds since the epoch. */
  readonly savedAt: number;
  readonly value: string;
}

/**
 * Storage for the drafts of one account. Each browser tab has its own version of a draft, so two tabs never overwrite
 * each other; `getItem`, `setItem` and `removeItem` work on the version of this tab.
 */
export interface DraftStorage extends Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> {
  /** Versions that other tabs saved, newest first; those of closed tabs are among them. */
  otherVersions(key: string): readonly DraftVersion[];
  /** Makes another version the one of this tab. The present one is stored beside it, to go back to. */
  takeVersion(key: string, id: string): void;
  removeVersion(key: string, id: string): void;
  /** Stores a value as a version of no tab: undoes `removeVersion`. */
  addVersion(key: string, value: string): void;
  /** Called when another tab has changed a draft. */
  subscribe(listener: () => void): () => void;
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

/** Whether there is anything in a draft that would be a pity to lose. */
export function hasContent({ information, values }: WizardDraft): boolean {
  return information.name !== '' || information.description !== '' || Object.keys(values).length > 0;
}

/** The draft that was kept, or null: none, or one that cannot be read. A browser that forbids storage has none. */
export function loadDraft(storage: Pick<DraftStorage, 'getItem'>, appId: string): WizardDraft | null {
  try {
    return parseDraft(storage.getItem(draftKey(appId)));
  } catch {
    return null;
  }
}

function parseDraft(text: string | null): WizardDraft | null {
  const parsed = text === null ? null : v.safeParse(draftSchema, JSON.parse(text));
  return parsed?.success ? parsed.output : null;
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
    canonicalJson({ information, values, overrides });
  const readable = ({ id, value }: DraftVersion) => {
    try {
      const draft = parseDraft(value);
      return draft && hasContent(draft) && entered(draft) !== entered(own) ? [{ id, draft }] : [];
    } catch {
      return [];
    }
  };
  try {
    return storage.otherVersions(draftKey(appId)).flatMap(readable)[0] ?? null;
  } catch {
    return null;
  }
}

/** Keeps a draft. False when the browser refuses, so that the screen can say that a reload would lose it. */
export function saveDraft(
  storage: Pick<DraftStorage, 'setItem'>,
  appId: string,
  draft: WizardDraft,
): boolean {
  try {
    storage.setItem(draftKey(appId), JSON.stringify(draft));
    return true;
  } catch {
    return false;
  }
}

/** Forgets a draft. */
export function clearDraft(storage: Pick<DraftStorage, 'removeItem'>, appId: string): void {
  try {
    storage.removeItem(draftKey(appId));
  } catch {
    // A browser that forbids storage has kept nothing, so there is nothing to forget.
  }
}

/** JSON with sorted keys, so that the order in which a server writes them makes no difference. */
export function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) {
    return `[${value.map(canonicalJson).join(',')}]`;
  }
  if (typeof value === 'object' && value !== null) {
    const entries = Object.entries(value).filter(([, part]) => part !== undefined);
    return `{${entries
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, part]) => `${JSON.stringify(key)}:${canonicalJson(part)}`)
      .join(',')}}`;
  }
  return JSON.stringify(value) ?? 'null';
}

/** A short fingerprint of a text (FNV-1a, 32 bits, twice with different seeds). Not for security: it notices a change. */
export function fingerprintOf(text: string): string {
  const hash = (seed: number) => {
    let state = seed;
    for (let index = 0; index < text.length; index += 1) {
      state = Math.imul(state ^ text.charCodeAt(index), 0x01000193);
    }
    return (state >>> 0).toString(16).padStart(8, '0');
  };
  return hash(0x811c9dc5) + hash(0x9747b28c);
}

/** The fingerprint of what an app asks for: mode, and per field what decides which values fit. Words and layout do not count. */
export function schemaFingerprint(schema: AppSchema): string {
  const fields = valueFields(schema).map(
    ({
      tmplType,
      model,
      type,
      multiple,
      filterType,
      min,
      max,
      mode,
      options,
      visibleVariable,
      expectedValue,
      config,
    }) => ({
      ...{ tmplType, model, type, multiple, filterType, min, max, mode, visibleVariable, expectedValue },
      options: options?.map((option) => option.value ?? option.label),
      rules: config?.rules?.map(({ message: _words, ...rule }) => rule),
    }),
  );
  return fingerprintOf(canonicalJson({ mode: schema.formMode, fields }));
}

/** How a kept draft stands to the form of today. */
export type DraftState = 'fresh' | 'fits' | 'stale';

/** `stale` when the values were entered into a form that has changed since: they are never used without asking. */
export function draftState(draft: WizardDraft, schema: AppSchema): DraftState {
  if (draft.fingerprint === null) {
    return 'fresh';
  }
  return draft.fingerprint === schemaFingerprint(schema) ? 'fits' : 'stale';
}

/** The kept values that still fit the form of today: same field, right shape, valid. Everything else starts anew. */
export function carryOver(schema: AppSchema, kept: FormValues): FormValues {
  const fresh = initialValues(schema);
  const fitting = valueFields(schema).flatMap((field) => {
    const value = kept[field.model];
    const sameShape = value !== undefined && value !== null && isList(value) === isList(fresh[field.model]);
    return sameShape && validateField(field, value) === null ? [[field.model, value] as const] : [];
  });
  return { ...fresh, ...Object.fromEntries(fitting) };
}

/** The values to show: those of a draft that fits, else what the form starts with. */
export function shownValues(draft: WizardDraft, schema: AppSchema): FormValues {
  const fresh = initialValues(schema);
  return draftState(draft, schema) === 'fits' ? { ...fresh, ...draft.values } : fresh;
}

/** At least `count` ids; those that are there stay as they are. */
export function withIds(ids: readonly string[], count: number, newId: () => string): readonly string[] {
  return ids.length >= count ? ids : [...ids, ...Array.from({ length: count - ids.length }, newId)];
}
