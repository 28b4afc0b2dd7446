import { type FigureKey } from '../model/figure';
import { type ToolColumns } from './column-rule';

/** Genomes of FastQ Screen by their names in its usual configurations, in lower case with letters only. */
const GENOMES: Readonly<Record<string, FigureKey>> = {
  human: 'human',
  mouse: 'mouse',
  ecoli: 'ecoli',
  yeast: 'yeast',
  virus: 'virus',
  adapter: 'adapter',
  adapters: 'adapter',
  vector: 'vector',
  vectors: 'vector',
  rrna: 'rrna',
  mitoch: 'mitochondria',
  mitochondria: 'mitochondria',
  phix: 'phix',
  ercc: 'ercc',
  nohits: 'noHits',
};

/** Figure of a genome; undefined for other genomes. */
export function figureOfGenome(name: string): FigureKey | undefined {
  const key = name.toLowerCase().replace(/[^a-z]/g, '');
  return Object.hasOwn(GENOMES, key) ? GENOMES[key] : undefined;
}

/** Columns of FastQ Screen in MultiQC, `{genome} percentage`: reads with a hit in the genome. */
export function screenColumns(names: readonly string[]): ToolColumns {
  const rules = names.flatMap((name) => {
    const key = name.endsWith(' percentage')
      ? figureOfGenome(name.slice(0, -' percentage'.length))
      : undefined;
    return key ? [[name, { key }] as const] : [];
  });
  return { tool: 'fastq-screen', subject: 'file', columns: Object.fromEntries(rules) };
}
