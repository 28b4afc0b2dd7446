/** Page of a list in datains and dataseq: `page` and `per_page` of the query, 1 and 10 by default. */
export function pageOf<T>(items: readonly T[], query: URLSearchParams) {
  const page = Number(query.get('page') ?? 1);
  const per_page = Number(query.get('per_page') ?? 10);
  return { total: items.length, page, per_page, data: items.slice((page - 1) * per_page, page * per_page) };
}

/** Page of tasks, which use `page_size`. */
export function taskPageOf<T>(items: readonly T[], query: URLSearchParams) {
  const page = Number(query.get('page') ?? 1);
  const page_size = Number(query.get('page_size') ?? 10);
  return {
    total: items.length,
    page,
    page_size,
    data: items.slice((page - 1) * page_size, page * page_size),
  };
}
