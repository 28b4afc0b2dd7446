import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { notify } from '@omics-portal/ui';
import { formatTime } from '@omics-portal/wording';
import type { SignedCart } from './stored-files';

/** Shows how long the links of a saved kit hold, and how many stored files have none. */
export function useLinksNotice(): (signed: SignedCart) => void {
  const { t } = useLingui();
  return ({ missing, expires }) => {
    const until = formatTime(expires);
    notify({
      tone: missing > 0 ? 'warning' : 'success',
      title:
        expires === null
          ? t`Links to stored files are valid for at least one hour`
          : t`Links to stored files are valid until ${until}`,
      description:
        missing > 0
          ? t`${plural(missing, { one: '# file has no link: it no longer exists, or this account may not read it.', other: '# files have no link: they no longer exist, or this account may not read them.' })}`
          : t`After that, create the kit again. Anyone who has it can download the files until then.`,
    });
  };
}
