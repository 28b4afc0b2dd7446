import { useLingui } from '@lingui/react/macro';
import { Alert, Button, notify } from '@omics-portal/ui';
import { formatTime } from '@omics-portal/wording';

interface DraftNoticeProps {
  /** Time at which the restored draft was saved, in milliseconds; null if there was none. */
  readonly restoredFrom: number | null;
  /** Removes the draft; returns the function that restores it. */
  readonly discard: () => () => void;
}

/** Notice about a restored draft, with the action that discards it. */
export function DraftNotice({ restoredFrom, discard }: DraftNoticeProps) {
  const { t } = useLingui();
  const saved = formatTime(restoredFrom);
  const discardDraft = () => {
    const undo = discard();
    notify({ tone: 'info', title: t`The draft was discarded`, action: { label: t`Undo`, onClick: undo } });
  };
  return restoredFrom === null ? null : (
    <Alert
      tone="info"
      title={t`Your draft of ${saved} is back`}
      action={
        <Button size="sm" onClick={discardDraft}>
          {t`Discard the draft`}
        </Button>
      }
    />
  );
}
