import { createHash } from 'node:crypto';
import type { FigureSource, FiguresMapping } from '../app-store/figures-mapping.ts';
import type { RunDescriptor } from '../app-store/run-descriptor.ts';
import type { ObjectStore } from '../objects/object-store.ts';
import { parseStorageLink } from '../objects/storage-link.ts';
import {
  fitsFigureLimits,
  mergeFigureRows,
  type FigureRow,
  type FiguresProblem,
  type SampleFigures,
} from './figure-row.ts';
import { storableText } from './figure-value.ts';
import { parseFigures } from './parse-figures.ts';

/** Largest file from which figures are read, in bytes. */
export const MAX_FIGURES_BYTES = 16 * 1024 * 1024;

/** Files of MultiQC in an output that is a folder. */
const FOLDER_FILES: Readonly<Partial<Record<FigureSource['format'], string>>> = {
  'multiqc-data': 'multiqc_data.json',
  'multiqc-table': 'multiqc_general_stats.txt',
};

/** Id of the sources of a mapping, to know if stored figures were read as the mapping says today. */
export function sourcesId({ sources }: FiguresMapping): string {
  return createHash('md5').update(JSON.stringify(sources)).digest('hex');
}

/**
 * Reads the figures of a run from its outputs (storage links by name). It never throws: a file that is missing, too large
 * or broken is a problem of this run alone.
 */
export async function readFigures(
  objects: ObjectStore,
  { outputs: declared }: Pick<RunDescriptor, 'outputs'>,
  mapping: FiguresMapping,
  outputs: Readonly<Record<string, string>>,
): Promise<SampleFigures> {
  const read = await Promise.all(
    mapping.sources.map((source) => {
      const isFolder = declared.some(({ name, kind }) => name === source.output && kind === 'folder');
      return readSource(objects, source, outputs[source.output], isFolder);
    }),
  );
  const rows = mergeFigureRows(read.flatMap((one) => ('rows' in one ? one.rows.map(storableRow) : [])));
  const problem = read.flatMap((one) => ('problem' in one ? [one.problem] : []))[0] ?? null;
  if (fitsFigureLimits(rows)) return { rows, problem };
  return { rows: [], problem: { code: 'too-many', output: mapping.sources[0]?.output ?? '' } };
}

type SourceFigures = { rows: readonly FigureRow[] } | { problem: FiguresProblem };

async function readSource(
  objects: ObjectStore,
  source: FigureSource,
  link: string | undefined,
  isFolder: boolean,
): Promise<SourceFigures> {
  const failed = (code: FiguresProblem['code']) => ({ problem: { code, output: source.output } });
  const location = parseStorageLink(link);
  if (!location) return failed('missing-output');
  const file = isFolder ? `/${FOLDER_FILES[source.format] ?? ''}` : '';
  try {
    const text = await readBounded(objects, location.bucket, location.key.replace(/\/$/, '') + file);
    return text === undefined ? failed('too-large') : { rows: parseFigures(text, source) };
  } catch {
    return failed('not-readable');
  }
}

function storableRow({ part, series, values }: FigureRow): FigureRow {
  return {
    part: part && storableText(part),
    series: series && storableText(series),
    values: Object.fromEntries(
      Object.entries(values).map(([key, value]) => [
        storableText(key),
        typeof value === 'string' ? storableText(value) : value,
      ]),
    ),
  };
}

/** Text of an object; undefined when it is larger than {@link MAX_FIGURES_BYTES}. */
async function readBounded(objects: ObjectStore, bucket: string, key: string): Promise<string | undefined> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of await objects.open(bucket, key)) {
    const buffer = Buffer.from(chunk as Uint8Array);
    bytes += buffer.length;
    if (bytes > MAX_FIGURES_BYTES) return undefined;
    chunks.push(buffer);
  }
  return new TextDecoder().decode(Buffer.concat(chunks));
}
