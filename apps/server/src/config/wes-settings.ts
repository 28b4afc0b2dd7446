/** Settings of one WES engine (GA4GH Workflow Execution Service), read from `WES_...` or `WES_<NAME>_...`. */
export interface WesSettings {
  /** Name in records and in `run.<name>.json`: `wes`, or `<NAME>` in lower case. */
  readonly name: string;
  /** Prefix of its variables, for messages: `WES_` or `WES_<NAME>_`. */
  readonly prefix: string;
  /** Base URL of the API without a slash at the end, such as `https://wes.example.org/ga4gh/wes/v1`. */
  readonly url: string;
  /** Bearer token; undefined for an engine without sign-in. */
  readonly token: string | undefined;
  /** Workflow languages that the engine accepts, in capitals; empty: those of its service-info. */
  readonly types: readonly string[];
  /** `workflow_engine` of every submission; undefined: chosen by the engine's service-info. */
  readonly engine: string | undefined;
  readonly engineVersion: string | undefined;
  /** Other hosts (`host` or `host:port`) from which logs and outputs may be fetched. */
  readonly hosts: readonly string[];
  /** Folders, absolute, from which `file://` logs and outputs may be read. */
  readonly folders: readonly string[];
  /** Origin at which the engine reaches this server for inputs; undefined: the public URL. */
  readonly inputOrigin: string | undefined;
  /** Maximum number of simultaneous runs, over all servers of the portal. */
  readonly slots: number;
  /** Offset from UTC, such as `+08:00`, of the engine's times that have no zone. */
  readonly utcOffset: string;
}
