import { useLingui } from '@lingui/react/macro';
import { fileNameOf } from '../results/file-name';
import type { Finding, FindingCode, Remedy } from '../sheet/preflight/finding';

/** Messages about findings of the pre-flight: what is wrong, and what to do. */
export function useFindingMessages() {
  const { t } = useLingui();
  const messageOf = useMessages();
  const remedies = useRemedies();
  return (finding: Finding): string => {
    const fault = messageOf(finding);
    const remedy = remedies[finding.remedy];
    return t({ message: `${fault} ${remedy}`, comment: 'Two sentences, one after the other.' });
  };
}

function useMessages(): (finding: Finding) => string {
  const { t } = useLingui();
  const compressionMessage = useCompressionMessage();
  return ({ code, params }) => {
    const textOf = (name: string) => String(params[name] ?? '');
    const id = textOf('id');
    const file = fileNameOf(textOf('path'));
    const mate = fileNameOf(textOf('mate'));
    const row = textOf('with');
    const read = textOf('read');
    const mateRead = textOf('mateRead');
    const firsts = textOf('first');
    const seconds = textOf('second');
    const messages: Record<FindingCode, string> = {
      'duplicate-id': t`Row ${row} has the same id ${id}.`,
      'id-differs-in-case': t`The id ${id} differs from that of row ${row} in upper and lower case only.`,
      'id-blanks': t`The id ${id} contains spaces, which some workflows do not accept.`,
      'id-characters': t`The id ${id} contains slashes or invisible characters.`,
      'uneven-mates': t`The sample has ${firsts} files of read 1 and ${seconds} of read 2: each needs its mate.`,
      'same-mates': t`Both reads are the same file ${file}.`,
      'same-file': t`Row ${row} has the same file ${file}.`,
      'repeated-file': t`The cell has the file ${file} twice.`,
      'swapped-reads': t`The names of ${mate} and ${file} say that read 1 and read 2 are swapped.`,
      'other-sample': t`By its name, ${file} belongs to another sample than ${mate}.`,
      archive: t`${file} is an archive, not a compressed file.`,
      'not-a-link': t`${file} is not a link to a stored file.`,
      'missing-file': t`${file} does not exist.`,
      'forbidden-file': t`You do not have permission to read ${file}.`,
      'empty-file': t`${file} is empty.`,
      'wrong-compression': compressionMessage(file, textOf('expected'), textOf('found')),
      'not-fastq': t`${file} has no FASTQ reads.`,
      'other-reads': t`The first reads of ${mate} (${mateRead}) and ${file} (${read}) have different names.`,
      'unchecked-file': t`${file} could not be checked.`,
      'unchecked-reads': t`It could not be checked whether the reads of ${mate} and ${file} belong together.`,
    };
    return messages[code];
  };
}

/** Message that the compression of a file is not that of its name. */
function useCompressionMessage() {
  const { t } = useLingui();
  return (file: string, expected: string, found: string): string => {
    if (expected === 'none') {
      return t`By its name ${file} is not compressed, but it is ${found}.`;
    }
    return found === 'none'
      ? t`By its name ${file} is compressed with ${expected}, but it is not compressed.`
      : t`By its name ${file} is compressed with ${expected}, but it is ${found}.`;
  };
}

function useRemedies(): Record<Remedy, string> {
  const { t } = useLingui();
  return {
    'rename-sample': t`Give the sample another id.`,
    'replace-blanks': t`Replace the spaces with underscores.`,
    'choose-file': t`Choose the right file.`,
    'swap-files': t`Swap the two files.`,
    'unpack-file': t`Unpack it and choose the files in it.`,
    'rename-file': t`Upload it under the right name.`,
    'upload-again': t`Upload it again.`,
    'ask-for-access': t`Choose another file, or ask its owner for a copy.`,
    'check-again': t`Check again, or continue without this check.`,
  };
}
