import { redirect, type ParsedLocation } from '@tanstack/react-router';
import * as v from 'valibot';
import type { PortalConfig } from '../composition/config';

const pageNo = v.pipe(v.string(), v.regex(/^[1-9]\d*$/));

/** Parses `pageNo`: absent, or a positive integer without a leading zero; other values lead to the 404 page. */
export function parsePageNo(params: {
  pageNo?: string | undefined;
}): { pageNo?: string | undefined } | false {
  return params.pageNo === undefined || v.is(pageNo, params.pageNo) ? params : false;
}

/** Guard of routes with the short name of the product: another brand leads to the 404 page. */
export function requireBrand({
  params,
  context,
  location,
}: {
  params: { brand: string };
  context: { portal: { config: Pick<PortalConfig, 'brand'> } };
  location: ParsedLocation;
}): void {
  if (params.brand !== context.portal.config.brand) {
    throw notFoundRedirect(location.href);
  }
}

/** Redirect to the 404 page, which shows the requested address. */
export function notFoundRedirect(from: string): Response {
  return redirect({ to: '/404', search: { from }, replace: true });
}
