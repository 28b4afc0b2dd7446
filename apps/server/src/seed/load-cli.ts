import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';
import { readConfig } from '../config/read-config.ts';
import { StartError } from '../config/start-error.ts';
import { openDatabase } from '../records/open-database.ts';
import { collectionArgument } from './collection-argument.ts';
import { loadOwnCollection, readOwnFields } from './own-collection.ts';

const HELP = `npm run collection:load -- --collection NAME --fields FIELDS.json --records RECORDS.ndjson

Replaces a collection of your own by the records of a file.
  --collection  its name: lower-case letters, digits and underscores; one that ships with the portal is refused
  --fields      a list of the fields that visitors filter by, as JSON
  --records     one JSON object a line
`;

const print = (line: string): void => void process.stdout.write(`${line}\n`);

async function run(): Promise<void> {
  const { values } = parseArgs({
    options: {
      collection: { type: 'string' },
      fields: { type: 'string' },
      records: { type: 'string' },
      help: { type: 'boolean' },
    },
  });
  const { collection, fields, records, help } = values;
  if (help === true || collection === undefined || fields === undefined || records === undefined) {
    process.stdout.write(HELP);
    return;
  }
  const config = readConfig(process.env);
  const target = {
    name: collectionArgument(collection, config.brand),
    fields: readOwnFields(await readFile(fields, 'utf8')),
  };
  const database = await openDatabase(config, print);
  try {
    const lines = createInterface({ input: createReadStream(records), crlfDelay: Infinity });
    const count = await loadOwnCollection(database.db, target, lines);
    print(`${collection} has ${count} records.`);
  } finally {
    await database.close();
  }
}

try {
  await run();
} catch (error) {
  const { code = '' } = error as NodeJS.ErrnoException;
  const isExpected = error instanceof StartError || /^(ERR_PARSE_ARGS|ENOENT|EACCES|EISDIR)/.test(code);
  process.stderr.write(
    `${isExpected && error instanceof Error ? error.message : String((error as Error).stack ?? error)}\n`,
  );
  process.exitCode = 1;
}
