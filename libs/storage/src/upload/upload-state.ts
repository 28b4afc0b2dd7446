import type { Place } from '../place/place';

export type UploadStatus = 'waiting' | 'sending' | 'done' | 'failed' | 'cancelled';

/** One file on its way into storage. */
export interface UploadItem {
  readonly id: string;
  readonly file: File;
  readonly to: Place;
  readonly status: UploadStatus;
  /** Bytes that have left the browser. */
  readonly sent: number;
  /** Why it failed; null otherwise. */
  readonly error: unknown;
}

export type UploadAction =
  | { readonly kind: 'add'; readonly items: readonly Pick<UploadItem, 'id' | 'file' | 'to'>[] }
  | { readonly kind: 'start'; readonly id: string }
  | { readonly kind: 'progress'; readonly id: string; readonly sent: number }
  | { readonly kind: 'finish'; readonly id: string }
  | { readonly kind: 'fail'; readonly id: string; readonly error: unknown }
  | { readonly kind: 'cancel'; readonly id: string }
  | { readonly kind: 'retry'; readonly id: string }
  | { readonly kind: 'clear' };

/** What each action leads to, and from where it may. What comes late, after a cancel say, changes nothing. */
const STEPS = {
  start: { from: ['waiting'], to: 'sending' },
  progress: { from: ['sending'], to: 'sending' },
  finish: { from: ['sending'], to: 'done' },
  fail: { from: ['sending'], to: 'failed' },
  cancel: { from: ['waiting', 'sending'], to: 'cancelled' },
  retry: { from: ['failed', 'cancelled'], to: 'waiting' },
} as const satisfies Record<
  Exclude<UploadAction['kind'], 'add' | 'clear'>,
  { from: readonly UploadStatus[]; to: UploadStatus }
>;

/** The queue after an action. Pure; the same array when nothing changed. */
export function reduceUploads(items: readonly UploadItem[], action: UploadAction): readonly UploadItem[] {
  switch (action.kind) {
    case 'add':
      return [
        ...items,
        ...action.items.map((item) => ({ ...item, status: 'waiting' as const, sent: 0, error: null })),
      ];
    case 'clear':
      return items.filter(isActive);
    default:
      return items.some((item) => item.id === action.id && mayStep(item, action))
        ? items.map((item) => (item.id === action.id ? step(item, action) : item))
        : items;
  }
}

type StepAction = Exclude<UploadAction, { kind: 'add' | 'clear' }>;

function mayStep(item: UploadItem, { kind }: StepAction): boolean {
  const from: readonly UploadStatus[] = STEPS[kind].from;
  return from.includes(item.status);
}

function step(item: UploadItem, action: StepAction): UploadItem {
  return {
    ...item,
    status: STEPS[action.kind].to,
    sent: sentAfter(item, action),
    error: action.kind === 'fail' ? action.error : null,
  };
}

function sentAfter(item: UploadItem, action: StepAction): number {
  switch (action.kind) {
    case 'progress':
      return Math.min(item.file.size, Math.max(item.sent, action.sent));
    case 'finish':
      return item.file.size;
    case 'retry':
      return 0;
    default:
      return item.sent;
  }
}

/** Waiting or on its way. */
export function isActive({ status }: Pick<UploadItem, 'status'>): boolean {
  return status === 'waiting' || status === 'sending';
}

/** Which waiting items may start now, so that no more than `parallel` are on their way. */
export function nextToStart(items: readonly UploadItem[], parallel: number): readonly UploadItem[] {
  const free = parallel - items.filter(({ status }) => status === 'sending').length;
  return items.filter(({ status }) => status === 'waiting').slice(0, Math.max(0, free));
}

/** How much of a file has been sent, 0 to 100. An empty file is whole once it is done. */
export function percentSent({ file, sent, status }: Pick<UploadItem, 'file' | 'sent' | 'status'>): number {
  if (file.size === 0) {
    return status === 'done' ? 100 : 0;
  }
  return Math.floor((sent / file.size) * 100);
}
