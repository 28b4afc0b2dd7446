import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import type { TokenScope } from '@omics-portal/api';

/** Labels of the scopes of a token, in the order of the form. */
export const SCOPE_LABELS = {
  'work:read': msg`Read work: projects, jobs, logs, reports`,
  'work:write': msg`Change work: start, stop and delete it`,
  'files:read': msg`Read files: list and download`,
  'files:write': msg`Change files: upload, move and delete`,
} satisfies Record<TokenScope, MessageDescriptor>;

/** Scopes in the order of the form. */
export const SCOPES = Object.keys(SCOPE_LABELS) as readonly TokenScope[];
