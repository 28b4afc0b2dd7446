import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { FigureRow } from '@omics-portal/api';
import { RenamePanel, type GivenNames } from '@omics-portal/ui/rename';

interface RenameSamplesProps {
  /** Rows with the own names of their samples. */
  readonly samples: readonly Pick<FigureRow, 'sample_id'>[];
  readonly names: GivenNames;
  readonly onNamesChange: (names: GivenNames) => void;
}

/** Panel in which a reader gives the samples of a project other names, for the table, its files and the charts. */
export function RenameSamples({ samples, names, onNamesChange }: RenameSamplesProps) {
  const { t } = useLingui();
  const ids = [...new Set(samples.map(({ sample_id: id }) => id))];
  return (
    <RenamePanel
      items={ids.map((id) => ({ id, name: id }))}
      names={names}
      onNamesChange={onNamesChange}
      labels={{
        open: t`Rename the samples`,
        panel: t`Names of the samples`,
        help: t`The names are part of the address of this view, and of saved tables.`,
        nameOf: (sample) => t`Name of the sample ${sample}`,
        find: t`Find a sample`,
        more: (count) =>
          t`${plural(count, { one: '# more sample: search for it.', other: '# more samples: search for them.' })}`,
      }}
    />
  );
}
