import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Notice } from '@omics-portal/ui';
import { clearNotices, showNotice } from '../shell/show-notice';

/** The notices that belong to no single screen. */
export interface Notices {
  /** The visitor asked for a page that needs a sign-in. */
  noPermission(onConfirm: () => void): void;
  /** The server refused a call; `message` is its own. */
  forbidden(message: string): void;
  /** A token was not accepted and could not be renewed. */
  unauthorized(): void;
  failed(message: string): void;
  /** Takes away what is in sight. */
  clear(): void;
}

const REPEAT_AFTER_MS = 5000;

/** One cause often fails many calls at once: the same notice is not repeated within five seconds. */
export function createNotices(
  i18n: I18n,
  show: (notice: Notice) => void = showNotice,
  now: () => number = Date.now,
): Notices {
  const shownAt = new Map<string, number>();
  const once = (notice: Notice) => {
    const key = `${notice.title}\n${notice.description ?? ''}`;
    if (now() - (shownAt.get(key) ?? -Infinity) >= REPEAT_AFTER_MS) {
      shownAt.set(key, now());
      show(notice);
    }
  };
  return {
    noPermission: (onConfirm) =>
      once({
        tone: 'warning',
        title: i18n._(msg`No Permission`),
        description: i18n._(msg`You need to login if you want to access private resource.`),
        action: { label: i18n._(msg`Confirm`), onClick: onConfirm },
        // It asks for an answer, and stands until it has one.
        duration: Infinity,
      }),
    forbidden: (message) => once({ tone: 'danger', title: i18n._(msg`Forbidden`), description: message }),
    unauthorized: () =>
      once({
        tone: 'danger',
        title: i18n._(msg`Unauthorized`),
        description: i18n._(
          msg`Authorization verification failed. You need to login if you want to access private resource.`,
        ),
      }),
    clear: clearNotices,
    failed: (message) => once({ tone: 'danger', title: i18n._(msg`Error`), description: message }),
  };
}
