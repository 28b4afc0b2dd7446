import { hostname } from 'node:os';
import { join, resolve } from 'node:path';
import { BRAND_PATTERN, BRAND_DESCRIPTION } from '@omics-portal/api/brand';
import { isCommonPassword } from '../common-passwords/common-passwords.ts';
import { readBrandFolder } from './brand-folder.ts';
import { checkExposure, exposureReason, isLoopbackOrigin } from './check-exposure.ts';
import { checkLocalUser } from './check-local-user.ts';
import { readClickhouseSettings } from './clickhouse-settings.ts';
import { EnvironmentReader, type Environment } from './environment-reader.ts';
import { readJobLimits } from './job-limits.ts';
import { readProvider } from './provider-settings.ts';
import { readRateLimits } from './rate-limit-settings.ts';
import { readWesSettings } from './read-wes-settings.ts';
import { readS3Settings } from './s3-settings.ts';
import { LOG_LEVELS, type BodyLimits, type PortalSettings, type ServerConfig } from './server-config.ts';
import { findHome, pathsFrom } from './server-home.ts';
import { StartError } from './start-error.ts';
import { readQuotas, readUploadLimits } from './upload-settings.ts';
import { readVisualizations } from './visualization-settings.ts';

const HOUR = 3600;
/** Minimum speed of a request body: 1 kB/s is slower than any real connection. */
const BODY_LIMITS: BodyLimits = {
  headersMs: 30_000,
  bodyMs: 60_000,
  uploadWindowMs: 30_000,
  uploadWindowBytes: 30_000,
  readerMs: 600_000,
};

/** Names of Chromium and its relatives in Debian and elsewhere. */
const CHROMIUM_NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];

/** Reads the server configuration. Throws one `StartError` that lists all problems. */
export function readConfig(environment: Environment): ServerConfig {
  const read = new EnvironmentReader(environment);
  const host = read.text('HOST', '127.0.0.1');
  const port = read.integer('PORT', 4600, 1, 65535);
  const brand = read.matching('BRAND', 'quartet', BRAND_PATTERN, BRAND_DESCRIPTION);
  const publicUrl = read.origin('PUBLIC_URL');
  const portalOrigins = read.origins('PORTAL_ORIGINS');
  const home = findHome();
  const dataDir = resolve(read.text('DATA_DIR', `${home.repository}/.data`));
  const objectsDir = read.optional('OBJECTS_DIR');
  const databaseUrl = read.postgresUrl('DATABASE_URL');
  const s3 = readS3Settings(read);
  if (s3 && objectsDir !== undefined)
    read.problems.push('OBJECTS_DIR and S3_ENDPOINT both name a store of objects: leave out one of them.');
  const sharesDatabase = databaseUrl !== undefined && (objectsDir !== undefined || s3 !== undefined);
  const exposure = {
    host,
    publicUrl: publicUrl ?? `http://${urlHost(host)}:${port}`,
    publicUrlFixed: publicUrl !== undefined,
    trustProxy: read.proxies('TRUST_PROXY'),
  };
  const isPrivate = exposureReason(exposure) === undefined;
  const plainHttpAllowed = read.flag('ALLOW_PLAIN_HTTP', false);
  const provider = readProvider(read, plainHttpAllowed);
  const accounts = readAccounts(read, isPrivate, provider);
  const trustsLocalPages = isPrivate && accounts.localUser === undefined;
  const config: ServerConfig = {
    ...exposure,
    port,
    brand,
    version: home.version,
    ...readJobLimits(read),
    chromium: read.program('PORTAL_CHROMIUM', CHROMIUM_NAMES),
    wesEngines: readWesSettings(environment, read.problems),
    drainSeconds: read.integer('DRAIN_SECONDS', 8, 0, 3600),
    readSeconds: read.integer('READ_SECONDS', 120, 1, 3600),
    writeSeconds: read.integer('WRITE_SECONDS', 120, 1, 3600),
    // On a machine of its own the terminal shows what went wrong, and not each request.
    logLevel: read.oneOf('LOG_LEVEL', LOG_LEVELS, isPrivate ? 'warn' : 'info'),
    slowRequestMs: read.integer('SLOW_REQUEST_MS', 2000, 1, 3_600_000),
    ...readMetricsAccess(read),
    ...readKeptDays(read),
    slowQueryMs: read.integer('SLOW_QUERY_MS', 500, 1, 3_600_000),
    validateResponses: read.flag('VALIDATE_RESPONSES', environment['NODE_ENV'] === 'test'),
    provider,
    identityFlow: read.oneOf('IDENTITY_FLOW', ['password', 'code'], provider ? 'code' : 'password'),
    ...accounts,
    ...readKeySettings(read),
    portalOrigins,
    originAllowed: (origin) =>
      portalOrigins.includes(origin) || (trustsLocalPages && isLoopbackOrigin(origin)),
    signedUrlSeconds: read.integer('SIGNED_URL_SECONDS', 24 * HOUR, 60, 7 * 24 * HOUR),
    archiveMaxBytes: read.integer('ARCHIVE_MAX_BYTES', 500_000_000, 0, 100_000_000_000),
    securityContact: read.contact('SECURITY_CONTACT'),
    storageSecret: read.optional('STORAGE_SECRET'),
    databaseUrl,
    clickhouse: readClickhouseSettings(read),
    s3,
    sharesDatabase,
    adoptObjects: read.flag('ADOPT_OBJECTS', false),
    openTestDatabase: undefined,
    bodyLimits: BODY_LIMITS,
    uploadLimits: readUploadLimits(read),
    quotas: readQuotas(read),
    rateLimits: readRateLimits(read),
    paths: pathsFrom(home, {
      dataDir,
      objectsDir: resolve(objectsDir ?? join(dataDir, 'objects')),
      runsDir: runsFolder(dataDir, sharesDatabase ? objectsDir : undefined),
      ...readFolders(read, { dataDir, repository: home.repository }),
    }),
    portal: readPortal(read, brand),
    brandSettings: readBrandFolder(read, join(home.folder, 'brands', brand)),
  };
  // Only the programs of jobs use it. Checked here, because with a wrong folder figures would just be missing.
  read.folder('REFERENCE_SETS_DIR');
  const problems = [...read.problems, ...checkExposure(config, plainHttpAllowed), ...checkLocalUser(config)];
  if (problems.length > 0) throw new StartError(problems.join('\n'));
  return config;
}

