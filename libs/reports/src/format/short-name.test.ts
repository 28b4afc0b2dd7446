import { expect, test } from 'vitest';
import { shortName, shortNames } from './short-name';

test.each([
  ['D5_1', 'D5_1'],
  ['LCL5_D5_DNA_L1', 'LCL5_D5_DNA_L1'],
  ['B1_DDA_JNU_Lumos_Firmiana_D5_1', 'B1_DDA…na_D5_1'],
  ['文库_二零二六年_第一批_蛋白质组_1', '文库_二零二…_蛋白质组_1'],
])('%s', (name, shown) => {
  expect(shortName(name, 14)).toBe(shown);
});

test('what all names of a batch begin with is left out of those that are too long', () => {
  const names = ['D5_1_S1', 'D5_2_S2', 'D6_1_S4'].map((name) => `QC-Lab7_${name}_L001`);
  expect(names.map(shortNames(names, 12))).toEqual(['…D5_1_…_L001', '…D5_2_…_L001', '…D6_1_…_L001']);
  const pair = names.flatMap((name) => [name, `${name} R1`, `${name} R2`]);
  expect(new Set(pair.map(shortNames(pair, 12))).size).toBe(pair.length);
  expect(['D5_1', 'D5_2'].map(shortNames(['D5_1', 'D5_2'], 12))).toEqual(['D5_1', 'D5_2']);
  expect(shortNames(['QC-Lab7_D5_1_S1_L001'], 12)('QC-Lab7_D5_1_S1_L001')).toBe('QC-La…1_L001');
  expect(shortNames(['library-a-of-the-lab', 'sample-b-of-the-lab'], 12)('library-a-of-the-lab')).toBe(
    'libra…he-lab',
  );
});
