import { useState } from 'react';
import { useLingui } from '@lingui/react/macro';
import { Button, Checkbox, Select } from '@omics-portal/ui';
import type { FormValues } from '../app-form/form-values';
import { FilePicker, type FileSource } from '../file-picker/file-picker';
import { readColumns, type ReadColumns } from '../sheet/column-roles';
import { mergeLanes, pairFiles } from '../sheet/pairing/pair-files';
import { pairedCells, pairingOptions } from '../sheet/pairing/paired-cells';
import type { SheetColumn } from '../sheet/sheet-columns';
import { correctedPairing, NO_CORRECTIONS } from './corrected-pairing';
import { PairedSamples } from './paired-samples';
import { sampleFileColumns } from './sample-file-columns';

interface FilesToSamplesProps {
  readonly columns: readonly SheetColumn[];
  /** Files that are chosen at first. */
  readonly files?: readonly string[];
  readonly source: FileSource;
  readonly onAdd: (samples: readonly FormValues[]) => void;
  readonly onCancel: () => void;
}

/** Columns of the reads, at first those known by their names, or else the first column of files. */
function useReadColumns(columns: readonly SheetColumn[]) {
  const known = readColumns(columns);
  const files = sampleFileColumns(columns);
  const [[first, second], setModels] = useState<readonly [string, string]>([files[0]?.model ?? '', '']);
  const column = (model: string) => files.find((one) => one.model === model) ?? null;
  const read1 = column(first);
  const chosen: ReadColumns | null = read1 && { read1, read2: second === first ? null : column(second) };
  return { reads: known ?? chosen, files, known: known !== null, first, second, setModels };
}

/** Dialog that makes samples of files: of a folder, the cart or links. They are paired by name and corrected before they are added. */
export function FilesToSamples({ columns, files: given = [], source, onAdd, onCancel }: FilesToSamplesProps) {
  const { t } = useLingui();
  const [corrections, setCorrections] = useState(NO_CORRECTIONS);
  const [merges, setMerges] = useState(true);
  const { reads, files, known, first, second, setModels } = useReadColumns(columns);
  if (!reads) {
    return null;
  }
  const takesLanes = reads.read1.field?.multiple === true && reads.read2?.field?.multiple !== false;
  const choices = files.map(({ model, label }) => ({ value: model, label: label ?? model }));
  const filters = new Set([reads.read1, reads.read2].map((column) => column?.field?.filterType));
  return (
    <FilePicker
      title={t`Samples from files`}
      chosen={given}
      multiple
      filterType={filters.size === 1 || !reads.read2 ? reads.read1.field?.filterType : undefined}
      source={source}
      viewOf={(paths) => {
        const paired = pairFiles(paths, pairingOptions(reads));
        const hasLanes = takesLanes && paired.samples.some(({ notes }) => notes.includes('lanes'));
        const pairing = takesLanes && merges ? { ...paired, samples: mergeLanes(paired.samples) } : paired;
        const { samples } = correctedPairing(pairing, corrections);
        const count = samples.length;
        return {
          list: (
            <>
              {known ? null : (
                <div className="flex flex-wrap gap-3">
                  <Select
                    aria-label={t`Column of read 1`}
                    value={first}
                    onValueChange={(model) => setModels([model, second])}
                    options={choices}
                  />
                  <Select
                    aria-label={t`Column of read 2`}
                    value={second || NO_COLUMN}
                    onValueChange={(model) => setModels([first, model === NO_COLUMN ? '' : model])}
                    options={[{ value: NO_COLUMN, label: t`One file for each sample` }, ...choices]}
                  />
                </div>
              )}
              {hasLanes ? (
                <Checkbox
                  label={t`One sample for all lanes`}
                  checked={merges}
                  onCheckedChange={(next) => {
                    setMerges(next);
                    setCorrections(NO_CORRECTIONS);
                  }}
                />
              ) : null}
              <PairedSamples pairing={pairing} corrections={corrections} onCorrect={setCorrections} />
            </>
          ),
          confirmButton: (
            <Button
              variant="primary"
              disabled={count === 0}
              onClick={() => onAdd(pairedCells(samples, reads))}
            >
              {t`Add samples (${count})`}
            </Button>
          ),
        };
      }}
      onConfirm={() => undefined}
      onCancel={onCancel}
    />
  );
}

const NO_COLUMN = '-';
