import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { importApp } from './import-app.ts';
import { ImportError } from './workflow-source.ts';

const HELP = `npm run app:add -- SOURCE [options]

Makes an app of the store from a workflow: a form, a run descriptor for WES engines, and a help text, for you to edit.

SOURCE is a folder or a file (.cwl, .wdl, nextflow_schema.json), its address (https://…), the address of a tool at a GA4GH
TRS server (…/tools/ID/versions/VERSION), a URI trs://HOST/ID/VERSION, or with --registry the id of a tool.

    --registry URL       base address of a TRS API, such as https://trs.example.org/ga4gh/trs/v2
    --trs-version V      version at the registry; its newest without it
    --file PATH          the workflow, where the folder has several
    --workflow-url URL   address from which the engine fetches a Nextflow pipeline
    --owner NAME         folder in the store (imported)
    --name NAME          short name of the app; the name of the workflow without it
    --version V          version of the app
    --store FOLDER       the app store (apps/server/app-store)
`;

const TEXT = { type: 'string' } as const;

/** Command line of the import. */
async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      registry: TEXT,
      'trs-version': TEXT,
      file: TEXT,
      'workflow-url': TEXT,
      owner: TEXT,
      name: TEXT,
      version: TEXT,
      store: TEXT,
    },
  });
  const [source] = positionals;
  if (source === undefined) {
    process.stdout.write(HELP);
    return;
  }
  const { folder, files, notes } = await importApp({
    source,
    registry: values.registry,
    trsVersion: values['trs-version'],
    file: values.file,
    workflowUrl: values['workflow-url'],
    owner: values.owner ?? 'imported',
    shortName: values.name,
    version: values.version,
    store: resolve(values.store ?? resolve(import.meta.dirname, '../../../app-store')),
  });
  const lines = [
    ...files.map((file) => `+ ${folder}/${file}`),
    ...(notes.length === 0
      ? []
      : ['', 'Not mapped (also in README.md):', ...notes.map((note) => `- ${note}`)]),
    '',
    `Edit ${files.includes('schema.json') ? 'schema.json (labels, which files are one for each sample), ' : ''}tags in manifest.json and outputs in run.wes.json.`,
    'app-store/README.md explains each key. The server lists the app at once.',
  ];
  process.stdout.write(`${lines.join('\n')}\n`);
}

try {
  await main();
} catch (error) {
  const isExpected = error instanceof ImportError || (error instanceof Error && 'problems' in error);
  const isUsage =
    error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS');
  if (!isExpected && !isUsage) throw error;
  process.stderr.write(`✗ ${error.message}\n`);
  process.exitCode = 1;
}
