import { useMemo } from 'react';
import { useLingui } from '@lingui/react/macro';
import type { AppSchema } from '@omics-portal/api';
import { Card } from '@omics-portal/ui';
import { ValueText } from '../app-form/value-text';
import type { DraftOrigin } from '../draft/wizard-draft';
import type { DraftSheet } from '../sample-editor/use-sheet-editing';
import { runDifferences } from './run-differences';

interface DifferencesCardProps {
  readonly schema: AppSchema;
  readonly origin: DraftOrigin;
  readonly sheet: DraftSheet;
}

/** Maximum number of sample ids that are listed. */
const MAX_SHOWN = 20;

/** Differences of the draft from the run that it was copied from. */
export function DifferencesCard({ schema, origin, sheet }: DifferencesCardProps) {
  const { t } = useLingui();
  const { added, removed, changed } = useMemo(
    () => runDifferences(schema, origin, sheet),
    [schema, origin, sheet],
  );
  const { name } = origin;
  const listOf = (ids: readonly string[]) =>
    [...ids.slice(0, MAX_SHOWN), ...(ids.length > MAX_SHOWN ? ['…'] : [])].join(', ');
  const addedIds = listOf(added);
  const removedIds = listOf(removed);
  const isSame = added.length + removed.length + changed.length === 0;
  return (
    <Card title={t`Differences from ${name}`}>
      {isSame ? <p className="text-sm">{t`The samples and parameters are the same.`}</p> : null}
      <ul className="flex flex-col gap-1 text-sm">
        {added.length > 0 ? <li>{t`New samples: ${addedIds}`}</li> : null}
        {removed.length > 0 ? <li>{t`Removed samples: ${removedIds}`}</li> : null}
        {changed.map(({ column, samples, before, now }) => (
          <li key={column.model} className="flex flex-wrap gap-x-2">
            <span className="font-medium">{column.label ?? t`Sample ID`}</span>
            <ValueText field={column.field} value={before} />
            <span aria-label={t`changed to`} role="img">
              →
            </span>
            <ValueText field={column.field} value={now} />
            <span className="text-muted">{t`(samples: ${samples})`}</span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
