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
export { visualizationSearch, type VisualizationSearch } from './visualization/visualization-screen';
export { embeddedFrameSearch, type EmbeddedFrameSearch } from './visualization/embedded-frame-screen';

// Requests of the screens, for a host that starts them before the screen is shown.
export { ownReportsInput } from './own-reports/own-reports-input';
export { readDocumentAddress, siteDocumentUrl, type DocumentAddressOptions } from './documents/site-document';

// Ports that the host provides, and the messages.
export {
  CatalogueProvider,
  type CatalogueLinks,
  type CataloguePorts,
  type DocumentUrls,
} from './ports/catalogue-ports';
export { loadMessages } from './load-messages';
