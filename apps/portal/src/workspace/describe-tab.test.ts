import { createMemoryHistory } from '@tanstack/react-router';
import { expect, test } from 'vitest';
import type { Portal } from '../composition/portal';
import { createPortalRouter } from '../routes/router';
import { aConfig } from '../testing/portal';
import { describeTab, tabAddress } from './describe-tab';

const portal = { config: aConfig({ brand: 'acme' }) } as unknown as Portal;
const router = createPortalRouter(portal, createMemoryHistory());

test.each([
  ['/dashboard', false],
  ['/materials?x=1', false],
  ['/data/download/acme-proteomics', false],
  ['/data/qc-job-management/7?status=Failed', true],
  ['/notifications', true],
  ['/account/settings/base', true],
])('%s may be a tab, private: %s', (href, isPrivate) => {
  expect(describeTab(router, href)).toMatchObject({ isPrivate });
});

test.each([
  '/',
  '/404?from=/x',
  '/exception/403',
  '/exception/404',
  '/exception/500',
  '/user/login?redirect=/materials',
  '/user/register',
  '/data',
  '/seq-flow',
  '/account/settings',
  '/no/such/page',
  '//evil.example/materials',
  'javascript:alert(1)',
  '',
])('%s is no tab', (href) => {
  expect(describeTab(router, href)).toBeUndefined();
});

test.each([
  [{ pathname: '/materials/', search: {} }, '/materials'],
  [{ pathname: '/', search: {} }, '/'],
  [{ pathname: '/notifications', search: { page: 1, unread: undefined } }, '/notifications?page=1'],
])('the address of %o is %s', (match, expected) => {
  expect(tabAddress(router, match)).toBe(expected);
});

test('the title of a report’s tab says that it is a report: a project has the same name', () => {
  const { objectTitle } = describeTab(router, '/datains-report/7') ?? {};
  expect(objectTitle?.('batch_7')).toMatchObject({ message: 'Report: {name}', values: { name: 'batch_7' } });
  expect(describeTab(router, '/data/qc-job-management/7')?.objectTitle).toBeUndefined();
});
