/**
 * Benchmark of refused bodies: 100 kB of the worst shapes for each operation of the three documents, parsed and validated
 * like in the server. Prints the slowest shape of each operation; exits with 1 when one takes 200 ms or more.
 *
 *   npm run bench:bodies
 */
import { join } from 'node:path';
import { SpecDocuments } from '../../apps/server/src/http/contract/spec-documents.ts';
import { ValidatorFactory } from '../../apps/server/src/http/contract/validators.ts';
import { exampleRequests } from '../../apps/server/src/testing/example-requests.ts';
import { HOSTILE_SHAPES, hostileBodies } from '../../apps/server/src/testing/hostile-bodies.ts';

const MAX_MS = 200;
const specs = new SpecDocuments(join(import.meta.dirname, '../../openapi'));
const validators = new ValidatorFactory(specs);

/** Milliseconds for one body: the minimum of three runs, because other processes run too. */
function measure(validator, params, text) {
  const times = [1, 2, 3].map(() => {
    const started = performance.now();
    try {
      validator.request({ params, query: {}, headers: {}, body: JSON.parse(text) });
    } catch {
      // A refusal is expected and tested elsewhere.
    }
    return performance.now() - started;
  });
  return Math.min(...times);
}

const rows = exampleRequests(specs)
  .filter(({ body }) => body !== undefined)
  .map(({ operation, parameters, body }) => {
    const validator = validators.forOperation(operation);
    const params = Object.fromEntries(
      parameters.filter(({ location }) => location === 'path').map(({ name, value }) => [name, value]),
    );
    const times = Object.entries(HOSTILE_SHAPES).flatMap(([shape, text]) =>
      hostileBodies(body, text).map((hostile) => ({ shape, ms: measure(validator, params, hostile) })),
    );
    const slowest = times.reduce((most, time) => (time.ms > most.ms ? time : most));
    return {
      operation: operation.id,
      bodies: times.length,
      slowest: slowest.shape,
      ms: Number(slowest.ms.toFixed(1)),
    };
  });

console.table(rows);
process.exitCode = rows.some(({ ms }) => ms >= MAX_MS) ? 1 : 0;
