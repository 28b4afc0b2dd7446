// Screens. Each gets its search parameters as `search`, and reports changes by `onSearchChange`.
export { MaterialsScreen, type MaterialsScreenProps } from './materials/materials-screen';
export {
  RequestMaterialsScreen,
  type RequestMaterialsScreenProps,
} from './materials/request-materials-screen';
export {
  ReferenceDatasetsScreen,
  type ReferenceDatasetsScreenProps,
} from './reference/reference-datasets-screen';
export { VisualizationScreen, type VisualizationScreenProps } from './visualization/visualization-screen';
export { EmbeddedFrameScreen } from './visualization/embedded-frame-screen';
export { PublicationsScreen } from './documents/publications-screen';
export { MarkdownPreviewScreen, useMarkdownTitle } from './documents/markdown-preview-screen';

// Schemas of their search parameters.
export { materialsSearch, type MaterialsSearch } from './materials/materials-search';
export { requestMaterialsSearch, type RequestMaterialsSearch } from './materials/request-search';
export { referenceDatasetsSearch, type ReferenceDatasetsSearch } from './reference/reference-datasets-screen';
export { markdownPreviewSearch, type MarkdownPreviewSearch } from './documents/markdown-preview-screen';
export { embeddedFrameSearch, type EmbeddedFrameSearch } from './visualization/embedded-frame-screen';

// Addresses of documents, for a host that requests them before it shows their screen.
export { readDocumentAddress, siteDocumentUrl, type DocumentAddressOptions } from './documents/site-document';

// Visualisation services and kinds of materials.
export { VISUALIZATION_KINDS, type VisualizationKind } from './visualization/visualizations';
export { MATERIALS_TYPES, type MaterialsType } from './ports/materials-type';

// Ports that the host provides, and the messages.
export {
  CatalogueProvider,
  type CatalogueLinks,
  type CataloguePorts,
  type DocumentUrls,
} from './ports/catalogue-ports';
export { loadMessages } from './load-messages';
