import type { SelectQueryBuilder, Simplify } from 'kysely';

/** Page request. */
export interface PageRequest {
  /** Starts at 1. */
  readonly page: number;
  readonly size: number;
}

/**
 * Reads one page of a filter's rows, and the total.
 *
 * @param found the filter, without columns.
 * @param listed the same rows with their columns, in a stable order.
 */
export async function readPage<DB, TB extends keyof DB, Row>(
  found: SelectQueryBuilder<DB, TB, object>,
  listed: SelectQueryBuilder<DB, TB, Row>,
  { page, size }: PageRequest,
): Promise<{ total: number; rows: Simplify<Row>[] }> {
  const { total } = await found
    .select((row) => row.fn.countAll<string>().as('total'))
    .$castTo<{ total: string }>()
    .executeTakeFirstOrThrow();
  const rows = await listed
    .limit(size)
    .offset((page - 1) * size)
    .execute();
  return { total: Number(total), rows };
}
