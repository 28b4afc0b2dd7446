import { useLingui } from '@lingui/react/macro';
import { Alert, Button } from '@omics-portal/ui';

interface OfferNoticeProps {
  /** Links of the files that another screen handed over; null if they are lost. */
  readonly offered: readonly string[] | null;
  /** Continues without the files. */
  readonly onDiscard: () => void;
}

/** Notice about the files that another screen handed over for the samples of the project. */
export function OfferNotice({ offered, onDiscard }: OfferNoticeProps) {
  const { t } = useLingui();
  const count = offered?.length ?? 0;
  if (offered && count === 0) {
    return null;
  }
  return (
    <Alert
      tone={offered ? 'info' : 'warning'}
      title={
        offered
          ? t`Chosen files for the samples: ${count}`
          : t`The chosen files are not available in this tab`
      }
      action={<Button size="sm" onClick={onDiscard}>{t`Continue without them`}</Button>}
    >
      {offered
        ? t`In the step Assessment Parameters they are paired by name. For an app that takes one sample, you choose the field for each file.`
        : t`They were chosen in another tab or by another account. Choose them again in the results.`}
    </Alert>
  );
}
