import { reportAddress, reportCitation } from './report-citation.ts';
import { SCHEMAS_PATH } from '../portal/schemas-path.ts';
import type { ReportOrigin } from './report-origin.ts';

/** File name of the metadata of an RO-Crate. */
export const CRATE_FILE = 'ro-crate-metadata.json';

const SPECIFICATION = 'https://w3id.org/ro/crate/1.2';

/** File or folder of a crate. The path of a folder ends with a slash. */
export interface CratePart {
  /** Path from the folder of the crate, or the storage link of an input. */
  readonly path: string;
  readonly name: string;
  /** Bytes; null for a folder, and for a file that is gone. */
  readonly size: number | null;
  /** Null also for a large file that the store has not read yet. */
  readonly sha256: string | null;
  readonly contentType: string;
}

/** Report with all that its crate says. Times are milliseconds since the epoch. */
export interface CrateReport {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly plugin: { readonly name: string; readonly version: string };
  readonly owner: { readonly name: string | null; readonly email: string };
  readonly startedTime: number;
  readonly finishedTime: number;
  readonly portal: { readonly title: string; readonly url: string; readonly version: string };
  /** Content of report.json; undefined where it has another format. */
  readonly origin: ReportOrigin | undefined;
  readonly inputs: readonly CratePart[];
  readonly outputs: readonly CratePart[];
}

/** Entity of an RO-Crate. */
export type CrateEntity = { readonly '@id': string; readonly '@type': string } & Record<string, unknown>;

/** RO-Crate metadata document. */
export interface CrateDocument {
  readonly '@context': string;
  readonly '@graph': readonly CrateEntity[];
}

/** RO-Crate 1.2 of a report: its files, its inputs with checksums, its software, threshold profile and references. */
export function reportCrate(report: CrateReport): CrateDocument {
  const software = softwareEntities(report);
  const profile = profileEntities(report);
  const references = referenceEntities(report);
  const inputs = report.inputs.map((part) => partEntity(part, encodeURI(part.path)));
  const schemas = schemaEntities(report);
  const outputs = report.outputs.map((part) => ({
    ...partEntity(part, encodePath(part.path)),
    ...(part.path === FIGURES_FILE && schemas[0] && { conformsTo: idOf(schemas[0]) }),
  }));
  return {
    '@context': `${SPECIFICATION}/context`,
    '@graph': [
      {
        '@id': CRATE_FILE,
        '@type': 'CreativeWork',
        about: { '@id': './' },
        conformsTo: { '@id': SPECIFICATION },
      },
      rootEntity(report, {
        parts: [...outputs, ...inputs],
        references: references.filter((entity) => entity['@type'] === 'CreativeWork'),
      }),
      ...outputs,
      ...inputs,
      actionEntity(report, { objects: [...inputs, ...profile], results: outputs }),
      ...software,
      ...profile,
      ...references,
      ...schemas,
      ...verdictEntities(report),
      personEntity(report),
      publisherEntity(report),
      LICENCE,
    ],
  };
}

const LICENCE: CrateEntity = {
  '@id': '#licence',
  '@type': 'CreativeWork',
  name: 'No licence stated',
  description:
    'The author of the report has stated no licence. Ask the author before you use it for anything but reading. The references have licences of their own.',
};

const FIGURES_FILE = 'report.json';

/** Schema of report.json, which the portal serves. */
function schemaEntities({ origin, portal }: CrateReport): CrateEntity[] {
  return origin
    ? [
        {
          '@id': `${portal.url}${SCHEMAS_PATH}report-1.json`,
          '@type': 'CreativeWork',
          name: 'Quality report, version 1',
          description: 'JSON Schema of report.json',
        },
      ]
    : [];
}

interface RootLinks {
  readonly parts: readonly CrateEntity[];
  readonly references: readonly CrateEntity[];
}

function rootEntity(report: CrateReport, { parts, references }: RootLinks): CrateEntity {
  const address = reportAddress(report.portal.url, report.id);
  return {
    '@id': './',
    '@type': 'Dataset',
    name: report.name,
    description: report.description === '' ? `Quality report ${report.name}` : report.description,
    identifier: report.id,
    url: address,
    datePublished: isoTime(report.finishedTime),
    dateCreated: isoTime(report.finishedTime),
    author: idOf(personEntity(report)),
    publisher: idOf(publisherEntity(report)),
    license: idOf(LICENCE),
    creditText: reportCitation(report),
    hasPart: parts.map(idOf),
    mentions: { '@id': ACTION_ID },
    ...(references.length > 0 && { citation: references.map(idOf) }),
    ...(report.origin && { variableMeasured: { '@id': VERDICT_ID } }),
  };
}

