import { useLingui } from '@lingui/react/macro';
import { Button } from '@omics-portal/ui';
import { readNames } from '../sheet/pairing/read-name';
import type { PickerTabProps } from './picker-tab-props';

interface ChooseManyProps extends Pick<PickerTabProps, 'onChoose'> {
  /** Files that the buttons choose from. */
  readonly paths: readonly string[];
  /** Label of the button for all of them. */
  readonly allLabel: string;
}

function isRead(path: string, read: 1 | 2): boolean {
  return readNames(path)[0]?.read === read;
}

/** Buttons that choose many files at once: all, all of read 1, all of read 2, or none. */
export function ChooseMany({ paths, allLabel, onChoose }: ChooseManyProps) {
  const { t } = useLingui();
  const read1 = paths.filter((path) => isRead(path, 1));
  const read2 = paths.filter((path) => isRead(path, 2));
  const count1 = read1.length;
  const count2 = read2.length;
  return (
    <div className="flex flex-wrap gap-2">
      <Button size="sm" onClick={() => onChoose(paths, true)}>
        {allLabel}
      </Button>
      {count1 > 0 && count2 > 0 ? (
        <>
          <Button size="sm" variant="ghost" onClick={() => onChoose(read1, true)}>
            {t`All R1 (${count1})`}
          </Button>
          <Button size="sm" variant="ghost" onClick={() => onChoose(read2, true)}>
            {t`All R2 (${count2})`}
          </Button>
        </>
      ) : null}
      <Button size="sm" variant="ghost" onClick={() => onChoose(paths, false)}>
        {t`None of these`}
      </Button>
    </div>
  );
}
