import { ApiError, type ErrorBody } from '../../http/api-error.ts';
import type { Language } from '../../http/preferred-language.ts';
import type { CollectionState, ReadIndexes } from './read-index/read-indexes.ts';

/** Time that a query of a screen waits for SQL or for the index while one is built, in milliseconds: answers come within five seconds. */
export const BUILD_WAIT_MS = 4000;
/** Time after which a client may try again, in seconds. */
const RETRY_SECONDS = 3;

/** Error 503 for a query that has no result in time because an index is being built. The body has the done share. */
export class IndexBuilding extends ApiError {
  constructor(readonly progress: number) {
    const percent = Math.round(100 * progress);
    super(
      503,
      {
        'en-US': `The server is building the index that this request needs (${percent} % done). Try again in ${RETRY_SECONDS} seconds.`,
        'zh-CN': `服务器正在建立此请求所需的索引（已完成 ${percent}%）。请在 ${RETRY_SECONDS} 秒后重试。`,
      },
      undefined,
      { 'retry-after': String(RETRY_SECONDS) },
    );
  }

  override body(language?: Language): ErrorBody {
    return { ...super.body(language), progress: this.progress };
  }
}

/** Limit of the time that one request waits while an index is built. */
export class BuildWait {
  readonly #until: number;

  /** @param limitMs time from now; Infinity: no limit. */
  constructor(
    private readonly indexes: Pick<ReadIndexes, 'progress'>,
    limitMs: number,
  ) {
    this.#until = performance.now() + limitMs;
  }

  /** @throws IndexBuilding when the time is over, so that no work begins whose result no client waits for. */
  check(state: CollectionState): void {
    const progress = this.indexes.progress(state);
    if (progress !== undefined && performance.now() >= this.#until) throw new IndexBuilding(progress);
  }

  /** Result of some work. @throws IndexBuilding when the time is over and an index is being built then. */
  async for<Result>(state: CollectionState, work: Promise<Result>): Promise<Result> {
    if (this.#until === Infinity) return work;
    let timer: NodeJS.Timeout | undefined;
    const over = new Promise<never>((_resolve, reject) => {
      const end = () => {
        const progress = this.indexes.progress(state);
        if (progress !== undefined) reject(new IndexBuilding(progress));
      };
      timer = setTimeout(end, Math.max(0, this.#until - performance.now()));
    });
    try {
      return await Promise.race([work, over]);
    } finally {
      clearTimeout(timer);
    }
  }
}
