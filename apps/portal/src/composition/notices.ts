import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Notice } from '@omics-portal/ui';
import { showNotice } from './show-notice';

/** The notices that belong to no single screen. */
export interface Notices {
  /** The visitor asked for a page that needs a sign-in. `page`: path of the page that shows the notice. */
  noPermission(page: string, onConfirm: () => void): void;
  /** Another tab signed out, which closed a private page here. `page`: path of the page that shows the notice. */
  signedOutElsewhere(page: string): void;
  /** The server refused a call; `message` is its own. */
  forbidden(message: string): void;
  /** A token was not accepted and could not be renewed. */
  unauthorized(): void;
  /** The browser has no room for the sign-in, which ends with the visit. */
  signInNotStored(): void;
  failed(message: string): void;
  /** Takes away the notices that belong to another page than the one with this path. */
  keepOnlyFor(page: string): void;
  /** Takes away what a sign-in made untrue. */
  clear(): void;
}

const REPEAT_AFTER_MS = 5000;

interface Shown {
  key: string;
  at: number;
  /** Path of the page that the notice belongs to; undefined: to none. */
  page: string | undefined;
  dismiss: () => void;
}

/** One cause often fails many calls at once: the same notice is not repeated within five seconds. */
export function createNotices(
  i18n: I18n,
  show: (notice: Notice) => () => void = showNotice,
  now: () => number = Date.now,
): Notices {
  let shown: readonly Shown[] = [];
  const isRecent = ({ at }: Shown) => now() - at < REPEAT_AFTER_MS;
  const once = (key: string, notice: Notice, page?: string) => {
    if (!shown.some((one) => one.key === key && isRecent(one))) {
      const dismiss = show(notice);
      shown = [...shown.filter((one) => one.key !== key), { key, at: now(), page, dismiss }];
    }
  };
  const dismiss = (which: (one: Shown) => boolean) => {
    const gone = shown.filter(which);
    shown = shown.filter((one) => !gone.includes(one));
    gone.forEach((one) => one.dismiss());
  };
  // The end of a session is found out in several places at nearly the same time, and reported once.
  const SESSION = 'session';

  return {
    noPermission: (page, onConfirm) =>
      once(
        SESSION,
        {
          tone: 'warning',
          title: i18n._(msg`No Permission`),
          description: i18n._(msg`You need to login if you want to access private resource.`),
          action: { label: i18n._(msg`Confirm`), onClick: onConfirm },
          // It asks for an answer, and stays until it has one or its page is left.
          duration: Infinity,
        },
        page,
      ),
    signedOutElsewhere: (page) =>
      once(SESSION, { tone: 'info', title: i18n._(msg`You signed out in another tab.`) }, page),
    forbidden: (message) =>
      once(`forbidden ${message}`, {
        tone: 'danger',
        title: i18n._(msg`Forbidden`),
        description: message,
      }),
    unauthorized: () =>
      once(SESSION, {
        tone: 'danger',
        title: i18n._(msg`Unauthorized`),
        description: i18n._(
          msg`Authorization verification failed. You need to login if you want to access private resource.`,
        ),
      }),
    signInNotStored: () =>
      once('not stored', {
        tone: 'warning',
        title: i18n._(msg`You are signed in for this visit only`),
        description: i18n._(
          msg`The browser's storage for this site is full, so the sign-in cannot be kept. It ends when this page is closed or loaded again. Clear local data under Settings, or remove data of this site in the browser.`,
        ),
        duration: Infinity,
      }),
    failed: (message) =>
      once(`failed ${message}`, { tone: 'danger', title: i18n._(msg`Error`), description: message }),
    keepOnlyFor: (current) => dismiss(({ page }) => page !== undefined && page !== current),
    clear: () => dismiss(({ key }) => key === SESSION),
  };
}