/** Folders of the read indexes, the built portal and the visualisations. */
function readFolders(
  read: EnvironmentReader,
  { dataDir, repository }: { dataDir: string; repository: string },
): Pick<ServerConfig['paths'], 'indexDir' | 'portalDist' | 'visualisationDist'> {
  return {
    indexDir: resolve(read.text('INDEX_DIR', join(dataDir, 'indexes'))),
    portalDist: resolve(read.text('PORTAL_DIST', `${repository}/apps/portal/dist`)),
    visualisationDist: resolve(read.text('VISUALIZATION_DIST', `${repository}/apps/visualisation/dist`)),
  };
}

/** Folder of the runs of this machine; servers that share their objects have theirs beside those. */
function runsFolder(dataDir: string, sharedObjects: string | undefined): string {
  return resolve(
    sharedObjects === undefined ? join(dataDir, 'runs') : join(sharedObjects, 'runs', hostname()),
  );
}

function urlHost(host: string): string {
  return host.includes(':') ? `[${host}]` : host;
}

/** Monitors that may read the metrics. */
function readMetricsAccess(read: EnvironmentReader): Pick<ServerConfig, 'metricsFrom' | 'metricsToken'> {
  return { metricsFrom: read.addresses('METRICS_FROM'), metricsToken: read.token('METRICS_TOKEN') };
}

/** Days for which the server keeps what it removes by itself later. */
function readKeptDays(read: EnvironmentReader): Pick<ServerConfig, 'auditDays' | 'trashDays' | 'orphanDays'> {
  return {
    auditDays: read.integer('AUDIT_DAYS', 365, 1, 36_500),
    trashDays: read.integer('TRASH_DAYS', 30, 1, 3650),
    orphanDays:
      read.optional('ORPHAN_DAYS') === undefined ? undefined : read.integer('ORPHAN_DAYS', 3650, 7, 3650),
  };
}

