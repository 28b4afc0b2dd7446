import { expect, test } from 'vitest';
import { exportedData } from './exported-data';

test('the export has the entries of this account by kind, and none of other accounts', () => {
  const text = exportedData([
    { kind: 'drafts', entries: 1, bytes: 9, content: { form: { step: 2 } } },
    { kind: 'others', entries: 3, bytes: 80, content: null },
  ]);
  expect(JSON.parse(text)).toEqual({ drafts: { form: { step: 2 } } });
});
