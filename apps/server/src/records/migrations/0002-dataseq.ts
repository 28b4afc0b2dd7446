import type { Migration } from './migration.ts';

/** Migration: collections, their fields and records, and their sources. */
export const dataseqMigration: Migration = {
  name: '0002-dataseq',
  async up(db) {
    await db.schema
      .createTable('data_collections')
      .addColumn('name', 'text', (column) => column.primaryKey())
      .addColumn('position', 'integer', (column) => column.notNull())
      .execute();
    await db.schema
      .createTable('data_fields')
      .addColumn('collection', 'text', (column) =>
        column.notNull().references('data_collections.name').onDelete('cascade'),
      )
      .addColumn('key', 'text', (column) => column.notNull())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('short', 'varchar(31)', (column) => column.notNull())
      .addColumn('description', 'text', (column) => column.notNull())
      .addColumn('type', 'text', (column) => column.notNull())
      .addColumn('priority', 'integer', (column) => column.notNull())
      .addColumn('values', 'jsonb')
      .addColumn('min', 'double precision')
      .addColumn('max', 'double precision')
      .addPrimaryKeyConstraint('data_fields_pkey', ['collection', 'key'])
      .execute();
    await db.schema
      .createTable('data_records')
      .addColumn('collection', 'text', (column) =>
        column.notNull().references('data_collections.name').onDelete('cascade'),
      )
      .addColumn('position', 'integer', (column) => column.notNull())
      .addColumn('id', 'text', (column) => column.notNull())
      .addColumn('data', 'jsonb', (column) => column.notNull())
      .addColumn('md5sum', 'text')
      .addColumn('sha256', 'text')
      .addPrimaryKeyConstraint('data_records_pkey', ['collection', 'position'])
      .execute();
    // Large synthetic collections have no files, so these two indexes stay small.
    await db.schema
      .createIndex('data_records_md5sum')
      .on('data_records')
      .column('md5sum')
      .where('md5sum', 'is not', null)
      .execute();
    await db.schema
      .createIndex('data_records_sha256')
      .on('data_records')
      .column('sha256')
      .where('sha256', 'is not', null)
      .execute();
    await db.schema
      .createTable('data_repos')
      .addColumn('name', 'text', (column) => column.primaryKey())
      .addColumn('description', 'text', (column) => column.notNull())
      .addColumn('created', 'text', (column) => column.notNull())
      .addColumn('files', 'jsonb', (column) => column.notNull())
      .addColumn('position', 'integer', (column) => column.notNull())
      .execute();
  },
};
