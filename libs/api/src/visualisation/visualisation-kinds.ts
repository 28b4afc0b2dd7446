/** Kinds of visualisations, by the name in their address. */
export const VISUALISATION_KINDS = ['dna', 'rna', 'protein', 'metabolism'] as const;

/** One of {@link VISUALISATION_KINDS}. */
export type VisualisationKind = (typeof VISUALISATION_KINDS)[number];
