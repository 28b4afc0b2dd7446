import { msg } from '@lingui/core/macro';
import {
  loadMessages as catalogueMessages,
  materialsSearch,
  requestMaterialsSearch,
} from '@omics-portal/catalogue';
import { loadMessages as reportsMessages, reportDetailsSearch } from '@omics-portal/reports';
import { createRoute } from '@tanstack/react-router';
import { HOME_PATH } from '../links/paths';
import { DashboardScreen, loadDashboard } from './dashboard-screen';
import { featureRoute, redirectRoute } from './feature-route';
import { loadHomePage } from './load-home';
import { mainRoute } from './main-route';
import { notFoundRedirect } from './params';
import { screenChunks, withPublicRequests, withWorkRequests } from './screen-chunks';
import { embeddedFrameSearch, exceptionSearch, markdownPreviewSearch, notFoundSearch } from './search';

const parent = () => mainRoute;

const index = redirectRoute(parent, '/', () => HOME_PATH, 'public');

const dashboard = createRoute({
  getParentRoute: parent,
  path: 'dashboard',
  staticData: { access: 'public', title: msg`Overview`, menu: { order: 10, icon: 'overview' } },
  loader: ({ context: { portal } }) => {
    const isSignedIn = portal.session.getState().status !== 'signed-out';
    loadHomePage(portal, isSignedIn);
    return loadDashboard(isSignedIn);
  },
  component: DashboardScreen,
});

const materials = featureRoute({
  parent,
  path: 'materials',
  access: 'public',
  title: msg`Reference Materials`,
  menu: { order: 20, icon: 'materials' },
  search: materialsSearch,
  messages: catalogueMessages,
  chunk: screenChunks.materials,
  screen: 'MaterialsRoute',
  start: (portal) => withPublicRequests(({ loadOwnReports }) => loadOwnReports(portal, 'material')),
});

const requestMaterials = featureRoute({
  parent,
  path: 'request-materials',
  access: 'public',
  title: msg`Request Materials`,
  search: requestMaterialsSearch,
  messages: catalogueMessages,
  chunk: screenChunks.requestMaterials,
  screen: 'RequestMaterialsRoute',
  start: (portal) => withPublicRequests(({ loadTerms }) => loadTerms(portal)),
});

const publications = featureRoute({
  parent,
  path: 'publications',
  access: 'public',
  title: msg`Publications`,
  menu: { order: 60, icon: 'publications' },
  messages: catalogueMessages,
  chunk: screenChunks.documents,
  screen: 'PublicationsRoute',
  start: (portal) => withPublicRequests(({ loadPublications }) => loadPublications(portal)),
});

const markdownPreviewer = featureRoute({
  parent,
  path: 'markdown-previewer',
  access: 'public',
  title: msg`Markdown Previewer`,
  search: markdownPreviewSearch,
  messages: catalogueMessages,
  chunk: screenChunks.documents,
  screen: 'MarkdownPreviewRoute',
  start: (portal, { search }) =>
    withPublicRequests(({ loadMarkdownPreview }) => loadMarkdownPreview(portal, search.url)),
});

const embeddedFrame = featureRoute({
  parent,
  path: 'embeded-frame',
  access: 'signed-in',
  title: msg`Embeded Frame`,
  search: embeddedFrameSearch,
  messages: catalogueMessages,
  chunk: screenChunks.frames,
  screen: 'EmbeddedFrameRoute',
});

const report = featureRoute({
  parent,
  path: 'datains-report/$reportId',
  access: 'signed-in',
  title: msg`Report Details`,
  // A project has the same name as the report that it ends in.
  objectTitle: (name) => msg`Report: ${name}`,
  search: reportDetailsSearch,
  messages: reportsMessages,
  chunk: screenChunks.reports,
  screen: 'ReportDetailsRoute',
  start: (portal, { params }) => withWorkRequests(({ loadReport }) => loadReport(portal, params.reportId)),
});

const exceptionTitle = msg`Exception pages`;

const notFound = featureRoute({
  parent,
  path: '404',
  access: 'public',
  title: exceptionTitle,
  tab: false,
  search: notFoundSearch,
  chunk: screenChunks.exceptions,
  screen: 'NotFoundRoute',
});

const exception403 = featureRoute({
  parent,
  path: 'exception/403',
  access: 'signed-in',
  title: exceptionTitle,
  tab: false,
  search: exceptionSearch,
  chunk: screenChunks.exceptions,
  screen: 'ForbiddenRoute',
});

const exception404 = featureRoute({
  parent,
  path: 'exception/404',
  access: 'signed-in',
  title: exceptionTitle,
  tab: false,
  search: exceptionSearch,
  chunk: screenChunks.exceptions,
  screen: 'MissingRoute',
});

const exception500 = featureRoute({
  parent,
  path: 'exception/500',
  access: 'signed-in',
  title: exceptionTitle,
  tab: false,
  search: exceptionSearch,
  chunk: screenChunks.exceptions,
  screen: 'ServerErrorRoute',
});

/** Unknown paths. */
export const unknown = createRoute({
  getParentRoute: parent,
  path: '$',
  staticData: { access: 'target' },
  beforeLoad: ({ location }) => {
    throw notFoundRedirect(location.href);
  },
});

/** Routes directly below the main layout. */
export const pageRoutes = [
  index,
  dashboard,
  materials,
  requestMaterials,
  publications,
  markdownPreviewer,
  embeddedFrame,
  report,
  notFound,
  exception403,
  exception404,
  exception500,
  unknown,
] as const;