/** Accounts of the embedded provider that the environment names. */
function readAccounts(
  read: EnvironmentReader,
  isPrivate: boolean,
  provider: ServerConfig['provider'],
): Pick<ServerConfig, 'localUser' | 'demoAccounts' | 'firstAdmin'> {
  const localUser = read.username('LOCAL_USER');
  return {
    localUser,
    demoAccounts: readDemoAccounts(read, isPrivate && localUser === undefined, provider),
    firstAdmin: readAdmin(read),
  };
}

function readDemoAccounts(
  read: EnvironmentReader,
  isPrivate: boolean,
  provider: ServerConfig['provider'],
): boolean {
  const wanted = read.flag('DEMO_ACCOUNTS', isPrivate && provider === undefined);
  if (wanted && provider)
    read.problems.push(
      'DEMO_ACCOUNTS=1 needs the embedded provider, which a site with OIDC_ISSUER does not have: leave it out.',
    );
  return wanted;
}

/** Settings of the signing keys of the embedded provider. */
function readKeySettings(read: EnvironmentReader): Pick<ServerConfig, 'identitySecret' | 'signingKeyDays'> {
  return {
    identitySecret: read.optional('IDENTITY_SECRET'),
    signingKeyDays: read.integer('IDENTITY_KEY_DAYS', 90, 1, 3650),
  };
}

function readAdmin(read: EnvironmentReader): ServerConfig['firstAdmin'] {
  const password = read.optional('ADMIN_PASSWORD');
  if (password === undefined) return undefined;
  if (password.length < 12) read.problems.push('ADMIN_PASSWORD must have at least 12 characters.');
  if (isCommonPassword(password))
    read.problems.push('ADMIN_PASSWORD is in a list of common and leaked passwords: choose another one.');
  const username = read.text('ADMIN_USERNAME', 'operator');
  return { username, password, email: read.text('ADMIN_EMAIL', `${username}@localhost`) };
}

/** Portal page for a document of this server; the portal replaces `{locale}`. */
function ownDocument(name: string): string {
  return `#/markdown-previewer?url=/documents/${name}.{locale}.md`;
}

function readPortal(read: EnvironmentReader, brand: string): PortalSettings {
  const title = brand.charAt(0).toUpperCase() + brand.slice(1);
  return {
    productTitle: read.text('PRODUCT_TITLE', `${title} Data Portal`),
    logoText: read.text('LOGO_TEXT', title),
    ...readVisualizations(read),
    allowedFrameOrigins: read.origins('ALLOWED_FRAME_ORIGINS'),
    allowedDocumentOrigins: read.origins('ALLOWED_DOCUMENT_ORIGINS'),
    allowServiceOverride: read.flag('ALLOW_SERVICE_OVERRIDE', false),
    links: {
      docs: read.text('LINK_DOCS', ownDocument('guide')),
      repository: read.optional('LINK_REPOSITORY') ?? null,
      contact: read.optional('LINK_CONTACT') ?? null,
      issues: read.optional('LINK_ISSUES') ?? null,
      policies: read.text('LINK_POLICIES', ownDocument('policies')),
      help: read.text('LINK_HELP', ownDocument('help')),
      engines: read.text('LINK_ENGINES', ownDocument('engines')),
    },
    registerUrl: read.optional('REGISTER_URL') ?? null,
    resetPasswordUrl: read.optional('RESET_PASSWORD_URL') ?? null,
    pipelines: {
      wgs: { apps: read.appNames('PIPELINE_WGS_APPS', ['variant-qc']), omics: 'genomics' },
      wes: { apps: read.appNames('PIPELINE_WES_APPS', []), omics: 'genomics' },
      rna: { apps: read.appNames('PIPELINE_RNA_APPS', ['expression-matrix-qc']), omics: 'transcriptomics' },
    },
    numericRange: read.oneOf('NUMERIC_RANGE', ['or', 'and']),
    desktop: read.flag('DESKTOP', false),
  };
}
