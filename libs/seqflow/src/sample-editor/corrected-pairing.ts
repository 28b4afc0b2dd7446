import type { Pairing, PairedSample } from '../sheet/pairing/pair-files';
import { stemOf } from '../sheet/pairing/read-name';

/** Corrections of recognised samples before they enter the sheet. Samples are known by their first file. */
export interface PairingCorrections {
  /** Ids that the user has changed, by the first file of the sample. */
  readonly ids: Readonly<Record<string, string>>;
  /** Samples whose two files are exchanged. */
  readonly swapped: readonly string[];
  /** Samples that the user does not want. */
  readonly removed: readonly string[];
  /** Left-over files that the user takes as samples of one file. */
  readonly singles: readonly string[];
}

/** No corrections. */
export const NO_CORRECTIONS: PairingCorrections = { ids: {}, swapped: [], removed: [], singles: [] };

/** Key of a sample in the corrections: its first file. */
function sampleKey({ read1, read2 }: Pick<PairedSample, 'read1' | 'read2'>): string {
  return read1[0] ?? read2[0] ?? '';
}

/** Sample before corrections; `key` stays the same when its reads are exchanged. */
export interface CorrectedSample extends PairedSample {
  readonly key: string;
}

/** Samples and left-over files after the corrections of the user. */
export function correctedPairing(
  { samples, leftOver }: Pairing,
  { ids, swapped, removed, singles }: PairingCorrections,
): { readonly samples: readonly CorrectedSample[]; readonly leftOver: Pairing['leftOver'] } {
  const taken = leftOver.filter(({ path }) => singles.includes(path));
  const all = [...samples, ...taken.map(({ path }) => singleSample(path))].map((sample) => ({
    ...sample,
    key: sampleKey(sample),
  }));
  return {
    samples: all
      .filter(({ key }) => !removed.includes(key))
      .map((sample) => ({
        ...sample,
        id: ids[sample.key] ?? sample.id,
        ...(swapped.includes(sample.key) && { read1: sample.read2, read2: sample.read1 }),
      })),
    leftOver: leftOver.filter((file) => !taken.includes(file)),
  };
}

function singleSample(path: string): PairedSample {
  const name = stemOf(path);
  return {
    id: name.replace(/[^\p{L}\p{N}_.-]+/gu, '_').slice(0, 64),
    name,
    part: '',
    sheetNumber: '',
    folder: '',
    pattern: null,
    read1: [path],
    read2: [],
    notes: ['single'],
  };
}
