import { defineConfig } from 'vitest/config';

/** Tests with real workflow engines, a real object store, ClickHouse, R and a real OpenID provider, and with a server that is killed: `npm run test:engines`. They take minutes, so `npm test` does not include them. */
export default defineConfig({
  root: import.meta.dirname,
  test: {
    name: 'engines',
    environment: 'node',
    include: [
      '*.check.ts',
      '../../../apps/server/src/testing/kills/*.check.ts',
      '../../../apps/server/src/objects/s3/*.check.ts',
      '../../../apps/server/src/services/dataseq/clickhouse/*.check.ts',
      '../../desktop/*.check.ts',
      '../../../libs/data-query/publish/*.check.mjs',
      '../../../examples/api-client/*.check.mjs',
    ],
    globalSetup: ['radosgw-setup.mjs', '../../../apps/server/src/testing/test-cluster.ts'],
    // Each engine uses all cores of the machine.
    fileParallelism: false,
    testTimeout: 600_000,
    hookTimeout: 600_000,
    setupFiles: ['../property-seed.ts'],
  },
});