const ACTION_ID = '#report';
const VERDICT_ID = '#verdict';

function actionEntity(
  report: CrateReport,
  { objects, results }: { objects: readonly CrateEntity[]; results: readonly CrateEntity[] },
): CrateEntity {
  return {
    '@id': ACTION_ID,
    '@type': 'CreateAction',
    name: `Report ${report.name} by ${report.plugin.name} ${report.plugin.version}`,
    startTime: isoTime(report.startedTime),
    endTime: isoTime(report.finishedTime),
    agent: idOf(personEntity(report)),
    instrument: { '@id': pluginId(report) },
    object: objects.map(idOf),
    result: results.map(idOf),
    actionStatus: 'http://schema.org/CompletedActionStatus',
  };
}

/** Report plugin, the program that it runs, and the portal that runs it. */
function softwareEntities(report: CrateReport): CrateEntity[] {
  const { plugin, portal, origin } = report;
  const server = softwareEntity('#portal', portal.title, portal.version, { url: portal.url });
  const program = origin
    ? [softwareEntity(`#program-${origin.software.name}`, origin.software.name, origin.software.version)]
    : [];
  return [
    softwareEntity(pluginId(report), plugin.name, plugin.version, {
      softwareRequirements: [...program, server].map(idOf),
    }),
    ...program,
    server,
  ];
}

function softwareEntity(id: string, name: string, version: string, more: object = {}): CrateEntity {
  return { '@id': encodeURI(id), '@type': 'SoftwareApplication', name, softwareVersion: version, ...more };
}

function pluginId({ plugin }: CrateReport): string {
  return encodeURI(`#plugin-${plugin.name}`);
}

function profileEntities({ origin }: CrateReport): CrateEntity[] {
  return origin
    ? [
        {
          '@id': encodeURI(`#profile-${origin.profile.id}`),
          '@type': 'CreativeWork',
          name: `Threshold profile ${origin.profile.name ?? origin.profile.id}`,
          identifier: origin.profile.id,
          version: origin.profile.version,
        },
      ]
    : [];
}

/** Reference sets with their versions. The checksum of each table that was read is an identifier of its set. */
function referenceEntities({ origin }: CrateReport): CrateEntity[] {
  return (origin?.references ?? []).flatMap(({ id, title, licence, source, version, files = [] }) => {
    const checksums = files.map(({ file, sha256 }) => ({
      '@id': encodeURI(`#reference-${id}-${file}`),
      '@type': 'PropertyValue',
      propertyID: 'sha256',
      name: `SHA-256 of ${file}`,
      value: sha256,
    }));
    const set: CrateEntity = {
      '@id': encodeURI(`#reference-${id}`),
      '@type': 'CreativeWork',
      name: title,
      identifier: checksums.length === 0 ? id : [id, ...checksums.map(idOf)],
      ...(version !== undefined && { version }),
      license: licence,
      description: `Source: ${source}`,
    };
    return [set, ...checksums];
  });
}

function verdictEntities({ origin }: CrateReport): CrateEntity[] {
  return origin
    ? [{ '@id': VERDICT_ID, '@type': 'PropertyValue', name: 'verdict', value: origin.verdict }]
    : [];
}

function personEntity({ owner }: CrateReport): CrateEntity {
  return {
    '@id': `mailto:${encodeURI(owner.email)}`,
    '@type': 'Person',
    name: owner.name ?? owner.email,
    email: owner.email,
  };
}

function publisherEntity({ portal }: CrateReport): CrateEntity {
  return { '@id': portal.url, '@type': 'Organization', name: portal.title, url: portal.url };
}

function partEntity({ name, size, sha256, contentType }: CratePart, id: string): CrateEntity {
  if (id.endsWith('/')) return { '@id': id, '@type': 'Dataset', name };
  return {
    '@id': id,
    '@type': 'File',
    name,
    encodingFormat: contentType,
    // Text, as the specification shows it.
    ...(size !== null && { contentSize: String(size) }),
    ...(sha256 !== null && { sha256 }),
  };
}

/** Path as a relative URI: blanks and other characters with a meaning in URIs are escaped. */
function encodePath(path: string): string {
  return path.split('/').map(encodeURIComponent).join('/');
}

function idOf(entity: CrateEntity): { '@id': string } {
  return { '@id': entity['@id'] };
}

function isoTime(time: number): string {
  return new Date(time).toISOString();
}
