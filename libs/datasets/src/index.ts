// Screens. Each gets its search parameters as `search`, and reports changes by `onSearchChange`.
export { CollectionScreen, type CollectionScreenProps } from './records/collection-screen';

// Schemas of their search parameters.
export { typedFileSearch } from './records/typed-file-search';
export { collectionSearch, type CollectionSearch } from './records/collection-search';

// Address of a collection that has no omics in its path.
export { COLLECTION_PARAMETER, collectionOfSearch } from './collections/collection-address';

// Address and name of a file, for a host that lists files elsewhere.
export { FILE_PARAMETER } from './ports/use-file-href';
export { fileKey, fileName } from './fields/record-values';

// Cart: created once by the host, shown anywhere.
export { createCart, type Cart, type CartKey, type CartOptions, type CartStorage } from './cart-store/cart';
export { STORED_FILES, type CartFile } from './cart-store/cart-file';
export { type CartStep } from './cart-store/cart-history';
export { type CartLog } from './cart-store/cart-log';
export { CartButton } from './cart/cart-button';
export { CartDrawer, type CartDrawerProps } from './cart/cart-drawer';

// Ports that the host provides, and the messages.
export { DatasetsProvider, type DatasetsLinks, type DatasetsPorts } from './ports/datasets-ports';
export { loadMessages } from './load-messages';

// Requests of a screen, for a host that sends them while the screen's code is loading.
export { loadCollection, type CollectionLoad } from './records/load-collection';
