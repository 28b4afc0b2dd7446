/** Where and how this server runs: everything that the environment decides, read once at start. */
export interface ServerConfig {
  host: string;
  port: number;
  /** Origin that browsers use, without a slash at the end, e.g. `http://127.0.0.1:4600`. */
  publicUrl: string;
  /** True when `PUBLIC_URL` was set: links then always name it; otherwise they follow the request's own host. */
  publicUrlFixed: boolean;
  /** Proxies in front whose `X-Forwarded-*` headers are believed: their number, or their addresses. */
  trustProxy: number | string[] | false;
  brand: string;
  version: string;
  /** How many jobs run at the same time. */
  jobSlots: number;
  /** Time that a stop waits for requests in flight, in seconds (`DRAIN_SECONDS`). */
  drainSeconds: number;
  /** Check answers against the OpenAPI documents as well (tests, development). */
  validateResponses: boolean;
  /** Sign-in with the two demo accounts is possible. */
  demoAccounts: boolean;
  /** An account with all rights, made or renewed at start (`ADMIN_USERNAME`, `ADMIN_PASSWORD`, `ADMIN_EMAIL`). */
  firstAdmin: AdminSettings | undefined;
  /** Other origins that serve a portal which uses this server, e.g. `https://portal.example.org`. */
  portalOrigins: string[];
  /** Whether pages of this origin may call the server from a script. */
  originAllowed: (origin: string) => boolean;
  /** Life time of signed storage links, in seconds. */
  signedUrlSeconds: number;
  /** Secret that signs storage links; undefined: one is made and kept in the data folder. */
  storageSecret: string | undefined;
  /** Where PostgreSQL is; undefined: the embedded one in the data folder. */
  databaseUrl: string | undefined;
  /** Take an objects folder that belongs to another database (`ADOPT_OBJECTS`, for one start). */
  adoptObjects: boolean;
  /** Keep the embedded database in memory (tests). */
  databaseInMemory: boolean;
  bodyLimits: BodyLimits;
  uploadLimits: { maxFileBytes: number; maxFiles: number };
  paths: ServerPaths;
  /** What `/config.json` tells the portal, but for what follows from the rest of this object. */
  portal: PortalSettings;
}

/** The account that an installation begins with. */
export interface AdminSettings {
  username: string;
  password: string;
  email: string;
}

/** Slowest arrival of a request body that is accepted. */
export interface BodyLimits {
  /** Time for the whole body of a call to the services, in milliseconds. */
  bodyMs: number;
  /** An upload must receive `uploadWindowBytes` in each window of this many milliseconds. */
  uploadWindowMs: number;
  uploadWindowBytes: number;
}

/** Folders, all absolute. */
export interface ServerPaths {
  /** Database, objects and everything else that must survive. */
  dataDir: string;
  /** The built portal; it may not exist. */
  portalDist: string;
  openapi: string;
  documents: string;
  appStore: string;
  /** Real files that the seed puts into the store. */
  seed: string;
  /** QC programs: `<name>.js` when built, `<name>/main.ts` in the source tree. */
  programs: string;
  programsAreBuilt: boolean;
  /** A packed cluster that an in-memory database begins with (tests); undefined: it makes one. */
  databaseTemplate: string | undefined;
  /** Entry of the worker thread that holds the embedded database; undefined when this runs from source. */
  databaseWorker: string | undefined;
  /** Thread that makes the read indexes; undefined when the server runs from its sources. */
  indexWorker: string | undefined;
}

/** The part of `/config.json` that a site decides. */
export interface PortalSettings {
  productTitle: string;
  logoText: string;
  visualizationHost: string | null;
  allowedFrameOrigins: string[];
  allowedDocumentOrigins: string[];
  allowServiceOverride: boolean;
  /** Another site (`https://…`, `mailto:…`), or a page of the portal (`#/…`). */
  links: Record<'docs' | 'repository' | 'contact' | 'issues' | 'policies' | 'help', string | null>;
  registerUrl: string | null;
  resetPasswordUrl: string | null;
  numericRange: 'or' | 'and';
  /** Short names of the apps behind each pipeline page, and what their projects are about. */
  pipelines: Record<'wgs' | 'wes' | 'rna', { apps: string[]; omics: string }>;
  desktop: boolean;
}

/** Names that follow from the brand: the bucket of public reference data and the plugins. */
export function publicBucket(config: Pick<ServerConfig, 'brand'>): string {
  return `${config.brand}-data-portal`;
}
