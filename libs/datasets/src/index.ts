// The screens. Each takes its part of the address as `search` and tells changes by `onSearchChange`.
export { CollectionScreen, type CollectionScreenProps } from './records/collection-screen';
export {
  ReferenceDatasetsScreen,
  type ReferenceDatasetsScreenProps,
} from './reference/reference-datasets-screen';
export { VisualizationScreen, type VisualizationScreenProps } from './visualization/visualization-screen';
export { MaterialsScreen, type MaterialsScreenProps } from './materials/materials-screen';
export {
  RequestMaterialsScreen,
  type RequestMaterialsScreenProps,
} from './materials/request-materials-screen';
export { PublicationsScreen } from './documents/publications-screen';
export { MarkdownPreviewScreen, useMarkdownTitle } from './documents/markdown-preview-screen';
export { EmbeddedFrameScreen } from './visualization/embedded-frame-screen';

// What their addresses can say.
export { collectionSearch, type CollectionSearch } from './records/collection-search';
export { referenceDatasetsSearch, type ReferenceDatasetsSearch } from './reference/reference-datasets-screen';
export { materialsSearch, type MaterialsSearch } from './materials/materials-search';
export { requestMaterialsSearch, type RequestMaterialsSearch } from './materials/request-search';
export { markdownPreviewSearch, type MarkdownPreviewSearch } from './documents/markdown-preview-screen';
export { embeddedFrameSearch, type EmbeddedFrameSearch } from './visualization/embedded-frame-screen';

// The address of a collection that has no omics in its path.
export { COLLECTION_PARAMETER, collectionOfSearch } from './collections/collection-address';

// The visualisation services.
export { VISUALIZATION_KINDS, type VisualizationKind } from './visualization/visualizations';

// The cart: made once by the host, shown anywhere.
export { createCart, type Cart, type CartKey, type CartParts, type CartStorage } from './cart/cart';
export { type CartFile } from './cart/cart-file';
export { type CartStep } from './cart/cart-history';
export { type CartLog } from './cart/cart-log';
export { CartButton } from './cart/cart-button';
export { CartDrawer, type CartDrawerProps } from './cart/cart-drawer';

// What the host gives.
export {
  DatasetsProvider,
  type DatasetsLinks,
  type DatasetsPorts,
  type DocumentUrls,
} from './ports/datasets-ports';
export { MATERIALS_TYPES, type MaterialsType } from './materials/materials-type';
export { loadMessages } from './load-messages';

// Requests of a screen, for a host that sends them while the screen's code is loading.
export { loadCollection, type CollectionLoad } from './records/load-collection';
