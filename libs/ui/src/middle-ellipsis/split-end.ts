/** Characters of the end: enough for the mate and the endings of "…_L001_R1_001.fastq.gz". */
const END = /(?:\P{M}\p{M}*){16}$/su;

/**
 * Splits a text into its beginning and its last 16 characters, without separating a letter from its accents. The end of a
 * text that is hardly longer is empty.
 */
export function splitEnd(text: string): readonly [beginning: string, end: string] {
  const end = text.search(END);
  return end < 5 ? [text, ''] : [text.slice(0, end), text.slice(end)];
}
