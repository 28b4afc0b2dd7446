import { readFileSync } from 'node:fs';
import { createMemoryHistory, type AnyRoute } from '@tanstack/react-router';
import { expect, test } from 'vitest';
import type { Portal } from '../composition/portal';
import { createPortalRouter } from '../routes/router';

/** Brand of the reference server, on which the end-to-end tests run. */
const BRAND = 'quartet';
const LIST = `${import.meta.dirname}/../../../portal-e2e/src/pages/places.ts`;

/** Pages of the records that a test creates: they are visited in journeys of their own. */
const WITH_RECORD = ['/data/qc-job-management/$projectId', '/datains-report/$reportId'];

const { routeTree } = createPortalRouter({} as Portal, createMemoryHistory());

/** Routes without children that show a screen. */
function screenRoutes(route: AnyRoute): AnyRoute[] {
  const children = (route.children as readonly AnyRoute[] | undefined) ?? [];
  return children.length > 0 ? children.flatMap(screenRoutes) : route.options.component ? [route] : [];
}

/** Addresses of the screens with this access; optional parameters are left out. */
function addressesOf(access: 'public' | 'signed-in'): string[] {
  return screenRoutes(routeTree)
    .filter(({ options }) => options.staticData?.access === access)
    .map((route) => route.fullPath.replace('{$brand}', BRAND).replace(/\/\{-\$[^}]+\}/, ''));
}

/** Addresses of a list in the end-to-end tests. */
function listed(name: string): string[] {
  const [, list = ''] =
    new RegExp(`export const ${name} = \\[([^\\]]*)\\]`).exec(readFileSync(LIST, 'utf8')) ?? [];
  return [...list.matchAll(/'([^']+)'/g)].map(([, address = '']) => address);
}

test('the end-to-end tests visit every public screen', () => {
  expect(listed('PUBLIC').toSorted()).toEqual(addressesOf('public').toSorted());
});

test('the end-to-end tests visit every screen that needs a sign-in', () => {
  const expected = ['/dashboard', ...addressesOf('signed-in')].filter((path) => !WITH_RECORD.includes(path));
  expect(listed('SIGNED_IN').toSorted()).toEqual(expected.toSorted());
});
