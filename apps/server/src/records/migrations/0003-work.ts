import type { Kysely } from 'kysely';
import type { Migration } from './migration.ts';

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- a migration sees the schema of its time, not today's table types
type AnyDatabase = Kysely<any>;

/** Migration: projects, jobs, the run queue, report tasks, notifications, messages, idempotency keys. */
export const workMigration: Migration = {
  name: '0003-work',
  async up(db) {
    await createProjects(db);
    await createRuns(db);
    await createTasks(db);
    await createNotices(db);
    await createIdempotencyKeys(db);
  },
};

async function createProjects(db: AnyDatabase): Promise<void> {
  await db.schema
    .createTable('projects')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('project_name', 'varchar(64)', (column) => column.notNull().unique())
    .addColumn('description', 'text', (column) => column.notNull())
    .addColumn('app_id', 'text', (column) => column.notNull())
    .addColumn('app_name', 'text', (column) => column.notNull())
    .addColumn('author', 'text', (column) => column.notNull())
    .addColumn('owner_sub', 'text', (column) => column.notNull())
    .addColumn('group_name', 'varchar(32)')
    .addColumn('started_time', 'bigint', (column) => column.notNull())
    .addColumn('finished_time', 'bigint')
    .addColumn('samples', 'jsonb', (column) => column.notNull())
    .addColumn('mark', 'text')
    .addColumn('status', 'text', (column) => column.notNull().defaultTo('Submitted'))
    .addColumn('percentage', 'double precision', (column) => column.notNull().defaultTo(0))
    .execute();
  await db.schema
    .createIndex('projects_by_owner')
    .on('projects')
    .columns(['owner_sub', 'started_time'])
    .execute();
  await db.schema
    .createTable('workflows')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('workflow_id', 'text', (column) => column.unique())
    .addColumn('project_id', 'text', (column) =>
      column.notNull().references('projects.id').onDelete('cascade'),
    )
    .addColumn('sample_id', 'varchar(64)', (column) => column.notNull())
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('submitted_time', 'bigint', (column) => column.notNull())
    .addColumn('started_time', 'bigint', (column) => column.notNull().defaultTo(0))
    .addColumn('finished_time', 'bigint')
    .addColumn('job_params', 'jsonb', (column) => column.notNull())
    .addColumn('labels', 'jsonb', (column) => column.notNull())
    .addColumn('percentage', 'double precision', (column) => column.notNull().defaultTo(0))
    .addColumn('status', 'text', (column) => column.notNull().defaultTo('Submitted'))
    .addColumn('exit_code', 'integer')
    .addColumn('error', 'text')
    .addColumn('outputs', 'jsonb')
    .addColumn('verdict', 'text')
    .execute();
  await db.schema
    .createIndex('workflows_by_project')
    .on('workflows')
    .columns(['project_id', 'position'])
    .execute();
}

async function createRuns(db: AnyDatabase): Promise<void> {
  await db.schema
    .createTable('runs')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('subject_kind', 'text', (column) => column.notNull())
    .addColumn('subject_id', 'text', (column) => column.notNull())
    .addColumn('request', 'jsonb', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull().defaultTo('queued'))
    .addColumn('lease_owner', 'text')
    .addColumn('lease_until', 'bigint')
    .addColumn('engine_state', 'jsonb')
    .addColumn('cancelled', 'boolean', (column) => column.notNull().defaultTo(false))
    .addColumn('queue_number', 'bigint', (column) => column.notNull().generatedAlwaysAsIdentity())
    // A subject cannot run twice at the same time, however often it is requested.
    .addUniqueConstraint('runs_one_per_subject', ['subject_kind', 'subject_id'])
    .execute();
  await db.schema.createIndex('runs_in_line').on('runs').columns(['state', 'queue_number']).execute();
}

async function createTasks(db: AnyDatabase): Promise<void> {
  await db.schema
    .createTable('tasks')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('description', 'text', (column) => column.notNull())
    .addColumn('payload', 'jsonb', (column) => column.notNull())
    .addColumn('plugin_name', 'text', (column) => column.notNull())
    .addColumn('plugin_type', 'text', (column) => column.notNull())
    .addColumn('plugin_version', 'text', (column) => column.notNull())
    .addColumn('owner', 'text', (column) => column.notNull())
    .addColumn('owner_sub', 'text', (column) => column.notNull())
    .addColumn('group_name', 'varchar(32)')
    .addColumn('project_id', 'text', (column) => column.references('projects.id').onDelete('cascade'))
    .addColumn('workflow_id', 'text', (column) => column.references('workflows.id').onDelete('cascade'))
    .addColumn('response', 'jsonb', (column) => column.notNull())
    .addColumn('started_time', 'bigint', (column) => column.notNull())
    .addColumn('finished_time', 'bigint')
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('percentage', 'integer', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('tasks_by_owner').on('tasks').columns(['owner_sub', 'started_time']).execute();
  await db.schema.createIndex('tasks_by_project').on('tasks').column('project_id').execute();
}

async function createNotices(db: AnyDatabase): Promise<void> {
  await db.schema
    .createTable('notifications')
    .addColumn('id', 'integer', (column) => column.primaryKey().generatedAlwaysAsIdentity())
    .addColumn('owner_sub', 'text')
    .addColumn('notification_type', 'text', (column) => column.notNull())
    .addColumn('code', 'text', (column) => column.notNull())
    .addColumn('params', 'jsonb', (column) => column.notNull())
    .addColumn('created_time', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex('notifications_by_owner')
    .on('notifications')
    .columns(['owner_sub', 'id'])
    .execute();
  await db.schema
    .createTable('notification_reads')
    .addColumn('notification_id', 'integer', (column) =>
      column.notNull().references('notifications.id').onDelete('cascade'),
    )
    .addColumn('reader_sub', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('notification_reads_key', ['notification_id', 'reader_sub'])
    .execute();
  await db.schema
    .createTable('messages')
    .addColumn('id', 'integer', (column) => column.primaryKey().generatedAlwaysAsIdentity())
    .addColumn('title', 'varchar(255)', (column) => column.notNull())
    .addColumn('description', 'text', (column) => column.notNull())
    .addColumn('message_type', 'text', (column) => column.notNull())
    .addColumn('payload', 'jsonb', (column) => column.notNull())
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('created_time', 'bigint', (column) => column.notNull())
    .addColumn('sender_sub', 'text')
    .execute();
}

async function createIdempotencyKeys(db: AnyDatabase): Promise<void> {
  await db.schema
    .createTable('idempotency_keys')
    .addColumn('owner_sub', 'text', (column) => column.notNull())
    .addColumn('operation', 'text', (column) => column.notNull())
    .addColumn('key', 'text', (column) => column.notNull())
    .addColumn('body_hash', 'text', (column) => column.notNull())
    .addColumn('answer', 'jsonb')
    .addColumn('created_time', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('idempotency_keys_key', ['owner_sub', 'operation', 'key'])
    .execute();
}
