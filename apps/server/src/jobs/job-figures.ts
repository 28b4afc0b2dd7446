import { readFigures, sourcesId } from '../figures/read-figures.ts';
import type { AttemptFigures } from '../figures/figure-records.ts';
import type { ObjectStore } from '../objects/object-store.ts';
import type { RunEnd } from './record-writer.ts';
import type { ActiveRun } from './run-claims.ts';

/** Figures of a run, from the files that it left; none when its app declares none. */
export async function jobFigures(
  objects: ObjectStore,
  { run: { id, descriptor } }: ActiveRun,
  { outputs }: RunEnd,
): Promise<AttemptFigures[]> {
  const mapping = descriptor.figures;
  if (!mapping) return [];
  const read = await readFigures(objects, descriptor, mapping, outputs);
  return [{ attemptId: id, sourcesId: sourcesId(mapping), ...read }];
}
