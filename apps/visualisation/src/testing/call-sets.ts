import type { CallSet, FigureSource } from '@omics-portal/api/visualisation';

/** Source of tables in tests and stories. */
export const TEST_SOURCE: FigureSource = {
  id: 'test-set',
  title: 'Table of a test',
  licence: 'MIT',
  origin: 'example/repository',
  synthetic: false,
};

/** Call set of a genome from ARD; give only what a test is about. */
export function callSet(over: Partial<CallSet> = {}): CallSet {
  return {
    id: 'ILM_Nova_ARD_20181108_1',
    batch: 'ILM_Nova_ARD_20181108_PCR-free',
    sequencing: 'WGS',
    preparation: 'PCR-free',
    platform: 'Illumina',
    lab: 'ARD',
    precision: { snv: 0.997, indel: 0.99 },
    recall: { snv: 0.998, indel: 0.985 },
    mendelian: { snv: 0.98, indel: 0.94 },
    ...over,
  };
}
