import { useLingui } from '@lingui/react/macro';
import type { LeftOverReason, PairingNote } from '../sheet/pairing/pair-files';

/** Messages about recognised samples and left-over files. */
export function usePairingMessages() {
  const { t } = useLingui();
  const notes: Record<PairingNote, string> = {
    'uncertain-mates': t`Check the pair: only a number or a letter tells the reads apart.`,
    'other-folder': t`The two files are in different folders.`,
    'other-ending': t`The two files have different endings.`,
    lanes: t`One row for each lane.`,
    'merged-lanes': t`The lanes of one sample: one job reads them all.`,
    'same-name': t`Another folder has a sample of this name.`,
    single: t`One file: single-end reads.`,
  };
  const reasons: Record<LeftOverReason, string> = {
    'no-mate': t`There is no file of the other read.`,
    'unknown-name': t`The name does not tell read 1 or read 2.`,
    'several-mates': t`Several files could be the mate.`,
    'index-read': t`Index reads are not used.`,
    'third-read': t`A third read is not used.`,
    repeated: t`The file was chosen twice.`,
    folder: t`This is a folder.`,
    'not-accepted': t`The app does not take files of this kind.`,
  };
  return { notes, reasons };
}
