import { BRAND_PATTERN, BRAND_DESCRIPTION } from '@omics-portal/api/brand';
import { OMICS, type Omics } from '@omics-portal/resources';
import * as v from 'valibot';
import { isAppLink } from '../links/named-routes';

const link = v.optional(v.nullable(v.string()), null);
const milliseconds = (fallback: number) =>
  v.optional(v.pipe(v.number(), v.integer(), v.minValue(1000)), fallback);
const count = (fallback: number) => v.optional(v.pipe(v.number(), v.integer(), v.minValue(1)), fallback);
const base = v.pipe(v.string(), v.regex(/^(\/|https?:\/\/)/, 'must start with "/" or "http"'));
const origins = v.optional(
  v.array(
    v.pipe(
      v.string(),
      v.check((text) => URL.canParse(text), 'must be an address'),
    ),
  ),
  [],
);

const label = v.pipe(v.string(), v.nonEmpty());

/** Text of the site: one for all languages, or one for each. */
const text = v.union([label, v.record(v.string(), label)]);

/** Tile of the apps panel: one name for all languages or one for each, the name of an icon, and a link. */
const appEntry = v.object({
  name: text,
  icon: v.optional(v.string(), ''),
  link: v.pipe(v.string(), v.check(isAppLink, 'must contain "http" or name a route')),
});

const shortName = v.pipe(v.string(), v.regex(/^[a-zA-Z0-9_][a-zA-Z0-9_.-]*$/, 'must be a short name'));

/** Pipeline page: short names of the apps whose projects it lists, and their omics type. */
const pipeline = (apps: string[], omics: Omics) =>
  v.optional(
    v.object({
      apps: v.optional(v.array(shortName), apps),
      omics: v.optional(v.nullable(v.picklist(OMICS)), omics),
    }),
    {},
  );

/** Schema of `/config.json`: all that differs between sites, which share one build. */
export const configSchema = v.object({
  brand: v.pipe(v.string(), v.regex(BRAND_PATTERN, `must be ${BRAND_DESCRIPTION}`)),
  productTitle: v.pipe(v.string(), v.nonEmpty()),
  logoText: v.optional(v.string()),
  /** Picture of the brand beside `logoText`, an SVG or other image; without it the sign of the product. */
  logoUrl: link,
  /**
   * Texts of the brand: `projectName` in sentences (default: the brand), `vialName` on the label of a vial with `{type}`, `{sample}`
   * and `{batch}`, and the subtitle of a collection by its omics type (default: one that names the project). A collection beside the four has
   * `<name>.title` (default: its name) and `<name>.description`.
   */
  texts: v.optional(v.record(v.string(), text), {}),
  version: v.optional(v.string(), ''),
  services: v.object({ datains: base, quartetService: base, dataseq: base, index: base }),
  allowServiceOverride: v.optional(v.boolean(), false),
  identity: v.object({
    authority: base,
    clientId: v.pipe(v.string(), v.nonEmpty()),
    scope: v.optional(v.string(), 'openid profile email'),
    /** Sign-in by the portal's own form, or at the provider's page: authorization code with PKCE. */
    flow: v.optional(v.picklist(['password', 'code']), 'password'),
    /** User info of the server; without it that of the provider. */
    userInfoUrl: v.optional(base),
    /** Bundled user info, with which none is requested. */
    localUser: v.optional(v.record(v.string(), v.unknown())),
    registerUrl: link,
    resetPasswordUrl: link,
  }),
  /** Origin, or a path on this origin. */
  visualizationHost: link,
  /** Path of each visualisation below the host; `{brand}` and `{kind}` (dna, rna, protein, metabolism) are filled in. */
  visualizationPath: v.optional(
    v.pipe(v.string(), v.regex(/\{kind\}/, 'must contain "{kind}"')),
    '{brand}-{kind}-vis',
  ),
  allowedFrameOrigins: origins,
  allowedDocumentOrigins: origins,
  links: v.optional(
    v.object({
      docs: link,
      repository: link,
      contact: link,
      issues: link,
      policies: link,
      help: link,
      engines: link,
    }),
    {},
  ),
  /** Default: the tiles that every site has. */
  apps: v.optional(v.array(appEntry)),
  /** `{locale}` stands for the language; empty: only the version is shown. */
  changelogUrl: v.optional(v.string(), ''),
  publicationsUrl: v.optional(v.string(), ''),
  materialsTermsUrl: v.optional(v.string(), ''),
  materialsSpecificationUrl: v.optional(v.string(), ''),
  referenceDatasetsManifestUrl: v.optional(v.string(), ''),
  uploadLimits: v.optional(
    v.object({
      maxFileBytes: count(5 * 1024 ** 3),
      maxFiles: count(1000),
      refusedTypes: v.optional(v.array(v.string()), []),
    }),
    {},
  ),
  /** Bytes of the largest cart that downloads as one zip file; 0: the server makes none, as older ones do. */
  archiveMaxBytes: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0)), 0),
  polling: v.optional(
    v.object({
      jobsMs: milliseconds(5000),
      projectsMs: milliseconds(10_000),
      tasksMs: milliseconds(10_000),
      notificationsMs: milliseconds(60_000),
    }),
    {},
  ),
  /** No app for whole exomes is included: the page says so until the site names one. */
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

/** Validated configuration of this site. */
export type PortalConfig = v.InferOutput<typeof configSchema>;

/** Invalid configuration; `problems` name the keys, for the administrator of the site. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
  constructor(readonly problems: readonly { key: string; message: string }[]) {
    super(problems.map(({ key, message }) => `${key}: ${message}`).join('\n'));
  }
}

/** Reads a configuration. @throws {ConfigError} that names every missing or invalid key */
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

/** Time limit of a request in milliseconds, as specified. */
const TIMEOUT_MS = 60_000;

/** Fetches and validates the configuration. Rejects with a `ConfigError` on any failure. */
export async function fetchConfig(url: string, language = 'en-US'): Promise<PortalConfig> {
  const response = await fetch(url, {
    cache: 'no-cache',
    headers: { 'Accept-Language': language },
    signal: AbortSignal.timeout(TIMEOUT_MS),
  }).catch(() => undefined);
  if (!response?.ok) {
    throw new ConfigError([{ key: url, message: response ? `HTTP ${response.status}` : 'no response' }]);
  }
  const value: unknown = await response.json().catch(() => {
    throw new ConfigError([{ key: url, message: 'not JSON' }]);
  });
  return readConfig(value);
}

/** Local storage keys with which a developer overrides the services. */
const SEQ_FLOW_HOST_KEY = 'seqFlowHost';
const DATA_SEQ_HOST_KEY = 'dataSeqHost';

/** Base URLs of the services, with the overrides of this browser where the site allows them. */
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
