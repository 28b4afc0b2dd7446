import { useLingui } from '@lingui/react/macro';
import type { JobGrouping } from '@omics-portal/resources';
import { Select } from '@omics-portal/ui';

/** Value of the choice of no grouping. */
const NONE = 'none';

interface FigureGroupSelectProps {
  readonly groupings: readonly JobGrouping[];
  readonly chosen: JobGrouping | undefined;
  /** Called with the key of a grouping, or undefined for none. */
  readonly onChoose: (key: string | undefined) => void;
}

/** Choice of the label or parameter by which samples are grouped; renders nothing where no value is shared by samples. */
export function FigureGroupSelect({ groupings, chosen, onChoose }: FigureGroupSelectProps) {
  const { t } = useLingui();
  return groupings.length > 0 ? (
    <Select
      size="sm"
      aria-label={t`Group the samples by`}
      className="w-56 max-w-full"
      value={chosen?.key ?? NONE}
      onValueChange={(key) => onChoose(key === NONE ? undefined : key)}
      options={[
        { value: NONE, label: t`Without groups` },
        ...groupings.map(({ key, kind, name }) => ({
          value: key,
          label: kind === 'label' ? t`By label: ${name}` : t`By parameter: ${name}`,
        })),
      ]}
    />
  ) : null;
}
