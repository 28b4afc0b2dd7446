/** Tables of the sequencing data service. */
// eslint-disable-next-line @typescript-eslint/no-empty-object-type -- filled by its owner in the next commits
export interface DataseqTables {}
