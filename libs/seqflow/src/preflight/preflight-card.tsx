import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Alert, Button, Card, Progress } from '@omics-portal/ui';
import type { SheetPosition } from '@omics-portal/ui/sheet-grid';
import { AUTOMATIC_REMEDIES, type AutomaticRemedy } from '../sheet/preflight/apply-remedies';
import type { Finding, Severity } from '../sheet/preflight/finding';
import { useFirstEntries } from '../long-list/use-first-entries';
import type { SheetColumn } from '../sheet/sheet-columns';
import { CellLink } from './cell-link';
import { useFindingMessages } from './use-finding-messages';
import type { Preflight } from './use-preflight';

interface PreflightCardProps {
  readonly preflight: Preflight;
  readonly columns: readonly SheetColumn[];
  /** Moves to a cell of the sheet. */
  readonly onCell: (cell: SheetPosition) => void;
  /** Carries out the automatic remedy of these findings. */
  readonly onRemedy: (findings: readonly Finding[]) => void;
}

/** Checks before the start: their progress, and the findings with row, column and remedy. */
export function PreflightCard({ preflight, columns, onCell, onRemedy }: PreflightCardProps) {
  const { t } = useLingui();
  const { isRunning, done, total, findings, cancel, repeat } = preflight;
  const of = (severity: Severity) => findings.filter((finding) => finding.severity === severity);
  const [errors, warnings, unchecked] = [of('error'), of('warning'), of('unchecked')];
  const [errorCount, warningCount, uncheckedCount] = [errors.length, warnings.length, unchecked.length];
  return (
    <Card
      title={t`Checks before the start`}
      actions={
        isRunning ? (
          <Button size="sm" onClick={cancel}>{t`Skip the check of files`}</Button>
        ) : (
          <Button size="sm" onClick={repeat}>{t`Check again`}</Button>
        )
      }
    >
      <div className="flex flex-col gap-3">
        {isRunning ? (
          <Progress
            label={t`Checked files: ${done} of ${total}`}
            value={total === 0 ? null : (done / total) * 100}
          />
        ) : null}
        <p role="status" className="text-sm">
          {isRunning || findings.length > 0 ? null : t`All samples and files were checked: no problem found.`}
        </p>
        {errorCount > 0 ? (
          <FindingList
            tone="danger"
            title={t`Errors, which must be corrected (${errorCount})`}
            findings={errors}
            columns={columns}
            onCell={onCell}
            onRemedy={onRemedy}
          />
        ) : null}
        {warningCount > 0 ? (
          <FindingList
            tone="warning"
            title={t`Warnings (${warningCount})`}
            findings={warnings}
            columns={columns}
            onCell={onCell}
            onRemedy={onRemedy}
          />
        ) : null}
        {uncheckedCount > 0 ? (
          <FindingList
            tone="info"
            title={t`Could not be checked (${uncheckedCount})`}
            findings={unchecked}
            columns={columns}
            onCell={onCell}
            onRemedy={onRemedy}
          />
        ) : null}
      </div>
    </Card>
  );
}

interface FindingListProps extends Pick<PreflightCardProps, 'columns' | 'onCell' | 'onRemedy'> {
  readonly tone: 'danger' | 'warning' | 'info';
  readonly title: string;
  readonly findings: readonly Finding[];
}

function FindingList({ tone, title, findings, columns, onCell, onRemedy }: FindingListProps) {
  const messageOf = useFindingMessages();
  const { shown, moreButton } = useFirstEntries(findings);
  return (
    <Alert tone={tone} title={title}>
      <ul className="flex max-h-96 flex-col gap-1 overflow-auto">
        {shown.map((finding, index) => (
          <li key={`${index}/${finding.rowId}/${finding.code}`}>
            <CellLink cell={finding} columns={columns} onCell={onCell} /> {messageOf(finding)}
          </li>
        ))}
      </ul>
      {moreButton}
      <RemedyButtons findings={findings} onRemedy={onRemedy} />
    </Alert>
  );
}

/** Buttons for the remedies that need no choice of the user, each for all findings that it mends. */
function RemedyButtons({ findings, onRemedy }: Pick<FindingListProps, 'findings' | 'onRemedy'>) {
  const { t } = useLingui();
  const of = (remedy: AutomaticRemedy) => findings.filter((finding) => finding.remedy === remedy);
  const labelOf = (remedy: AutomaticRemedy, count: number): string => {
    switch (remedy) {
      case 'replace-blanks':
        return t`${plural(count, { one: 'Replace the spaces in # id', other: 'Replace the spaces in # ids' })}`;
      case 'swap-files':
        return t`${plural(count, { one: 'Swap the files of # sample', other: 'Swap the files of # samples' })}`;
    }
  };
  const remedies = AUTOMATIC_REMEDIES.filter((remedy) => of(remedy).length > 0);
  return remedies.length === 0 ? null : (
    <div className="mt-2 flex flex-wrap gap-2">
      {remedies.map((remedy) => (
        <Button key={remedy} size="sm" onClick={() => onRemedy(of(remedy))}>
          {labelOf(remedy, of(remedy).length)}
        </Button>
      ))}
    </div>
  );
}
