import type { BrandSettings } from './brand-folder.ts';
import type { ClickhouseSettings } from './clickhouse-settings.ts';
import type { ProviderSettings } from './provider-settings.ts';
import type { S3Settings } from './s3-settings.ts';
import type { RateLimitSettings } from './rate-limit-settings.ts';
import type { QuotaSettings, UploadLimits } from './upload-settings.ts';
import type { WesSettings } from './wes-settings.ts';

/** Server configuration: all settings of the environment, read once at start. */
export interface ServerConfig {
  host: string;
  port: number;
  /** Origin that browsers use, without a trailing slash, e.g. `http://127.0.0.1:4600`. */
  publicUrl: string;
  /** True when `PUBLIC_URL` is set: links then use it; otherwise they use the host of the request. */
  publicUrlFixed: boolean;
  /** Trusted proxies whose `X-Forwarded-*` headers are used: their number, or their addresses. */
  trustProxy: number | string[] | false;
  brand: string;
  /** Texts and documents of the brand. */
  brandSettings: BrandSettings;
  version: string;
  /** Maximum number of simultaneous jobs. */
  jobSlots: number;
  /** Maximum number of simultaneous reports, which have slots of their own. */
  reportSlots: number;
  /** Time limit of a job whose app declares none, in minutes. */
  jobMinutes: number;
  /** Memory limit of a job whose app declares none, for all of its processes together, in MB. */
  jobMemoryMb: number;
  /** Size limit of each log of a job, in MB. */
  jobLogMb: number;
  /** Path of Chromium, which prints PDF documents of reports; undefined: this server makes none. */
  chromium: string | undefined;
  /** WES engines: that of `WES_URL`, then those of `WES_<NAME>_URL` by name. */
  wesEngines: WesSettings[];
  /** Time after which a request that only reads gets 503 without its answer, in seconds (`READ_SECONDS`). */
  readSeconds: number;
  /** Time after which PostgreSQL cancels a statement of a change, in seconds (`WRITE_SECONDS`). */
  writeSeconds: number;
  /** Time that a shutdown waits for active requests, in seconds (`DRAIN_SECONDS`). */
  drainSeconds: number;
  /** Lowest level of the log lines that are written. */
  logLevel: LogLevel;
  /** Time from which a request is noted as slow, in milliseconds. */
  slowRequestMs: number;
  /** Time from which a query of the database is noted as slow, in milliseconds. */
  slowQueryMs: number;
  /** Days for which events of the audit log are kept. */
  auditDays: number;
  /** Days for which deleted files can be restored. */
  trashDays: number;
  /** Age from which folders without an owner are removed, in days; undefined: they stay. */
  orphanDays: number | undefined;
  /** Addresses and ranges whose monitors may read the metrics; undefined: this machine, or anywhere with the token. */
  metricsFrom: string[] | undefined;
  /** Token that monitors must send for the metrics; undefined: none. */
  metricsToken: string | undefined;
  /** Validate responses against the OpenAPI documents (tests, development). */
  validateResponses: boolean;
  /** External OpenID provider (`OIDC_ISSUER`); undefined: the embedded one. */
  provider: ProviderSettings | undefined;
  /** Sign-in by the portal's own form, or at the provider's page. */
  identityFlow: 'password' | 'code';
  /** True when the two demo accounts can sign in. */
  demoAccounts: boolean;
  /** User name of the only user, who signs in by start links and without a password; undefined: there is none. */
  localUser: string | undefined;
  /** Admin account that is created or updated at start (`ADMIN_USERNAME`, `ADMIN_PASSWORD`, `ADMIN_EMAIL`). */
  firstAdmin: AdminSettings | undefined;
  /** Secret from which the keys are derived that encrypt secrets of the embedded provider; undefined: that of a file. */
  identitySecret: string | undefined;
  /** Age at which a signing key of the embedded provider is followed by another one, in days. */
  signingKeyDays: number;
  /** Other origins with a portal that uses this server, e.g. `https://portal.example.org`. */
  portalOrigins: string[];
  /** True if scripts of this origin may call the server. */
  originAllowed: (origin: string) => boolean;
  /** Lifetime of signed storage links, in seconds. */
  signedUrlSeconds: number;
  /** Maximum size of all objects of a zip file; 0: none are made. */
  archiveMaxBytes: number;
  /** Address for reports of vulnerabilities (`SECURITY_CONTACT`); undefined: the site names none. */
  securityContact: string | undefined;
  /** Secret that signs storage links; undefined: one is generated and stored in the data folder. */
  storageSecret: string | undefined;
  /** Address of PostgreSQL; undefined: the embedded database in the data folder. */
  databaseUrl: string | undefined;
  /** ClickHouse, which answers queries on the largest collections; undefined: the database does. */
  clickhouse: ClickhouseSettings | undefined;
  /** Object store with the S3 interface; undefined: the folder `objectsDir`. */
  s3: S3Settings | undefined;
  /** True when several servers may use the database and the objects: the places of both are set by the environment. */
  sharesDatabase: boolean;
  /** Accept an object store that belongs to another database (`ADOPT_OBJECTS`, for one start). */
  adoptObjects: boolean;
  /** Opens a database instead of the embedded one (tests). */
  openTestDatabase: (() => Promise<{ url: string; close(): Promise<void> }>) | undefined;
  bodyLimits: BodyLimits;
  uploadLimits: UploadLimits;
  quotas: QuotaSettings;
  rateLimits: RateLimitSettings;
  paths: ServerPaths;
  /** Site settings in `/config.json`. */
  portal: PortalSettings;
}

