import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { LocalDataKind } from './local-data-port';

/** Name of each kind of data, and its number of entries in words. */
export function useKindNames(): Readonly<
  Record<LocalDataKind, { readonly name: string; readonly count: (entries: number) => string }>
> {
  const { t } = useLingui();
  const entries = (count: number) => t`${plural(count, { one: '# entry', other: '# entries' })}`;
  return {
    cart: {
      name: t`Cart`,
      count: (count) => t`${plural(count, { one: '# file', other: '# files' })}`,
    },
    drafts: {
      name: t`Drafts of forms`,
      count: (count) => t`${plural(count, { one: '# draft', other: '# drafts' })}`,
    },
    filters: {
      name: t`Saved filters`,
      count: (count) => t`${plural(count, { one: '# collection', other: '# collections' })}`,
    },
    uploads: {
      name: t`Uploads to resume`,
      count: (count) => t`${plural(count, { one: '# upload', other: '# uploads' })}`,
    },
    preferences: { name: t`Preferences`, count: entries },
    others: { name: t`Data of other accounts`, count: entries },
    rest: { name: t`Other data`, count: entries },
  };
}
