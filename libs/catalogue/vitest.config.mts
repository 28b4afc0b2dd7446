import { unitTests } from '../../vitest.unit-settings.ts';

export default unitTests(import.meta.dirname);
