import { describe, expect, it } from 'vitest';
import { A, B, PROTEOMICS } from '../testing/cart-files';
import { memoryCartLogs } from '../testing/memory-cart-log';
import type { CartChange } from './cart-log';
import { CollectionCart } from './collection-cart';

describe('CollectionCart', () => {
  it('compacts a long log when a page opens, and open tabs need not know', async () => {
    const logs = memoryCartLogs();
    const open = () => new CollectionCart(PROTEOMICS, logs.openTab()(PROTEOMICS), [], () => undefined);
    const earlier = open();
    for (let round = 0; round < 150; round += 1) {
      earlier.add([A]);
      earlier.remove([A.path]);
    }
    earlier.add([B]);
    await earlier.settled;
    expect(logs.entriesOf(PROTEOMICS)).toHaveLength(301);
    const later = open();
    await later.settled;
    const changes: CartChange[] = logs.entriesOf(PROTEOMICS).map(({ change }) => change);
    expect(changes.map(({ kind }) => kind)).toEqual(['clear', 'add']);
    later.add([A]);
    await later.settled;
    await earlier.settled;
    expect(earlier.files).toEqual([B, A]);
    expect(later.files).toEqual([B, A]);
  });
});
