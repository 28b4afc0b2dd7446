/** Table of the Quartet DNA workflows as its header identifies it. */
export interface DseqcHeader {
  /** Column names in lower case, with letters and digits only and without the prefix of MultiQC. */
  readonly names: readonly string[];
  /** True for a table that MultiQC exported; its precision and recall are fractions. */
  readonly viaMultiqc: boolean;
}

/** Column names of a table. MultiQC 1.11 writes `{section}_{name}`, without `%` and blanks. */
export function dseqcHeader(header: readonly string[], section: string): DseqcHeader {
  const prefix = `${section}_`;
  return {
    names: header.map((name) =>
      (name.startsWith(prefix) ? name.slice(prefix.length) : name).toLowerCase().replace(/[^a-z0-9]/g, ''),
    ),
    viaMultiqc: header.some((name) => name.startsWith(prefix)),
  };
}
