import type { components } from '@omics-portal/api/dataseq';
import type { QueryTree } from '@omics-portal/data-query';
import type { PatternWork } from '../../patterns/pattern-work.ts';
import { boundPatterns } from './bounded-time.ts';
import { binStarts, histogramOf } from './histogram-bins.ts';
import type { RecordSample, SampleSize } from './read-index/record-sample.ts';

type Schemas = components['schemas'];
type Facet = Schemas['Summary']['facets'][number];

/** Field of a summary, with the conditions that apply to it. */
export interface FacetQuery {
  tree: QueryTree;
  facet: Schemas['FacetRequest'];
  dedupField?: string | undefined;
}

const DEFAULT_LIMIT = 1000;

/** Estimates for one request from the sample of a collection. Each is undefined where a sample does not suffice. */
export class CountEstimates {
  constructor(
    private readonly sample: RecordSample,
    private readonly work: PatternWork,
  ) {}

  get size(): SampleSize {
    return this.sample.size;
  }

  /** Number of matching records. */
  async total(tree: QueryTree): Promise<number | undefined> {
    if (!this.sample.covers(tree)) return undefined;
    return boundPatterns(() => this.sample.total(tree, this.work));
  }

  /** Histogram of a field, or its most frequent values. */
  async facet(request: FacetQuery): Promise<Facet | undefined> {
    const { tree, facet } = request;
    if (!this.sample.covers(tree, facet.field)) return undefined;
    const { bins } = facet;
    if (bins !== undefined) return boundPatterns(() => this.#histogram(tree, { ...facet, bins }));
    if (!isOfFirstValues(request) || !this.sample.countsValuesOf(facet.field)) return undefined;
    if (facet.sum !== undefined && !this.sample.covers({}, facet.sum)) return undefined;
    return boundPatterns(() => this.#counts(tree, facet));
  }

  #counts(tree: QueryTree, { field, limit = DEFAULT_LIMIT, sum }: Schemas['FacetRequest']): Facet {
    const request = { tree, group: field, limit, sumField: sum };
    return { field, ...this.sample.top(request, this.work), estimated: this.size };
  }

  #histogram(
    tree: QueryTree,
    { field, bins, scale = 'linear' }: Schemas['FacetRequest'] & { bins: number },
  ): Facet {
    const bounds = this.sample.bounds(field);
    if (bounds === undefined) {
      const unknown = this.sample.total(tree, this.work);
      return { field, min: null, max: null, bins: [], unknown, estimated: this.size };
    }
    const starts = binStarts(bounds, bins, scale);
    const { unknown, ...counts } = this.sample.histogram({ tree, key: field, starts }, this.work);
    return { field, ...histogramOf(bounds, starts, counts), unknown, estimated: this.size };
  }
}

/** True for the numbers of records of the most frequent values: a sample has no last page, and not all different values. */
function isOfFirstValues({ facet, dedupField }: FacetQuery): boolean {
  const { order = 'total:desc', offset = 0, known = false, lists = [] } = facet;
  const isFirst = order === 'total:desc' && offset === 0 && !known;
  return isFirst && lists.length === 0 && dedupField === undefined;
}
