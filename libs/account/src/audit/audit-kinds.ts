import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { AuditKind } from '@omics-portal/api';

/** Labels of the kinds of events, in the order of the filter. */
export const AUDIT_KIND_LABELS = {
  'sign-in': msg`Signed in`,
  'sign-in-failed': msg`Sign-in failed`,
  'sign-out': msg`Signed out`,
  'sessions-ended': msg`Signed out elsewhere`,
  'password-changed': msg`Password changed`,
  'name-changed': msg`Name changed`,
  'second-factor-set-up': msg`Second factor set up`,
  'second-factor-removed': msg`Second factor removed`,
  'account-added': msg`Account added`,
  'account-changed': msg`Groups or roles changed`,
  'account-disabled': msg`Account disabled`,
  'account-enabled': msg`Account enabled`,
  'link-made': msg`One-time link created`,
  'token-created': msg`Access token created`,
  'token-deleted': msg`Access token revoked`,
  'share-link-created': msg`Share link created`,
  'share-link-revoked': msg`Share link revoked`,
  deleted: msg`Deleted`,
  exported: msg`Files of another user read`,
  'work-changed': msg`Work of another user changed`,
} satisfies Record<AuditKind, MessageDescriptor>;

/** Kinds in the order of the filter. */
export const AUDIT_KINDS = Object.keys(AUDIT_KIND_LABELS) as readonly AuditKind[];
