import {
  loadMessages as catalogueMessages,
  materialsSearch,
  requestMaterialsSearch,
} from '@omics-portal/catalogue';
import { loadMessages as reportsMessages, reportDetailsSearch } from '@omics-portal/reports';
import { msg } from '@lingui/core/macro';
import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router';
import { DashboardScreen, loadDashboard } from './dashboard-screen';
import { mainRoute } from './main-route';
import { notFoundRedirect } from './params';
import { exceptionSearch, notFoundSearch, embeddedFrameSearch, markdownPreviewSearch } from './search';
import { screenChunks, withWorkRequests } from './screen-chunks';

const index = createRoute({
  getParentRoute: () => mainRoute,
  path: '/',
  staticData: { access: 'public' },
  beforeLoad: () => {
    throw redirect({ to: '/dashboard', replace: true });
  },
});

const dashboard = createRoute({
  getParentRoute: () => mainRoute,
  path: 'dashboard',
  staticData: { access: 'public', title: msg`Overview`, menu: { order: 10, icon: 'overview' } },
  loader: ({ context }) => loadDashboard(context.portal.session.getState().status !== 'signed-out'),
  component: DashboardScreen,
});

const materials = createRoute({
  getParentRoute: () => mainRoute,
  path: 'materials',
  staticData: { access: 'public', title: msg`Reference Materials`, menu: { order: 20, icon: 'materials' } },
  validateSearch: materialsSearch,
  loader: ({ context }) => context.portal.words.need(catalogueMessages),
  component: lazyRouteComponent(screenChunks.materials, 'MaterialsRoute'),
});

const requestMaterials = createRoute({
  getParentRoute: () => mainRoute,
  path: 'request-materials',
  staticData: { access: 'public', title: msg`Request Materials` },
  validateSearch: requestMaterialsSearch,
  loader: ({ context }) => context.portal.words.need(catalogueMessages),
  component: lazyRouteComponent(screenChunks.requestMaterials, 'RequestMaterialsRoute'),
});

const publications = createRoute({
  getParentRoute: () => mainRoute,
  path: 'publications',
  staticData: {
    access: 'public',
    title: msg`Publications from the Multi-omics Quartet Project`,
    menu: { order: 60, icon: 'publications', label: msg`Publications` },
  },
  loader: ({ context }) => context.portal.words.need(catalogueMessages),
  component: lazyRouteComponent(screenChunks.documents, 'PublicationsRoute'),
});

const markdownPreviewer = createRoute({
  getParentRoute: () => mainRoute,
  path: 'markdown-previewer',
  staticData: { access: 'public', title: msg`Markdown Previewer` },
  validateSearch: markdownPreviewSearch,
  loader: ({ context }) => context.portal.words.need(catalogueMessages),
  component: lazyRouteComponent(screenChunks.documents, 'MarkdownPreviewRoute'),
});

const embeddedFrame = createRoute({
  getParentRoute: () => mainRoute,
  path: 'embeded-frame',
  staticData: { access: 'signed-in', title: msg`Embeded Frame` },
  validateSearch: embeddedFrameSearch,
  loader: ({ context }) => context.portal.words.need(catalogueMessages),
  component: lazyRouteComponent(screenChunks.frames, 'EmbeddedFrameRoute'),
});

const report = createRoute({
  getParentRoute: () => mainRoute,
  path: 'datains-report/$reportId',
  staticData: { access: 'signed-in', title: msg`Report Details` },
  validateSearch: reportDetailsSearch,
  loader: ({ context, params }) => {
    withWorkRequests(({ loadReport }) => loadReport(context.portal, params.reportId));
    return context.portal.words.need(reportsMessages);
  },
  component: lazyRouteComponent(screenChunks.reports, 'ReportDetailsRoute'),
});

const notFound = createRoute({
  getParentRoute: () => mainRoute,
  path: '404',
  staticData: { access: 'public', title: msg`Exception pages`, tab: false },
  validateSearch: notFoundSearch,
  component: lazyRouteComponent(screenChunks.exceptions, 'NotFoundRoute'),
});

const exception403 = createRoute({
  getParentRoute: () => mainRoute,
  path: 'exception/403',
  staticData: { access: 'signed-in', title: msg`Exception pages`, tab: false },
  validateSearch: exceptionSearch,
  component: lazyRouteComponent(screenChunks.exceptions, 'ForbiddenRoute'),
});

const exception404 = createRoute({
  getParentRoute: () => mainRoute,
  path: 'exception/404',
  staticData: { access: 'signed-in', title: msg`Exception pages`, tab: false },
  validateSearch: exceptionSearch,
  component: lazyRouteComponent(screenChunks.exceptions, 'MissingRoute'),
});

const exception500 = createRoute({
  getParentRoute: () => mainRoute,
  path: 'exception/500',
  staticData: { access: 'signed-in', title: msg`Exception pages`, tab: false },
  validateSearch: exceptionSearch,
  component: lazyRouteComponent(screenChunks.exceptions, 'ServerErrorRoute'),
});

/** Unknown paths. */
export const unknown = createRoute({
  getParentRoute: () => mainRoute,
  path: '$',
  staticData: { access: 'target' },
  beforeLoad: ({ location }) => {
    throw notFoundRedirect(location.href);
  },
});

/** Screens that stand directly under the main layout. */
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
