import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rename, rm } from 'node:fs/promises';
import { builtinModules } from 'node:module';
import { join } from 'node:path';
import { build } from 'vite';
import { findHome } from '../config/server-home.ts';

let built: Promise<string> | undefined;

/** Script of the supervisor, built once for its sources: from TypeScript each one takes a second to start. */
export function builtSupervisor(): Promise<string> {
  built ??= findOrBuild();
  return built;
}

async function findOrBuild(): Promise<string> {
  const { folder, repository } = findHome();
  const engines = join(folder, 'src/engines');
  const cache = join(repository, 'node_modules/.cache/omics-portal');
  const target = join(cache, `supervisor-${await hashOf(engines)}`);
  const script = join(target, 'supervisor.mjs');
  if (existsSync(script)) return script;
  await mkdir(cache, { recursive: true });
  const outDir = await mkdtemp(join(cache, 'building-'));
  await buildInto(outDir, folder, join(engines, 'local/supervisor/main.ts'));
  await rename(outDir, target).catch(async (error: unknown) => {
    // Another test process was faster.
    await rm(outDir, { recursive: true, force: true });
    if (!existsSync(script)) throw error;
  });
  return script;
}

async function buildInto(outDir: string, root: string, input: string): Promise<void> {
  await build({
    configFile: false,
    logLevel: 'error',
    root,
    build: {
      ssr: true,
      target: 'node20',
      outDir,
      minify: false,
      rolldownOptions: {
        input: { supervisor: input },
        external: (id) => id.startsWith('node:') || builtinModules.includes(id),
        output: { format: 'esm', entryFileNames: '[name].mjs' },
      },
    },
  });
}

/** Sum of the sources that the supervisor may import. */
async function hashOf(engines: string): Promise<string> {
  const local = await readdir(join(engines, 'local'), { recursive: true });
  const files = ['job-engine.ts', ...local.map((name) => `local/${name}`)].filter(
    (name) => name.endsWith('.ts') && !name.endsWith('.test.ts'),
  );
  const hash = createHash('sha256');
  for (const name of files.toSorted()) hash.update(await readFile(join(engines, name)));
  return hash.digest('hex').slice(0, 16);
}
