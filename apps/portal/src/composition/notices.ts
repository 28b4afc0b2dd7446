import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Notice } from '@omics-portal/ui';
import { showNotice } from './show-notice';

/** Notices that belong to no single screen. */
export interface Notices {
  /** A visitor opened a page that needs a sign-in. `page`: path of the page that shows the notice. */
  noPermission(page: string, onConfirm: () => void): void;
  /** Another tab signed out, which closed a private page here. `page`: path of the page that shows the notice. */
  signedOutElsewhere(page: string): void;
  /** The server refused a request; `message` is its response. */
  forbidden(message: string): void;
  /** A token was rejected and could not be renewed. */
  unauthorized(): void;
  /** The storage of the browser is full: the sign-in ends with the visit. */
  signInNotStored(): void;
  failed(message: string): void;
  /** Dismisses the notices of all pages but the one with this path. */
  keepOnlyFor(page: string): void;
  /** Dismisses the notices that a sign-in has settled. */
  clear(): void;
}

const REPEAT_AFTER_MS = 5000;

interface Shown {
  key: string;
  at: number;
  /** Path of the page that the notice belongs to, if any. */
  page: string | undefined;
  dismiss: () => void;
}

/** Creates the notices. One cause often fails many requests at once, so a notice is not repeated within five seconds. */
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
  // Several parts notice the end of a session at nearly the same time; it is reported once.
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
          // It stays until it is confirmed or its page is left.
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
          msg`The browser's storage for this site is full, so you stay signed in only until this page closes. Remove local data under Settings, or clear the data of this site in the browser.`,
        ),
        duration: Infinity,
      }),
    failed: (message) =>
      once(`failed ${message}`, { tone: 'danger', title: i18n._(msg`Error`), description: message }),
    keepOnlyFor: (current) => dismiss(({ page }) => page !== undefined && page !== current),
    clear: () => dismiss(({ key }) => key === SESSION),
  };
}