/** Levels of the log, from the fewest lines to the most. */
export const LOG_LEVELS = ['silent', 'error', 'warn', 'info', 'debug'] as const;

/** Level of the log. */
export type LogLevel = (typeof LOG_LEVELS)[number];

/** First admin account of an installation. */
export interface AdminSettings {
  username: string;
  password: string;
  email: string;
}

/** Minimum speed at which requests must arrive, and responses must be taken. */
export interface BodyLimits {
  /** Time limit for the headers of a request, in milliseconds. */
  headersMs: number;
  /** Time limit for the whole body of an API request, in milliseconds. */
  bodyMs: number;
  /** An upload must receive `uploadWindowBytes` in each time window of this length, in milliseconds. */
  uploadWindowMs: number;
  uploadWindowBytes: number;
  /** A client must take something of a response that waits for it within this time, in milliseconds. */
  readerMs: number;
}

/** Absolute paths of the server. */
export interface ServerPaths {
  /** Data folder: database, objects and all other state to back up. */
  dataDir: string;
  /** Folder of the object store (`OBJECTS_DIR`); in the data folder by default. Not used with S3. */
  objectsDir: string;
  /** Folder of the local engine for runs that go on. Servers of one database on one machine have one, to find each other's runs. */
  runsDir: string;
  /** Folder of the read indexes that are kept between starts (`INDEX_DIR`). */
  indexDir: string;
  /** Built portal; may be missing. */
  portalDist: string;
  /** Built visualisations; may be missing. */
  visualisationDist: string;
  openapi: string;
  /** Page of the API reference. */
  apiReference: string;
  documents: string;
  /** Published schemas of files that the server makes. */
  schemas: string;
  appStore: string;
  /** Files that the seed copies into the object store. */
  seed: string;
  /** QC programs: `<name>.js` when built, `<name>/main.ts` in the source tree. */
  programs: string;
  programsAreBuilt: boolean;
  /** Script of the processes that watch over jobs: built, or from source. */
  supervisor: string;
  /** Script of the worker thread for the embedded database; undefined when the server runs from source. */
  databaseWorker: string | undefined;
  /** Script of the worker thread that computes the figures of the visualisations; undefined when the server runs from source. */
  visualisationWorker: string | undefined;
  /** Script of the worker thread that builds the read indexes; undefined when the server runs from source. */
  indexWorker: string | undefined;
}

/** Site settings: the part of `/config.json` that the environment sets. */
export interface PortalSettings {
  productTitle: string;
  logoText: string;
  /** Origin of the visualisations, or the path of our own; null: none. */
  visualizationHost: string | null;
  /** Path of each below the host, with `{brand}` and `{kind}`. */
  visualizationPath: string;
  allowedFrameOrigins: string[];
  allowedDocumentOrigins: string[];
  allowServiceOverride: boolean;
  /** Another site (`https://…`, `mailto:…`), or a page of the portal (`#/…`). */
  links: Record<
    'docs' | 'repository' | 'contact' | 'issues' | 'policies' | 'help' | 'engines',
    string | null
  >;
  registerUrl: string | null;
  resetPasswordUrl: string | null;
  numericRange: 'or' | 'and';
  /** Short names of the apps for each pipeline page, and the omics type of their projects. */
  pipelines: Record<'wgs' | 'wes' | 'rna', { apps: string[]; omics: string }>;
  desktop: boolean;
}

/** Bucket of public reference data, named after the brand. */
export function publicBucket(config: Pick<ServerConfig, 'brand'>): string {
  return `${config.brand}-data-portal`;
}
