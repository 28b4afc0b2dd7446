import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Alert } from '@omics-portal/ui';
import { useErrorText } from '@omics-portal/wording';
import { nameOf } from '../location/folder-location';
import { OutcomeList } from './outcome-list';
import type { useTransfer } from './use-transfer';
import type { TransferTexts } from './use-transfer-texts';

interface TransferReportProps {
  readonly transfer: ReturnType<typeof useTransfer>;
  readonly texts: TransferTexts;
  /** Name of the folder that takes the items. */
  readonly folder: string;
}

/** Report of a move or a copy: names that are taken, items that failed, and a call that failed. */
export function TransferReport({ transfer, texts, folder }: TransferReportProps) {
  const { t } = useLingui();
  const errorText = useErrorText();
  const { conflicts, failures, error } = transfer;
  const taken = conflicts.length;
  return (
    <>
      {taken > 0 ? (
        <Alert
          tone="warning"
          title={t`${plural(taken, { one: '# name is taken in', other: '# names are taken in' })} ${folder}`}
        >
          <ul className="max-h-32 list-disc overflow-y-auto ps-4">
            {conflicts.map(({ from }) => (
              <li key={from} className="wrap-anywhere">
                {nameOf(from)}
              </li>
            ))}
          </ul>
          <p>{t`"Keep both" adds a number to the names of your items. "Replace" moves the existing items to the trash.`}</p>
        </Alert>
      ) : null}
      {failures.length > 0 ? (
        <OutcomeList
          title={texts.notDone(failures.length)}
          outcomes={failures.map(({ from, message }) => ({ key: from, message }))}
        />
      ) : null}
      {error ? (
        <Alert tone="danger" title={texts.failed}>
          {errorText(error)}
        </Alert>
      ) : null}
    </>
  );
}
