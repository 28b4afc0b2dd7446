import { unitTests } from '../../vitest.unit-settings.ts';

// Tests of the download script wait for servers that are silent: their files wait at the same time.
export default unitTests(import.meta.dirname, { maxWorkers: 3 });
