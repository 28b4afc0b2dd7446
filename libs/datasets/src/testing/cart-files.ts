import { collectionName } from '@omics-portal/resources';
import type { CartFile } from '../cart-store/cart-file';

export const BRAND = 'example';
export const PROTEOMICS = collectionName(BRAND, 'proteomics');

/** File in the cart, of the proteomics collection unless stated. */
export function aCartFile(overrides: Partial<CartFile> = {}): CartFile {
  const file = {
    collection: PROTEOMICS,
    path: 'minio://portal/a.csv',
    name: 'a.csv',
    project: 'Example',
    dataType: 'Expression matrix',
    format: 'CSV',
    size: 12,
    md5: 'd41d8cd98f00b204e9800998ecf8427e',
    sha256: null,
    ...overrides,
  };
  return { ...file, id: `${file.collection}:${file.path}` };
}

/** Two files of one collection. */
export const A = aCartFile();
export const B = aCartFile({ path: 'minio://portal/b.csv', name: 'b.csv' });
