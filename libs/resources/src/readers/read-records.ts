import {
  type DataFilePage,
  type FacetSummary,
  isObject,
  ResponseShapeError,
  type SignResponse,
} from '@omics-portal/api';

/**
 * Page of records. An empty page is valid; anything else must not look like one.
 * @throws ResponseShapeError
 */
export function readDataFilePage(body: unknown): DataFilePage {
  const isPage =
    isObject(body) &&
    typeof body.total === 'number' &&
    Array.isArray(body.data) &&
    body.data.every((record) => isObject(record));
  return expectShape<DataFilePage>(isPage, body, 'a page of records');
}

/**
 * Summaries of several fields in the order of the request.
 * @throws ResponseShapeError
 */
export function readFacetSummaries(body: unknown): FacetSummary[] {
  const facets = isObject(body) ? body.facets : undefined;
  return expectShape<FacetSummary[]>(
    Array.isArray(facets) && facets.every((facet) => isObject(facet)),
    facets,
    'a summary of fields',
  );
}

/**
 * Signed link of a file from the indexing host.
 * @throws ResponseShapeError
 */
export function readSign(body: unknown): SignResponse['sign'] {
  const sign = isObject(body) ? body.sign : undefined;
  const isSign =
    isObject(sign) &&
    typeof sign.baseurl === 'string' &&
    typeof sign.method === 'string' &&
    Array.isArray(sign.header) &&
    Array.isArray(sign.params);
  return expectShape<SignResponse['sign']>(isSign, sign, 'a signed link');
}

/** Shapes are validated as deep as screens depend on them, and no deeper: older servers add and omit fields. */
function expectShape<Entity>(holds: boolean, value: unknown, expected: string): Entity {
  if (!holds) {
    throw new ResponseShapeError(expected);
  }
  return value as Entity;
}
