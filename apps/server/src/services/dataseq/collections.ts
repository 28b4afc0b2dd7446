import type { components } from '@omics-portal/api/dataseq';
import type { Selectable } from 'kysely';
import { notFound } from '../../http/api-error.ts';
import type { Dependencies } from '../../dependencies.ts';
import type { CollectionState } from './read-index/read-indexes.ts';
import type { DataFieldTable } from './tables.ts';

type FieldSchema = components['schemas']['FieldSchema'];
type Records = Pick<Dependencies, 'db'>;

/** Names of the collections, in their order. */
export async function collectionNames({ db }: Records): Promise<string[]> {
  const rows = await db
    .selectFrom('data_collections')
    .select('name')
    .orderBy('position')
    .orderBy('name')
    .execute();
  return rows.map((row) => row.name);
}

/** State of a collection: its fields and the revision of its records. @throws ApiError 404 for an unknown collection. */
export async function collectionState({ db }: Records, collection: string): Promise<CollectionState> {
  const rows = await db
    .selectFrom('data_collections')
    .leftJoin('data_fields', 'data_fields.collection', 'data_collections.name')
    .select(['data_collections.revision', 'data_fields.key'])
    .where('data_collections.name', '=', collection)
    .execute();
  const [first] = rows;
  if (first === undefined) throw notFound('collection', collection);
  const keys = new Set(rows.flatMap((row) => (row.key === null ? [] : [row.key])));
  return { name: collection, revision: first.revision, keys };
}

/** Fields of a collection as in the API, by priority; none for an unknown collection. */
export async function wireSchema({ db }: Records, collection: string): Promise<FieldSchema[]> {
  const rows = await db
    .selectFrom('data_fields')
    .selectAll()
    .where('collection', '=', collection)
    .orderBy('priority')
    .orderBy('key')
    .execute();
  return rows.map(toWireField);
}

function toWireField({ values, min, max, labels, ...field }: Selectable<DataFieldTable>): FieldSchema {
  const base = { _id: `${field.collection}/${field.key}`, ...field, ...(labels && { labels }) };
  if (field.type === 'category' || field.type === 'bool') return values === null ? base : { ...base, values };
  return { ...base, values: [{ _id: field.key, min, max }], min, max };
}
