import { redirect, type ParsedLocation } from '@tanstack/react-router';
import * as v from 'valibot';
import type { PortalConfig } from '../composition/config';

const pageNo = v.pipe(v.string(), v.regex(/^[1-9]\d*$/));

/** `pageNo`: absent, or a positive integer without a leading zero; anything else is no page of ours. */
export function parsePageNo(params: {
  pageNo?: string | undefined;
}): { pageNo?: string | undefined } | false {
  return params.pageNo === undefined || v.is(pageNo, params.pageNo) ? params : false;
}

/** A route that carries the product's short name exists under this site's name only. */
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

/** The 404 page, which shows the address that was asked for. */
export function notFoundRedirect(from: string): Response {
  return redirect({ to: '/404', search: { from }, replace: true });
}
