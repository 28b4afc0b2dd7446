import * as v from 'valibot';
import { createDraftStore, type Attempt, type DraftItems, type DraftStore } from '@omics-portal/resources';
import { EMPTY_REQUEST, type RequestDraft } from './request-details';

const KEY = 'datasets.request-materials';
/** Time after which a stored request is dropped, in milliseconds: it has names and addresses. */
const MAX_AGE_MS = 7 * 24 * 3600 * 1000;

const text = v.string();
const storedSchema = v.object({
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
  // An attempt of another release is dropped alone: what was entered stays.
  attempt: v.fallback(v.nullable(v.object({ key: text, content: text, startedTime: v.number() })), null),
});

/** Request of materials as it is stored until it is sent. */
export interface StoredRequest {
  readonly version: 1;
  /** Milliseconds since the epoch. */
  readonly savedAt: number;
  readonly details: RequestDraft;
  /** Last attempt to send the request. */
  readonly attempt: Attempt | null;
}

const fields = Object.keys(EMPTY_REQUEST) as (keyof RequestDraft)[];

function hasContent(details: RequestDraft): boolean {
  return fields.some((field) => details[field] !== EMPTY_REQUEST[field]);
}

/** Store of the request of materials. A request that is empty or older than seven days counts as none. */
export function requestDrafts(items: DraftItems, now: () => number = Date.now): DraftStore<StoredRequest> {
  return createDraftStore({
    items,
    key: KEY,
    read: (stored) => {
      const parsed = v.safeParse(storedSchema, stored);
      const isFresh = parsed.success && now() - parsed.output.savedAt < MAX_AGE_MS;
      return isFresh && hasContent(parsed.output.details) ? parsed.output : null;
    },
  });
}
