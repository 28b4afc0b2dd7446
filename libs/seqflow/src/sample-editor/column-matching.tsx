import { useLingui } from '@lingui/react/macro';
import { Alert, Checkbox, Select } from '@omics-portal/ui';
import { missingColumns, withHead, withMatch, type ColumnProposal } from '../sheet/files/match-columns';
import type { TextEncoding } from '../sheet/files/decode-text';
import type { SheetColumn } from '../sheet/sheet-columns';
import { EncodingChoice } from './encoding-choice';
import type { ReadSpreadsheet } from './use-spreadsheet';

interface ColumnMatchingProps {
  readonly spreadsheet: ReadSpreadsheet;
  readonly columns: readonly SheetColumn[];
  readonly onChange: (proposal: ColumnProposal) => void;
  readonly onSheetChange: (name: string) => void;
  readonly onEncodingChange: (encoding: TextEncoding) => void;
}

const NOT_TAKEN = '-';
/** Number of values of a column that are shown. */
const SHOWN_VALUES = 3;

/** Columns of a spreadsheet with those of the sheet that they belong to, for correction. */
export function ColumnMatching({
  spreadsheet,
  columns,
  onChange,
  onSheetChange,
  onEncodingChange,
}: ColumnMatchingProps) {
  const { t } = useLingui();
  const { table, proposal } = spreadsheet;
  const labelOf = ({ label }: SheetColumn) => label ?? t`Sample ID`;
  const missing = missingColumns(proposal, columns).map(labelOf).join(', ');
  const values = table.rows.slice(proposal.hasHead ? 1 : 0, SHOWN_VALUES + (proposal.hasHead ? 1 : 0));
  const { source } = table;
  return (
    <div className="flex flex-col gap-3">
      {source.kind === 'workbook' && source.others.length > 0 ? (
        <div className="w-60">
          <Select
            aria-label={t`Sheet of the workbook`}
            value={source.sheet}
            onValueChange={onSheetChange}
            options={[source.sheet, ...source.others].map((name) => ({ value: name, label: name }))}
          />
        </div>
      ) : null}
      <EncodingChoice table={table} onChange={onEncodingChange} />
      <Checkbox
        label={t`The first row has the names of the columns`}
        checked={proposal.hasHead}
        onCheckedChange={(hasHead) => onChange(withHead(table.rows, columns, hasHead))}
      />
      <ul className="flex max-h-72 flex-col gap-2 overflow-auto">
        {proposal.matches.map(({ index, header, model }) => {
          const number = index + 1;
          const name = header || t`Column ${number}`;
          return (
            <li key={index} className="flex flex-wrap items-center gap-2 text-sm">
              <span className="min-w-0 flex-1 basis-48">
                <span className="block font-medium break-all">{name}</span>
                <span className="block truncate text-xs text-muted">
                  {values.map((row) => row[index]).join(' · ')}
                </span>
              </span>
              <div className="w-52">
                <Select
                  aria-label={t`Column of the sheet for ${name}`}
                  value={model ?? NOT_TAKEN}
                  onValueChange={(next) =>
                    onChange(withMatch(proposal, index, next === NOT_TAKEN ? null : next))
                  }
                  options={[
                    { value: NOT_TAKEN, label: t`Not used` },
                    ...columns.map((column) => ({ value: column.model, label: labelOf(column) })),
                  ]}
                />
              </div>
            </li>
          );
        })}
      </ul>
      {missing === '' ? null : (
        <Alert tone="warning" title={t`The spreadsheet has no column for: ${missing}`} />
      )}
    </div>
  );
}
