/** Maximum length of a line that has no end yet, in characters: a row of a million samples is shorter. */
const MAX_LINE = 64 << 20;

/** Receiver of the lines of a VCF. */
export interface LineReceiver {
  readonly line: (text: string) => void;
  /** Called for a line without an end; throws. */
  readonly tooLong: () => never;
  /** Called after each chunk. */
  readonly chunkRead?: () => void;
}

/** Reads the lines of a VCF from its bytes; an empty last line is none. */
export async function readVcfLines(
  chunks: AsyncIterable<Buffer>,
  { line, tooLong, chunkRead }: LineReceiver,
): Promise<void> {
  let rest = '';
  for await (const chunk of chunks) {
    // VCF is ASCII except for INFO text, which is not read: latin1 preserves bytes and line breaks.
    const [first = '', ...others] = chunk.toString('latin1').split('\n');
    rest += first;
    for (const next of others) {
      line(rest);
      rest = next;
    }
    if (rest.length > MAX_LINE) {
      tooLong();
    }
    chunkRead?.();
  }
  if (rest !== '') {
    line(rest);
  }
}
