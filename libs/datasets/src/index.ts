// The screens. Each takes its part of the address as `search` and tells changes by `onSearchChange`.
export { CollectionScreen, type CollectionScreenProps } from './records/collection-screen';

// What their addresses can say.
export { collectionSearch, type CollectionSearch } from './records/collection-search';

// The collections of a site.
export { collectionName, DEFAULT_OMICS, OMICS, type Omics } from './collections/collections';

// The cart: made once by the host, shown anywhere.
export { createCart, type Cart, type CartKey, type CartParts } from './cart/cart';
export { type CartFile } from './cart/cart-file';
export { type CartStorage } from './cart/cart-shelves';
export { CartButton } from './cart/cart-button';
export { CartDrawer } from './cart/cart-drawer';

// What the host gives.
export {
  DatasetsProvider,
  type DatasetsLinks,
  type DatasetsPorts,
  type DocumentUrls,
} from './ports/datasets-ports';
export { MATERIALS_TYPES, type MaterialsType } from './materials/materials-type';
export { loadMessages } from './load-messages';

// Queries, for a host that loads before it shows.
export { collectionQueries } from './records/collection-queries';
