import { createDraftStore, type DraftItems, type DraftStore } from '@omics-portal/resources';
import * as v from 'valibot';

interface SchemaDraftStoreOptions<Stored> {
  readonly items: DraftItems;
  readonly key: string;
  readonly schema: v.GenericSchema<unknown, Stored>;
}

/** Creates the store of one draft whose stored form has a schema. A value of another form is no draft. */
export function schemaDraftStore<Stored>({
  items,
  key,
  schema,
}: SchemaDraftStoreOptions<Stored>): DraftStore<Stored> {
  return createDraftStore({
    items,
    key,
    read: (stored) => {
      const parsed = v.safeParse(schema, stored);
      return parsed.success ? parsed.output : null;
    },
  });
}
