import { parseArgs } from 'node:util';
import { readConfig } from '../config/read-config.ts';
import { StartError } from '../config/start-error.ts';
import { openStoreToRead } from '../objects/open-store-to-read.ts';
import { openDatabase } from '../records/open-database.ts';
import { checkStorage } from './check-storage.ts';
import { differenceLines } from './difference-lines.ts';
import { removeConfirmed } from './remove-confirmed.ts';

const HELP = `npm run storage:check                               compares the database with the object store, and changes neither
npm run storage:check -- --remove                   counts the files of folders without an owner
npm run storage:check -- --remove --confirm NUMBER  removes these folders for good, if they are so many

It reads the variables of the server (DATA_DIR, OBJECTS_DIR, S3_..., DATABASE_URL, ...).
Exit code: 0 when they agree, 2 when they do not, 1 when they could not be compared.
`;
const DIFFERENT = 2;

async function run(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: {
      help: { type: 'boolean' },
      remove: { type: 'boolean' },
      confirm: { type: 'string' },
    },
  });
  if (values.help === true) {
    process.stdout.write(HELP);
    return;
  }
  const config = readConfig(process.env);
  const database = await openDatabase(config, () => undefined);
  try {
    const store = await openStoreToRead(config);
    try {
      await store.objects.check();
      if (values.remove === true) {
        const { lines, isDone } = await removeConfirmed({ db: database.db, ...store }, values.confirm);
        console.log(lines.join('\n'));
        if (!isDone) process.exitCode = DIFFERENT;
        return;
      }
      const lines = differenceLines(await checkStorage({ db: database.db, ...store }));
      console.log(lines.length === 0 ? 'The database and the object store agree.' : lines.join('\n'));
      if (lines.length > 0) process.exitCode = DIFFERENT;
    } finally {
      store.close();
    }
  } finally {
    await database.close();
  }
}

run(process.argv.slice(2)).catch((error: unknown) => {
  const isExpected =
    error instanceof StartError || (error as { code?: string }).code?.startsWith('ERR_PARSE_ARGS') === true;
  console.error(isExpected && error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
