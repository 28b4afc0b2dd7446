import { parseArgs } from 'node:util';
import { readConfig } from '../config/read-config.ts';
import { StartError } from '../config/start-error.ts';
import { openDatabase } from '../records/open-database.ts';
import { collectionArgument } from './collection-argument.ts';
import { writeLargeCollection } from './large-collection.ts';

const HELP = `npm run seed -- --records 1000000 [--seed 7] [--collection NAME]

Writes a large synthetic collection for load work: records without files, each marked synthetic.
  --records     how many records, 1 to 10000000
  --seed        a number; the same number gives the same records (default 7)
  --collection  its name (default <brand>_synthetic); one that ships with the portal is refused
`;
const MAX_RECORDS = 10_000_000;

interface SeedOptions {
  records: number;
  seed: number;
  collection: string;
}

function readOptions(brand: string): SeedOptions | undefined {
  const { values } = parseArgs({
    options: {
      records: { type: 'string' },
      seed: { type: 'string' },
      collection: { type: 'string' },
      help: { type: 'boolean' },
    },
  });
  if (values.help === true || values.records === undefined) return undefined;
  const collection = collectionArgument(values.collection ?? `${brand}_synthetic`, brand);
  return {
    collection,
    records: wholeNumber('--records', values.records, 1, MAX_RECORDS),
    seed: wholeNumber('--seed', values.seed ?? '7', 0, 2 ** 31 - 1),
  };
}

function wholeNumber(option: string, text: string, min: number, max: number): number {
  const number = /^\d+$/.test(text) ? Number(text) : NaN;
  if (number >= min && number <= max) return number;
  throw new StartError(`${option} is "${text}", but must be a whole number from ${min} to ${max}.`);
}

const print = (line: string): void => void process.stdout.write(`${line}\n`);

async function run(): Promise<void> {
  const config = readConfig(process.env);
  const options = readOptions(config.brand);
  if (options === undefined) {
    process.stdout.write(HELP);
    return;
  }
  const database = await openDatabase(config, print);
  const started = Date.now();
  const elapsed = (): string => `${((Date.now() - started) / 1000).toFixed(1)} s`;
  let lastReport = 0;
  try {
    print(
      `Writing ${options.records} synthetic records (metadata only, no files) to ${options.collection}, seed ${options.seed} ...`,
    );
    await writeLargeCollection(database.db, { name: options.collection, ...options }, (written) => {
      if (Date.now() - lastReport < 2000 && written < options.records) return;
      lastReport = Date.now();
      print(
        `  ${written} of ${options.records} (${Math.floor((100 * written) / options.records)} %), ${elapsed()}`,
      );
    });
  } finally {
    await database.close();
  }
  print(`Done in ${elapsed()}.`);
}

try {
  await run();
} catch (error) {
  const isExpected =
    error instanceof StartError || (error as { code?: string }).code?.startsWith('ERR_PARSE_ARGS') === true;
  process.stderr.write(
    `${isExpected && error instanceof Error ? error.message : String((error as Error).stack ?? error)}\n`,
  );
  process.exitCode = 1;
}
