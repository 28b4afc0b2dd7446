import { expect, test } from 'vitest';
import { MATERIAL_BATCH, materialLotId, MATERIALS_TYPES, readMaterialLot } from './material-lots';

test('the id of a lot says its kind and its batch', () => {
  for (const type of MATERIALS_TYPES) {
    expect(readMaterialLot(materialLotId(type))).toEqual({ type, batch: MATERIAL_BATCH });
  }
});

test.each(['', 'Protein', 'Serum-20171028', '10.1038/s41587-023-01934-1'])('%j is no lot', (id) => {
  expect(readMaterialLot(id)).toBeNull();
});
