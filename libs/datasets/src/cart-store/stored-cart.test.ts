import { describe, expect, it } from 'vitest';
import { memoryStorage } from '../testing/datasets-host';
import { memoryCartLogs } from '../testing/memory-cart-log';
import { createCart } from './cart';
import { STORED_FILES, toCartFile } from './cart-file';

const stored = (name: string) =>
  toCartFile(STORED_FILES, { file_path: `minio://users/${name}`, file_size: 1 })!;
const record = toCartFile('example_genomics', { file_path: 'minio://p/a.vcf' })!;

function openCart(logs = memoryCartLogs()) {
  return createCart({ brand: 'example', storage: memoryStorage(), openLog: logs.openTab() });
}

const namesOf = ({ files }: ReturnType<typeof openCart>) => files().map(({ name }) => name);

describe('stored files of the cart', () => {
  it('are those of the account that added them, in every visit', async () => {
    const logs = memoryCartLogs();
    const cart = openCart(logs);
    cart.setAccount('ada');
    expect(cart.add([record, stored('ada.tsv')])).toBe(2);
    expect(cart.add([stored('ada.tsv')])).toBe(0);
    cart.setAccount('bob');
    expect(namesOf(cart)).toEqual(['a.vcf']);
    cart.add([stored('bob.tsv')]);
    expect(namesOf(cart)).toEqual(['a.vcf', 'bob.tsv']);
    cart.setAccount(null);
    expect(namesOf(cart)).toEqual(['a.vcf']);
    await cart.settled();
    const later = openCart(logs);
    later.setAccount('ada');
    await later.settled();
    expect(namesOf(later)).toEqual(['a.vcf', 'ada.tsv']);
  });

  it('are not taken without an account', () => {
    const cart = openCart();
    expect(cart.hasAccount()).toBe(false);
    expect(cart.addStored([{ file_path: 'minio://users/a.tsv' }])).toBe(0);
    cart.setAccount('ada');
    expect(cart.addStored([{ file_path: 'minio://users/a.tsv' }, {}])).toBe(1);
    cart.setAccount(null);
    expect(cart.files()).toEqual([]);
  });

  it('are removed and restored like records, but not by the next account', () => {
    const cart = openCart();
    cart.setAccount('ada');
    cart.add([stored('ada.tsv')]);
    cart.remove(cart.files());
    cart.undo();
    expect(namesOf(cart)).toEqual(['ada.tsv']);
    cart.clear();
    cart.setAccount('bob');
    expect(cart.canUndo()).toBe(false);
    expect(cart.undo()).toBeNull();
    cart.setAccount('bob');
    cart.add([stored('bob.tsv')]);
    cart.setAccount('bob');
    expect(cart.canUndo()).toBe(true);
  });
});
