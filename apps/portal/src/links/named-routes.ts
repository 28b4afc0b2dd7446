import type { APP_ROUTES } from '@omics-portal/api/brand';
import type { RegisteredRouter } from '@tanstack/react-router';

/** Paths of the route tree. */
type RoutePath = keyof RegisteredRouter['routesByPath'];

/** Screens that the configuration of a site may link to, by name. An unknown path does not compile. */
export const NAMED_ROUTES = {
  index: '/',
  dashboard: '/dashboard',
  materials: '/materials',
  'request-materials': '/request-materials',
  publications: '/publications',
  'app-store': '/seq-flow/app-store',
  assessments: '/seq-flow/quality-assessment-management',
  reports: '/seq-flow/qc-report-management',
  'file-manager': '/seq-flow/file-manager',
  upload: '/data/upload',
  'reference-datasets': '/reference-datasets/download',
  notifications: '/notifications',
  'user-center': '/account/center',
  settings: '/account/settings/base',
  login: '/user/login',
  register: '/user/register',
} as const satisfies Record<(typeof APP_ROUTES)[number], RoutePath>;

export type RouteName = keyof typeof NAMED_ROUTES;

export function isRouteName(name: string): name is RouteName {
  return Object.hasOwn(NAMED_ROUTES, name);
}

/** True for a link to another site: it contains "http" and does not begin with "#". */
export function isExternalLink(link: string): boolean {
  return link.includes('http') && !link.startsWith('#');
}

/** True if an entry of the apps panel may have this link. */
export function isAppLink(link: string): boolean {
  return isExternalLink(link) || isRouteName(link);
}
