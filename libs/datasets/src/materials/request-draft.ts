import * as v from 'valibot';
import type { Attempt } from '@omics-portal/resources';
import { EMPTY_REQUEST, type RequestDraft } from './request-details';

/** Where a request that is not sent yet is kept; `localStorage` in a browser. */
export type DraftStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const KEY = 'datasets.request-materials';
/** Names and addresses do not lie about for longer than this: seven days, in milliseconds. */
const KEPT_MS = 7 * 24 * 3600 * 1000;

const text = v.string();
const keptSchema = v.object({
  version: v.literal(1),
  savedAt: v.number(),
  details: v.object({
    tubes: v.nullable(v.number()),
    purpose: text,
    requestorTitle: text,
    requestorName: text,
    requestorEmail: text,
    organization: text,
    recipients: text,
    phoneNumber: text,
    deliveryAddress: text,
    notes: text,
  }),
  attempt: v.nullable(v.object({ key: text, content: text, startedTime: v.optional(v.number(), 0) })),
});

/** What was entered and not sent yet. */
export interface KeptRequest {
  readonly details: RequestDraft;
  readonly attempt: Attempt | null;
}

const fields = Object.keys(EMPTY_REQUEST) as (keyof RequestDraft)[];

function hasContent(details: RequestDraft): boolean {
  return fields.some((field) => details[field] !== EMPTY_REQUEST[field]);
}

/** The request that was kept, or null: none, an empty or an old one, or one that cannot be read. */
export function loadRequest(storage: DraftStorage, now: number): KeptRequest | null {
  try {
    const parsed = v.safeParse(keptSchema, JSON.parse(storage.getItem(KEY) ?? 'null'));
    const isFresh = parsed.success && now - parsed.output.savedAt < KEPT_MS;
    return isFresh && hasContent(parsed.output.details) ? parsed.output : null;
  } catch {
    return null;
  }
}

/** Keeps what was entered. A browser that refuses keeps nothing; the form works all the same. */
export function keepRequest(storage: DraftStorage, { details, attempt }: KeptRequest, now: number): void {
  try {
    storage.setItem(KEY, JSON.stringify({ version: 1, savedAt: now, details, attempt }));
  } catch {
    return;
  }
}

/** Forgets it, once it is sent or thrown away. */
export function forgetRequest(storage: DraftStorage): void {
  try {
    storage.removeItem(KEY);
  } catch {
    return;
  }
}
