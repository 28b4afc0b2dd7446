import { useLingui } from '@lingui/react/macro';
import { Button, IconButton, Input } from '@omics-portal/ui';
import { joinSentences } from '@omics-portal/wording';
import { ArrowLeftRight, X } from 'lucide-react';
import { fileNameOf } from '../results/file-name';
import { useFirstEntries } from '../long-list/use-first-entries';
import type { LeftOverFile, Pairing } from '../sheet/pairing/pair-files';
import { correctedPairing, type CorrectedSample, type PairingCorrections } from './corrected-pairing';
import { usePairingMessages } from './use-pairing-messages';

/** Maximum number of samples that are shown, and of left-over files at first. */
const MAX_SHOWN = 200;

interface PairedSamplesProps {
  readonly pairing: Pairing;
  readonly corrections: PairingCorrections;
  readonly onCorrect: (corrections: PairingCorrections) => void;
}

/** Samples recognised by the names of the chosen files, with corrections, and the files that are left over. */
export function PairedSamples({ pairing, corrections, onCorrect }: PairedSamplesProps) {
  const { t } = useLingui();
  const { samples, leftOver } = correctedPairing(pairing, corrections);
  const count = samples.length;
  const more = count - MAX_SHOWN;
  return (
    <section aria-label={t`Samples from these files`} className="flex flex-col gap-3">
      <p role="status" className="text-sm font-medium">
        {count === 0
          ? t`Choose files: the samples are recognized by their names.`
          : t`Recognized samples: ${count}`}
      </p>
      {count > 0 ? (
        <ul className="flex max-h-64 flex-col gap-2 overflow-auto">
          {samples.slice(0, MAX_SHOWN).map((sample) => (
            <Sample key={sample.key} sample={sample} corrections={corrections} onCorrect={onCorrect} />
          ))}
        </ul>
      ) : null}
      {more > 0 ? (
        <p className="text-sm text-muted">{t`and ${more} more, which you can correct in the sheet`}</p>
      ) : null}
      <LeftOver
        files={leftOver}
        onTake={(path) => onCorrect({ ...corrections, singles: [...corrections.singles, path] })}
      />
    </section>
  );
}

interface SampleProps extends Pick<PairedSamplesProps, 'corrections' | 'onCorrect'> {
  readonly sample: CorrectedSample;
}

function Sample({ sample, corrections, onCorrect }: SampleProps) {
  const { t } = useLingui();
  const { notes } = usePairingMessages();
  const { key, id, read1, read2 } = sample;
  const { ids, swapped, removed } = corrections;
  const swap = () =>
    onCorrect({
      ...corrections,
      swapped: swapped.includes(key) ? swapped.filter((one) => one !== key) : [...swapped, key],
    });
  return (
    <li className="flex flex-wrap items-center gap-2 text-sm">
      <Input
        className="w-44"
        aria-label={t`Sample ID of ${id}`}
        value={id}
        onChange={(event) => onCorrect({ ...corrections, ids: { ...ids, [key]: event.target.value } })}
      />
      <span className="min-w-0 flex-1 basis-60 break-all">
        {[...read1, ...read2].map(fileNameOf).join(' + ')}
        {sample.notes.length > 0 ? (
          <span className="block text-xs text-muted">
            {joinSentences(sample.notes.map((note) => notes[note]))}
          </span>
        ) : null}
      </span>
      {read1.length > 0 && read2.length > 0 ? (
        <IconButton
          label={t`Swap the reads of ${id}`}
          size="sm"
          variant="ghost"
          icon={<ArrowLeftRight />}
          onClick={swap}
        />
      ) : null}
      <IconButton
        label={t`Leave out ${id}`}
        size="sm"
        variant="ghost"
        icon={<X />}
        onClick={() => onCorrect({ ...corrections, removed: [...removed, key] })}
      />
    </li>
  );
}

function LeftOver({
  files,
  onTake,
}: {
  readonly files: readonly LeftOverFile[];
  readonly onTake: (path: string) => void;
}) {
  const { t } = useLingui();
  const { reasons } = usePairingMessages();
  const { shown, moreButton } = useFirstEntries(files, MAX_SHOWN);
  const count = files.length;
  if (count === 0) {
    return null;
  }
  return (
    <div className="flex flex-col items-start gap-1 text-sm">
      <p className="font-medium text-warning">{t`Files that belong to no sample: ${count}`}</p>
      <ul className="flex max-h-40 w-full flex-col gap-1 overflow-auto">
        {shown.map(({ path, reason }, index) => {
          const name = fileNameOf(path);
          return (
            <li key={`${index}/${path}`} className="flex flex-wrap items-center gap-2">
              <span className="break-all">{name}</span>
              <span className="text-muted">{reasons[reason]}</span>
              {reason === 'no-mate' || reason === 'unknown-name' || reason === 'several-mates' ? (
                <Button size="sm" variant="link" onClick={() => onTake(path)}>
                  {t`Use ${name} as a sample`}
                </Button>
              ) : null}
            </li>
          );
        })}
      </ul>
      {moreButton}
    </div>
  );
}
