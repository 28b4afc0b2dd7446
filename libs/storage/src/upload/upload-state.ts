import type { FolderLocation } from '../location/folder-location';

export type UploadStatus = 'waiting' | 'sending' | 'paused' | 'done' | 'failed' | 'cancelled';

/** Upload of one file. */
export interface UploadItem {
  readonly id: string;
  readonly file: File;
  readonly to: FolderLocation;
  readonly status: UploadStatus;
  /** Number of bytes sent. */
  readonly sent: number;
  /** Id of the upload at the server, which keeps its parts; null before it is begun. */
  readonly upload: string | null;
  /** True while the upload waits for the network or the server. */
  readonly isStalled: boolean;
  /** True if the checksum of the stored file was compared with that of the sent one. */
  readonly isCompared: boolean;
  /** Error of a failed upload; null otherwise. */
  readonly error: unknown;
}

export type UploadAction =
  | { readonly kind: 'add'; readonly items: readonly Pick<UploadItem, 'id' | 'file' | 'to' | 'upload'>[] }
  | { readonly kind: 'start'; readonly id: string }
  | { readonly kind: 'begun'; readonly id: string; readonly upload: string; readonly sent: number }
  | { readonly kind: 'stalled'; readonly id: string; readonly isStalled: boolean }
  | { readonly kind: 'progress'; readonly id: string; readonly sent: number }
  | { readonly kind: 'finish'; readonly id: string; readonly isCompared: boolean }
  | { readonly kind: 'fail'; readonly id: string; readonly error: unknown }
  | { readonly kind: 'cancel'; readonly id: string }
  | { readonly kind: 'retry'; readonly id: string }
  | { readonly kind: 'pause'; readonly id: string }
  | { readonly kind: 'resume'; readonly id: string }
  | { readonly kind: 'clear' };

/** State transitions by action. Any other action is ignored, such as the late progress of a cancelled upload. */
const TRANSITIONS = {
  start: { from: ['waiting'], to: 'sending' },
  begun: { from: ['sending'], to: 'sending' },
  stalled: { from: ['sending'], to: 'sending' },
  progress: { from: ['sending'], to: 'sending' },
  finish: { from: ['sending'], to: 'done' },
  fail: { from: ['sending'], to: 'failed' },
  cancel: { from: ['waiting', 'sending', 'paused'], to: 'cancelled' },
  retry: { from: ['failed', 'cancelled'], to: 'waiting' },
  pause: { from: ['waiting', 'sending'], to: 'paused' },
  resume: { from: ['paused'], to: 'waiting' },
} as const satisfies Record<
  Exclude<UploadAction['kind'], 'add' | 'clear'>,
  { from: readonly UploadStatus[]; to: UploadStatus }
>;

const NEW = { status: 'waiting', sent: 0, isStalled: false, isCompared: false, error: null } as const;

/** Reducer of the upload queue. Returns the same array if the action is ignored. */
export function reduceUploads(items: readonly UploadItem[], action: UploadAction): readonly UploadItem[] {
  switch (action.kind) {
    case 'add':
      return [...items, ...action.items.map((item) => ({ ...item, ...NEW }))];
    case 'clear':
      return items.filter(isOpen);
    default:
      return items.some((item) => item.id === action.id && isAllowed(item, action))
        ? items.map((item) => (item.id === action.id ? transition(item, action) : item))
        : items;
  }
}

type TransitionAction = Exclude<UploadAction, { kind: 'add' | 'clear' }>;

function isAllowed(item: UploadItem, { kind }: TransitionAction): boolean {
  const from: readonly UploadStatus[] = TRANSITIONS[kind].from;
  return from.includes(item.status);
}

function transition(item: UploadItem, action: TransitionAction): UploadItem {
  return {
    ...item,
    status: TRANSITIONS[action.kind].to,
    sent: sentAfter(item, action),
    upload: uploadAfter(item, action),
    isStalled: action.kind === 'stalled' && action.isStalled,
    isCompared: action.kind === 'finish' && action.isCompared,
    error: action.kind === 'fail' ? action.error : null,
  };
}

function sentAfter(item: UploadItem, action: TransitionAction): number {
  switch (action.kind) {
    case 'begun':
      return action.sent;
    // A part that was cut off is sent again, so the number may become smaller.
    case 'progress':
      return Math.min(item.file.size, action.sent);
    case 'finish':
      return item.file.size;
    case 'cancel':
      return 0;
    default:
      return item.sent;
  }
}

function uploadAfter(item: UploadItem, action: TransitionAction): string | null {
  // The server deletes the parts of a cancelled upload.
  return action.kind === 'begun' ? action.upload : action.kind === 'cancel' ? null : item.upload;
}

/** True while an upload waits or is sent. */
export function isActive({ status }: Pick<UploadItem, 'status'>): boolean {
  return status === 'waiting' || status === 'sending';
}

/** True for an upload that has not ended: it waits, is sent, or is paused. */
export function isOpen(item: Pick<UploadItem, 'status'>): boolean {
  return isActive(item) || item.status === 'paused';
}

/** Waiting uploads that may start now, so that at most `parallel` are sent at the same time. */
export function nextToStart(items: readonly UploadItem[], parallel: number): readonly UploadItem[] {
  const free = parallel - items.filter(({ status }) => status === 'sending').length;
  return items.filter(({ status }) => status === 'waiting').slice(0, Math.max(0, free));
}

/** Progress of an upload in percent, 0 to 100. An empty file is at 0 until it is done. */
export function percentSent({ file, sent, status }: Pick<UploadItem, 'file' | 'sent' | 'status'>): number {
  if (file.size === 0) {
    return status === 'done' ? 100 : 0;
  }
  return Math.floor((sent / file.size) * 100);
}
