import { BRAND_PATTERN, BRAND_DESCRIPTION } from '@omics-portal/api/brand';
import { OMICS, type Omics } from '@omics-portal/resources';
import * as v from 'valibot';
import { isAppLink } from '../links/named-routes';

const link = v.optional(v.nullable(v.string()), null);
const milliseconds = (fallback: number) =>
  v.optional(v.pipe(v.number(), v.integer(), v.minValue(1000)), fallback);
const count = (fallback: number) => v.optional(v.pipe(v.number(), v.integer(), v.minValue(1)), fallback);
const base = v.pipe(v.string(), v.regex(/^(\/|https?:\/\/)/, 'must start with "/" or "http"'));
const origins = v.optional(v.array(v.pipe(v.string(), v.url())), []);

const words = v.pipe(v.string(), v.nonEmpty());

/** One tile of the apps panel: a name for all languages or one for each, an icon by name, and where it leads. */
const appEntry = v.object({
  name: v.union([words, v.record(v.string(), words)]),
  icon: v.optional(v.string(), ''),
  link: v.pipe(v.string(), v.check(isAppLink, 'must contain "http", or be the name of a route')),
});

const shortName = v.pipe(
  v.string(),
  v.regex(/^[a-zA-Z0-9_][a-zA-Z0-9_.-]*$/, 'must be the short name of an app'),
);

/** One pipeline page: the apps whose projects it lists, by short name, and the kind of data that these are about. */
const pipeline = (apps: string[], omics: Omics) =>
  v.optional(
    v.object({
      apps: v.optional(v.array(shortName), apps),
      omics: v.optional(v.nullable(v.picklist(OMICS)), omics),
    }),
    {},
  );

/** The shape of `/config.json`. One build serves every site: all that differs between sites is here. */
export const configSchema = v.object({
  brand: v.pipe(v.string(), v.regex(BRAND_PATTERN, `must be ${BRAND_DESCRIPTION}`)),
  productTitle: v.pipe(v.string(), v.nonEmpty()),
  logoText: v.optional(v.string()),
  version: v.optional(v.string(), ''),
  services: v.object({ datains: base, quartetService: base, dataseq: base, index: base }),
  allowServiceOverride: v.optional(v.boolean(), false),
  identity: v.object({
    authority: base,
    clientId: v.pipe(v.string(), v.nonEmpty()),
    scope: v.optional(v.string(), 'openid profile email'),
    registerUrl: link,
    resetPasswordUrl: link,
  }),
  visualizationHost: link,
  allowedFrameOrigins: origins,
  allowedDocumentOrigins: origins,
  links: v.optional(
    v.object({ docs: link, repository: link, contact: link, issues: link, policies: link, help: link }),
    {},
  ),
  /** Absent: the tiles that every site has. */
  apps: v.optional(v.array(appEntry)),
  /** `{locale}` stands for the language; empty: the version alone is told. */
  changelogUrl: v.optional(v.string(), ''),
  publicationsUrl: v.optional(v.string(), ''),
  materialsTermsUrl: v.optional(v.string(), ''),
  materialsSpecificationUrl: v.optional(v.string(), ''),
  referenceDatasetsManifestUrl: v.optional(v.string(), ''),
  uploadLimits: v.optional(v.object({ maxFileBytes: count(5 * 1024 ** 3), maxFiles: count(1000) }), {}),
  polling: v.optional(
    v.object({
      jobsMs: milliseconds(5000),
      projectsMs: milliseconds(10_000),
      tasksMs: milliseconds(10_000),
      notificationsMs: milliseconds(60_000),
    }),
    {},
  ),
  /** No app for whole exomes ships: the page says so until the site names one. */
  pipelines: v.optional(
    v.object({
      wgs: pipeline(['variant-qc'], 'genomics'),
      wes: pipeline([], 'genomics'),
      rna: pipeline(['expression-matrix-qc'], 'transcriptomics'),
    }),
    {},
  ),
  numericRange: v.optional(v.picklist(['or', 'and']), 'or'),
  desktop: v.optional(v.boolean(), false),
});

/** The validated configuration of this site. */
export type PortalConfig = v.InferOutput<typeof configSchema>;

/** The configuration cannot be used. `problems` name the keys, for the person who wrote the file. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
  constructor(readonly problems: readonly { key: string; message: string }[]) {
    super(problems.map(({ key, message }) => `${key}: ${message}`).join('\n'));
  }
}

/** Throws a `ConfigError` that names every key that is missing or wrong. */
export function readConfig(value: unknown): PortalConfig {
  const result = v.safeParse(configSchema, value);
  if (result.success) {
    return result.output;
  }
  throw new ConfigError(
    result.issues.map((issue) => ({
      key: v.getDotPath(issue) ?? '(the whole file)',
      message: issue.message,
    })),
  );
}

/** The specification's time limit for every call. */
const TIMEOUT_MS = 60_000;

/** Fetches and validates the configuration. Rejects with a `ConfigError` in every case of failure. */
export async function fetchConfig(url: string, language = 'en-US'): Promise<PortalConfig> {
  const response = await fetch(url, {
    cache: 'no-cache',
    headers: { 'Accept-Language': language },
    signal: AbortSignal.timeout(TIMEOUT_MS),
  }).catch(() => undefined);
  if (!response?.ok) {
    throw new ConfigError([{ key: url, message: response ? `HTTP ${response.status}` : 'no answer' }]);
  }
  const value: unknown = await response.json().catch(() => {
    throw new ConfigError([{ key: url, message: 'not JSON' }]);
  });
  return readConfig(value);
}

/** Local storage keys by which a developer points a browser at other services. */
const SEQ_FLOW_HOST_KEY = 'seqFlowHost';
const DATA_SEQ_HOST_KEY = 'dataSeqHost';

/** The bases of the services, with the browser's own overrides where the site allows them. */
export function serviceBases(
  config: Pick<PortalConfig, 'services' | 'allowServiceOverride'>,
  storage: Pick<Storage, 'getItem'>,
): PortalConfig['services'] {
  const override = (key: string, fallback: string) => {
    const stored = config.allowServiceOverride ? storage.getItem(key) : null;
    return stored !== null && v.is(base, stored) ? stored.replace(/\/$/, '') : fallback;
  };
  return {
    ...config.services,
    datains: override(SEQ_FLOW_HOST_KEY, config.services.datains),
    dataseq: override(DATA_SEQ_HOST_KEY, config.services.dataseq),
  };
}
