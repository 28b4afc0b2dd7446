import { configureGlobal } from 'fast-check';

/** Seed of all property tests, so that two runs of the same code test the same cases. */
const FIXED_SEED = 20_261_121;

/**
 * Vitest setup file of all unit test projects: sets the seed of fast-check. `PROPERTY_SEED` (an integer) overrides it; `npm run
 * test:random` generates a new one.
 */
configureGlobal({ seed: readSeed(process.env['PROPERTY_SEED']) });

function readSeed(text: string | undefined): number {
  if (text === undefined || text === '') return FIXED_SEED;
  const seed = Number(text);
  if (!Number.isSafeInteger(seed)) throw new Error(`PROPERTY_SEED must be an integer, not "${text}".`);
  return seed;
}
