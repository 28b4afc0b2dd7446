import { pluginNameOf, type ReportKind } from '@omics-portal/resources';
import { useLingui } from '@lingui/react/macro';
import type { AssessmentGap } from '@omics-portal/qc-metrics';
import { Alert, FormField, Input, Textarea } from '@omics-portal/ui';
import { gapSentence } from '../figures/table-findings-words';
import { useReports } from '../ports/reports-ports';
import { NAME_LENGTH, type DraftProblem, type ReportDraft } from './report-draft';
import { ScaleField } from './scale-field';
import type { TableRole } from './table-check';
import { TableField } from './table-field';
import { useStoredTables } from './use-stored-tables';
import type { UploadProgress } from './use-submit-report';
import type { TableChecks } from './use-table-check';

interface ReportFieldsProps {
  readonly kind: ReportKind;
  readonly draft: ReportDraft;
  readonly onDraftChange: (draft: ReportDraft) => void;
  readonly checks: TableChecks;
  readonly progress: UploadProgress;
  /** What to say about empty fields: nothing before the first try. */
  readonly missing: readonly DraftProblem[];
  readonly disabled: boolean;
}

function useTableWords(
  kind: ReportKind,
): Record<TableRole, { label: string; columns: string; required: string }> {
  const { t } = useLingui();
  return {
    data: {
      label: t`Data File`,
      columns:
        kind === 'metqc'
          ? t`Columns: metabolites, HMDBID, then one for each library. NA, 0 or nothing for a missing value.`
          : t`Columns: rowname (or Type and Feature), then one for each library. NA, 0 or nothing for a missing value.`,
      required: t`Choose the data table.`,
    },
    metadata: {
      label: t`Metadata File`,
      columns:
        kind === 'metqc'
          ? t`Columns: col_names (the libraries of the data table) and sample (D5, D6, F7 or M8); others may follow.`
          : t`Columns: name (the libraries of the data table) and sample (D5, D6, F7 or M8); others may follow.`,
      required: t`Choose the metadata table.`,
    },
  };
}

const ROLES = ['data', 'metadata'] as const satisfies readonly TableRole[];

/** The fields of a new report. */
export function ReportFields({
  kind,
  draft,
  onDraftChange,
  checks,
  progress,
  missing,
  disabled,
}: ReportFieldsProps) {
  const { t } = useLingui();
  const { brand } = useReports();
  const tables = useStoredTables(pluginNameOf(brand, kind));
  const words = useTableWords(kind);
  const { least, most } = NAME_LENGTH;
  const nameRule = t`${least} to ${most} characters.`;
  return (
    <>
      {ROLES.map((role) => (
        <TableField
          key={role}
          label={words[role].label}
          columns={words[role].columns}
          choice={draft[role]}
          onChoose={(choice) => onDraftChange({ ...draft, [role]: choice })}
          cart={tables.cart}
          earlier={tables.earlierOf(role)}
          reading={checks.reading[role]}
          unread={checks.unread[role]}
          waits={role === 'data' && checks.dataWaits}
          problems={checks[role]}
          progress={progress[role]}
          disabled={disabled}
          error={missing.includes(`${role}-required`) ? words[role].required : undefined}
        />
      ))}
      <ScaleField
        scale={draft.scale}
        preparation={checks.preparation}
        disabled={disabled}
        onChange={(scale) => onDraftChange({ ...draft, scale })}
      />
      <ExpectedGaps gaps={checks.gaps} />
      <FormField
        label={t`Report Name`}
        required
        help={nameRule}
        error={
          missing.includes('name-length') ? t`Give a name of ${least} to ${most} characters.` : undefined
        }
      >
        {(control) => (
          <Input
            {...control}
            autoComplete="off"
            disabled={disabled}
            value={draft.name}
            onChange={(event) => onDraftChange({ ...draft, name: event.target.value })}
          />
        )}
      </FormField>
      <FormField label={t`Description`}>
        {(control) => (
          <Textarea
            {...control}
            rows={3}
            disabled={disabled}
            value={draft.description}
            onChange={(event) => onDraftChange({ ...draft, description: event.target.value })}
          />
        )}
      </FormField>
    </>
  );
}

/** List of the gaps that prevent a verdict, shown before the report is made. */
function ExpectedGaps({ gaps }: { readonly gaps: readonly AssessmentGap[] }) {
  const { t, i18n } = useLingui();
  return gaps.length === 0 ? null : (
    <Alert tone="warning" title={t`The report will have no verdict`}>
      <ul className="list-disc ps-4">
        {gaps.map((gap) => (
          <li key={gap.code}>{gapSentence(i18n, gap)}</li>
        ))}
      </ul>
    </Alert>
  );
}
