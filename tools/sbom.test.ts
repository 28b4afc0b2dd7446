import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';

interface Bom {
  $schema: string;
  bomFormat: string;
  specVersion: string;
  serialNumber: string;
  version: number;
  metadata: { timestamp: string; component: Component };
  components: Component[];
  dependencies: { ref: string; dependsOn: string[] }[];
}

interface Component {
  'bom-ref': string;
  type: string;
  name: string;
  version: string;
  purl: string;
  licenses?: object[];
  hashes?: object[];
}

const root = resolve(import.meta.dirname, '..');
const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  version: string;
  dependencies: Record<string, string>;
};

test('npm run sbom lists what runs as CycloneDX, without a network', { timeout: 240_000 }, () => {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['tools/sbom.mjs'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    // No registry listens on port 9 of this machine.
    env: { ...process.env, npm_config_registry: 'http://127.0.0.1:9' },
  });
  expect([status, stderr]).toEqual([0, '']);
  const bom = JSON.parse(stdout) as Bom;
  expect(bom).toMatchObject({
    $schema: `http://cyclonedx.org/schema/bom-${bom.specVersion}.schema.json`,
    bomFormat: 'CycloneDX',
    specVersion: expect.stringMatching(/^1\.[5-9]$/),
    serialNumber: expect.stringMatching(/^urn:uuid:[0-9a-f-]{36}$/),
    version: 1,
    metadata: { component: { type: 'application', version: manifest.version } },
  });
  expect(Number.isNaN(Date.parse(bom.metadata.timestamp))).toBe(false);

  const refs = [bom.metadata.component, ...bom.components].map((component) => component['bom-ref']);
  expect(new Set(refs).size).toBe(refs.length);
  const unknown = bom.dependencies.flatMap(({ ref, dependsOn }) => [ref, ...dependsOn]);
  expect(unknown.filter((ref) => !refs.includes(ref))).toEqual([]);
  const incomplete = bom.components.filter(
    ({ type, name, version, purl, licenses }) =>
      type !== 'library' || !name || !version || !purl.startsWith('pkg:npm/') || !licenses?.length,
  );
  expect(incomplete.map(({ name }) => name)).toEqual([]);

  const listed = new Set(bom.components.map(({ purl }) => decodeURIComponent(purl.slice('pkg:npm/'.length))));
  const missing = Object.entries(manifest.dependencies).filter(
    ([name, version]) => !listed.has(`${name}@${version}`),
  );
  expect(missing).toEqual([]);
  // Tools that only build and test are left out.
  expect([...listed].filter((each) => /^(vitest|eslint|storybook)@/.test(each))).toEqual([]);
});
