import type { RunDescriptor } from '../app-store/run-descriptor.ts';
import type { JsonColumn } from '../records/identity-tables.ts';

/** Project reports table: the report over all jobs that a project ends in. A project without a row ends in none. */
export interface ProjectReportTable {
  project_id: string;
  plugin_name: string;
  plugin_version: string;
  /** App that makes the report. */
  app_name: string;
  /** Descriptor of the app when the project was created, as the queue stores those of its jobs. */
  descriptor: JsonColumn<RunDescriptor>;
  /** Values of the app's form: those that select the plugin, the limits of the chosen threshold profile, and the chosen kind of sequencing. */
  fixed: JsonColumn<Record<string, string>>;
}
