import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Alert, Button } from '@omics-portal/ui';
import { formatTime } from '@omics-portal/wording';
import type { SavedKit } from './use-result-kit';

interface SavedKitNoticeProps {
  readonly saved: SavedKit;
  readonly busy: boolean;
  readonly onAgain: () => void;
  readonly onClose: () => void;
}

/** Notice of a saved download kit: how long its links hold, what it lacks, and the button that makes it again. */
export function SavedKitNotice({ saved, busy, onAgain, onClose }: SavedKitNoticeProps) {
  const { t } = useLingui();
  const { results, missing, unverified, expires } = saved;
  const count = results.length;
  const until = formatTime(expires);
  return (
    <Alert
      tone={missing > 0 ? 'warning' : 'success'}
      title={t`${plural(count, { one: 'Download kit of # file saved', other: 'Download kit of # files saved' })}`}
      onClose={onClose}
      closeLabel={t`Close`}
      action={
        <Button size="sm" busy={busy} onClick={onAgain}>
          {t`Create the kit again`}
        </Button>
      }
    >
      <p>
        {expires === null
          ? t`Its links are valid for at least one hour. When they have expired, create the kit again.`
          : t`Its links are valid until ${until}. After that, create the kit again.`}
      </p>
      <p>{t`Anyone who has the kit can download the files while the links are valid.`}</p>
      {missing > 0 ? (
        <p>
          {t`${plural(missing, { one: '# file is not in the kit: it no longer exists, or this account may not read it.', other: '# files are not in the kit: they no longer exist, or this account may not read them.' })}`}
        </p>
      ) : null}
      {unverified > 0 ? (
        <p>
          {t`${plural(unverified, { one: 'The checksum of # file is unknown: only its size can be verified.', other: 'The checksums of # files are unknown: only their sizes can be verified.' })}`}
        </p>
      ) : null}
    </Alert>
  );
}
