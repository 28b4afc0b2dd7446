import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** Migration: index of the uploads of data sets by folder, which each new file of a user is compared with. */
export const uploadFoldersMigration: Migration = {
  name: '0035-upload-folders',
  async up(db) {
    await sql`create index tasks_by_upload_folder on tasks ((response #>> '{data,upload_link}'))
      where plugin_name = 'omics-dataset'`.execute(db);
  },
};
