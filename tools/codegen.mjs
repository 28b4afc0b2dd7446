/**
 * Writes the types of libs/api from the documents in openapi/.
 *
 *   node tools/codegen.mjs           writes libs/api/src/generated/*.gen.ts
 *   node tools/codegen.mjs --check   writes nothing; lints the documents and exits 1 when a document has a mistake
 *                                    or a generated file is stale
 */
import { spawnSync } from 'node:child_process';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import openapiTS, { astToString } from 'openapi-typescript';

const ROOT = path.resolve(import.meta.dirname, '..');
const SERVICES = ['datains', 'quartet-service', 'dataseq'];

const specOf = (service) => path.join('openapi', `${service}.yaml`);
const outputOf = (service) => path.join('libs', 'api', 'src', 'generated', `${service}.gen.ts`);

/** Generated file of one service, as text. */
async function generate(service) {
  const nodes = await openapiTS(pathToFileURL(path.join(ROOT, specOf(service))), {
    // A default of the document is set by the server; clients may omit the field.
    defaultNonNullable: false,
    silent: true,
  });
  return `// Generated from openapi/${service}.yaml by \`npm run codegen\`. Do not edit.\n\n${astToString(nodes)}`;
}

/** Lints the three documents by redocly.yaml and prints the problems; true without any. Works offline. */
function lint() {
  const manifest = createRequire(import.meta.url).resolve('@redocly/cli/package.json');
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [path.join(path.dirname(manifest), 'bin', 'cli.js'), 'lint', '--format=stylish', '--config=redocly.yaml'],
    {
      cwd: ROOT,
      encoding: 'utf8',
      env: { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
    },
  );
  if (status !== 0) {
    console.error(`${stdout ?? ''}${stderr ?? ''}`.trim());
  }
  return status === 0;
}

async function write() {
  for (const service of SERVICES) {
    const file = path.join(ROOT, outputOf(service));
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, await generate(service));
    console.log(`${specOf(service)} -> ${outputOf(service)}`);
  }
}

async function check() {
  const clean = lint();
  const stale = [];
  for (const service of SERVICES) {
    const committed = await readFile(path.join(ROOT, outputOf(service)), 'utf8').catch(() => '');
    if (committed !== (await generate(service))) {
      stale.push(outputOf(service));
    }
  }
  for (const file of stale) {
    console.error(`${file} is stale: run \`npm run codegen\` and commit the result.`);
  }
  if (!clean || stale.length > 0) {
    process.exitCode = 1;
    return;
  }
  console.log('The three documents pass the lint, and the generated types are fresh.');
}

await (process.argv.includes('--check') ? check() : write());
