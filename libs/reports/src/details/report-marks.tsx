import { Trans, useLingui } from '@lingui/react/macro';
import type { Report, ReportMark } from '@omics-portal/resources';
import { AlertDialog, Button } from '@omics-portal/ui';
import { Moment } from '@omics-portal/wording';
import { Archive, ArchiveRestore, BadgeCheck, BadgeX } from 'lucide-react';
import { useState } from 'react';
import { type MarkName, useMarkReport } from './use-mark-report';

/**
 * Actions that mark a finished report as checked or archived. To set a mark can be undone from its notice. Removing one loses
 * its person and time, so it is confirmed first.
 */
export function ReportMarks({ report }: { readonly report: Report }) {
  const { t } = useLingui();
  const { change, isChanging } = useMarkReport(report);
  const [removed, setRemoved] = useState<MarkName | null>(null);
  const { checked, archived } = report;
  const press = (mark: MarkName) => (report[mark] ? setRemoved(mark) : change(mark, true));
  return (
    <>
      <Button
        icon={checked ? <BadgeX /> : <BadgeCheck />}
        busy={isChanging('checked')}
        onClick={() => press('checked')}
      >
        {checked ? t`Remove the check` : t`Mark as checked`}
      </Button>
      <Button
        icon={archived ? <ArchiveRestore /> : <Archive />}
        busy={isChanging('archived')}
        onClick={() => press('archived')}
      >
        {archived ? t`Take out of the archive` : t`Archive`}
      </Button>
      {removed ? (
        <RemoveMark
          report={report}
          mark={removed}
          onConfirm={() => {
            change(removed, false);
            setRemoved(null);
          }}
          onClose={() => setRemoved(null)}
        />
      ) : null}
    </>
  );
}

interface RemoveMarkProps {
  readonly report: Report;
  readonly mark: MarkName;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

function RemoveMark({ report, mark, onConfirm, onClose }: RemoveMarkProps) {
  const { t } = useLingui();
  const { name } = report;
  const set = report[mark];
  const isCheck = mark === 'checked';
  return (
    <AlertDialog
      open
      onOpenChange={onClose}
      title={isCheck ? t`Remove the check of ${name}?` : t`Take ${name} out of the archive?`}
      body={
        <>
          {set ? (
            <p>
              <MarkDetail mark={set} />
            </p>
          ) : null}
          <p className="mt-2">{t`Person and time of this mark are lost. The report itself stays as it is.`}</p>
        </>
      }
      confirmLabel={isCheck ? t`Remove the check` : t`Take out of the archive`}
      cancelLabel={t`Cancel`}
      onConfirm={onConfirm}
    />
  );
}

/** Time of a mark and the person who set it. */
export function MarkDetail({ mark: { at, by } }: { readonly mark: ReportMark }) {
  const time = <Moment ms={at} />;
  return by === null ? (
    time
  ) : (
    <span className="wrap-anywhere">
      <Trans>
        {time} by {by}
      </Trans>
    </span>
  );
}
