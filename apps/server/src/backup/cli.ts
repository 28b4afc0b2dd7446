import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { readConfig } from '../config/read-config.ts';
import { StartError } from '../config/start-error.ts';
import { backUp } from './back-up.ts';
import { sizeText } from './disk-space.ts';
import { compareStore, listDifferenceLines } from './compare-store.ts';
import { restore } from './restore.ts';

const DIFFERENT = 2;

const HELP = `npm run backup -- --to FOLDER [--with-files]   copies database and files into a new folder below FOLDER
npm run restore -- --from FOLDER               restores such a folder into an empty data folder and database

Of files in S3 a backup has a list, and with --with-files copies. A restore puts back those that the bucket lacks, if there are
copies, and compares the bucket with the list: exit code 2 when some are missing or differ.
Both read the variables of the server (DATA_DIR, OBJECTS_DIR, DATABASE_URL, ...).
`;

async function run([command, ...args]: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: {
      to: { type: 'string' },
      from: { type: 'string' },
      'with-files': { type: 'boolean' },
      help: { type: 'boolean' },
    },
  });
  const folder = command === 'backup' ? values.to : values.from;
  if (values.help === true || folder === undefined) {
    process.stdout.write(HELP);
    if (values.help !== true) process.exitCode = 1;
    return;
  }
  const config = readConfig(process.env);
  const withFiles = values['with-files'] === true;
  const options = { programs: process.env['PG_BIN']?.trim() || undefined, withFiles };
  if (command === 'backup') {
    const { folder: made, manifest } = await backUp(config, resolve(folder), options);
    console.log(
      config.s3 && !withFiles
        ? `The files are in the bucket "${config.s3.bucket}" at ${config.s3.endpoint} and not in this backup, which has a list of them: keep versions of them there, or copy them with --with-files.\nBacked up the database, ${sizeText(manifest.bytes)} in all, to ${made}`
        : `Backed up the database and the files, ${sizeText(manifest.bytes)} in all, to ${made}`,
    );
  } else {
    const { created, version } = await restore(config, resolve(folder), options);
    console.log(`Restored the backup of ${created} (version ${version}). Start the server now.`);
    const differences = await compareStore(config, resolve(folder));
    if (differences === undefined) return;
    const lines = listDifferenceLines(differences);
    console.log(lines.join('\n'));
    if (differences.missing.length + differences.different.length > 0) process.exitCode = DIFFERENT;
  }
}

run(process.argv.slice(2)).catch((error: unknown) => {
  const isExpected =
    error instanceof StartError || (error as { code?: string }).code?.startsWith('ERR_PARSE_ARGS') === true;
  console.error(isExpected && error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
