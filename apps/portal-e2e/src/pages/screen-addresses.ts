import type { Page } from '@playwright/test';
import type { RouterWindow } from './router-window';

/** Parameters of routes that show one record, by name, e.g. `{ projectId: '17' }`. */
export type RecordIds = Readonly<Record<string, string>>;

const DASHBOARD = '/dashboard';

/** Paths of the routes without children that have a screen and this access, with the brand of the site. */
async function screenPaths(page: Page, access: string, site: string): Promise<string[]> {
  await page.goto(`${site}/#/404`);
  await page.waitForFunction(() => '__TSR_ROUTER__' in window);
  return page.evaluate((wanted) => {
    const router = (window as unknown as RouterWindow).__TSR_ROUTER__;
    return Object.values(router?.routesById ?? {})
      .filter(({ children, options }) => !children && options.component)
      .filter(({ options }) => options.staticData?.access === wanted)
      .map(({ fullPath }) => fullPath.replace('{$brand}', router?.options.context.portal.config.brand ?? ''));
  }, access);
}

/** Fills in the parameters of a path and leaves out optional ones. Throws if a required one has no value. */
function addressOf(path: string, ids: RecordIds): string {
  return path.replace(/\/\{-\$[^}]+\}/g, '').replace(/\$(\w+)/g, (_, name: string) => {
    const id = ids[name];
    if (id === undefined) throw new Error(`${path}: the test has no record for $${name}.`);
    return id;
  });
}

/**
 * Addresses of all screens with this access, read from the route tree of the running portal, so that no test has to list
 * them. The dashboard is first, also among the private ones: it differs for a signed-in user.
 * @param ids records for the routes that show one
 * @param site origin of another site than the one of all tests
 */
export async function screenAddresses(
  page: Page,
  access: 'public' | 'signed-in',
  ids: RecordIds = {},
  site = '',
): Promise<readonly string[]> {
  const paths = await screenPaths(page, access, site);
  const others = paths.filter((path) => path !== DASHBOARD).sort();
  if (others.length === 0) throw new Error(`The route tree has no screen with the access ${access}.`);
  return [DASHBOARD, ...others.map((path) => addressOf(path, ids))];
}
