import { expect, test } from 'vitest';
import { shortName } from './short-name';

test.each([
  ['D5_1', 'D5_1'],
  ['LCL5_D5_DNA_L1', 'LCL5_D5_DNA_L1'],
  ['B1_DDA_JNU_Lumos_Firmiana_D5_1', 'B1_DDA…na_D5_1'],
  ['文库_二零二六年_第一批_蛋白质组_1', '文库_二零二…_蛋白质组_1'],
])('%s', (name, shown) => {
  expect(shortName(name, 14)).toBe(shown);
});
