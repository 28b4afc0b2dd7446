import { FIGURE_FORMATS } from './figures-mapping.ts';
import { compileSchema, problemsOf } from '../json-schema/schema-guard.ts';
import { AppFileError } from './app-file-error.ts';
import { descriptorProblems } from './run-descriptor-problems.ts';
import { upgradeRunDescriptor, type RunDescriptorV1 } from './run-descriptor-v1.ts';
import {
  OUTPUT_KINDS,
  type LocalDescriptor,
  type RunDescriptor,
  type WesDescriptor,
} from './run-descriptor.ts';

const TEXT = { type: 'string', minLength: 1, expects: 'must be text' };
const TEXTS = { type: 'array', expects: 'must be a list of texts', items: TEXT };
const PATH_PATTERN = String.raw`^(?!/)(?!(?:.*/)?\.\.(?:/|$)).+$`;
const OUTPUT_PATH = {
  type: 'string',
  pattern: PATH_PATTERN,
  expects: 'must be a path inside the output folder',
};
const APP_PATH = {
  type: 'string',
  pattern: PATH_PATTERN,
  expects: 'must be a path inside the folder of the app',
};
const YES_OR_NO = { type: 'boolean', expects: 'must be true or false' };
const MEMORY = { type: 'integer', minimum: 16, expects: 'must be a whole number of at least 16' };
const MINUTES = {
  type: 'number',
  exclusiveMinimum: 0,
  maximum: 35_000,
  expects: 'must be a number of minutes, at most 35000',
};

/** Schema of an object without other keys than these. */
function objectOf(required: readonly string[], properties: Record<string, object>): object {
  return { type: 'object', expects: 'must be an object', required, additionalProperties: false, properties };
}

const PARAM = objectOf(['name', 'from', 'kind'], {
  name: TEXT,
  from: TEXT,
  kind: { enum: ['text', 'number', 'boolean', 'file', 'files'] },
  required: YES_OR_NO,
  unless: TEXT,
  when: objectOf(['field', 'is'], { field: TEXT, is: TEXT }),
  default: { type: ['string', 'number', 'boolean'], expects: 'must be text, a number, true or false' },
});

const SAMPLE_SHEET = objectOf(['param', 'columns'], {
  param: TEXT,
  columns: {
    type: 'array',
    minItems: 1,
    maxItems: 200,
    expects: 'must be a list of 1 to 200 columns',
    items: objectOf(['name', 'from', 'kind'], {
      name: TEXT,
      from: TEXT,
      kind: { enum: ['text', 'number', 'boolean', 'file'] },
      required: YES_OR_NO,
      default: { type: ['string', 'number', 'boolean'], expects: 'must be text, a number, true or false' },
    }),
  },
});

const REPORT = objectOf(['output', 'result', 'plugin'], {
  output: TEXT,
  result: TEXT,
  plugin: {
    expects: 'must be text, or { byParam, values }',
    oneOf: [
      TEXT,
      objectOf(['byParam', 'values'], {
        byParam: TEXT,
        values: { type: 'object', additionalProperties: TEXT },
      }),
    ],
  },
});

const NUMBER = { type: 'number', expects: 'must be a number' };
const LOCALISED = objectOf(['en-US'], { 'en-US': TEXT, 'zh-CN': TEXT });

const FIGURES = objectOf(['sources'], {
  sources: {
    type: 'array',
    minItems: 1,
    expects: 'must be a list with at least one source',
    items: objectOf(['output', 'format'], {
      output: TEXT,
      format: { enum: FIGURE_FORMATS },
      part: TEXT,
      series: TEXT,
    }),
  },
  columns: {
    type: 'array',
    maxItems: 200,
    expects: 'must be a list of at most 200 figures',
    items: objectOf(['key', 'label'], {
      key: TEXT,
      label: LOCALISED,
      unit: TEXT,
      format: { enum: ['number', 'percent', 'text'] },
      decimals: { type: 'integer', minimum: 0, maximum: 10, expects: 'must be a whole number from 0 to 10' },
      better: { enum: ['higher', 'lower'] },
      group: LOCALISED,
      thresholds: objectOf(['origin'], { warn: NUMBER, fail: NUMBER, origin: LOCALISED }),
      hidden: YES_OR_NO,
    }),
  },
  series: { type: 'object', expects: 'must be an object', additionalProperties: LOCALISED },
});

const OUTPUT_V1 = objectOf(['name', 'file', 'kind'], {
  name: TEXT,
  file: OUTPUT_PATH,
  kind: { enum: ['json', 'tsv', 'html'] },
});

const OUTPUT = objectOf(['name', 'kind'], {
  name: TEXT,
  kind: { enum: OUTPUT_KINDS },
  required: YES_OR_NO,
  file: OUTPUT_PATH,
  pattern: { ...OUTPUT_PATH, expects: 'must be a pattern inside the output folder, such as *.html' },
  folder: OUTPUT_PATH,
  output: TEXT,
});

const outputsOf = (items: object): object => ({
  type: 'array',
  minItems: 1,
  expects: 'must be a list with at least one output',
  items,
});

const PROGRAM = { type: 'string', pattern: '^[a-z][a-z0-9-]*$', expects: 'must be a kebab-case name' };
const PARAMS = { type: 'array', expects: 'must be a list', items: PARAM };

const COMMON = {
  descriptorVersion: { const: 2 },
  params: PARAMS,
  outputs: outputsOf(OUTPUT),
  sampleSheet: SAMPLE_SHEET,
  limits: objectOf([], { timeMinutes: MINUTES, memoryMb: MEMORY, cpuMinutes: MINUTES }),
  report: REPORT,
  projectReports: { ...TEXTS, minItems: 1, expects: 'must be a list of texts, at least one' },
  figures: FIGURES,
};

/** The version and the engine choose the schema of the rest. */
const hasHead = compileSchema<{ descriptorVersion: 1 | 2; engine: 'local' | 'wes' }>({
  type: 'object',
  expects: 'must hold one object',
  required: ['descriptorVersion', 'engine'],
  properties: {
    descriptorVersion: { enum: [1, 2] },
    engine: { enum: ['local', 'wes'] },
  },
});

const isVersion1 = compileSchema<RunDescriptorV1>(
  objectOf(['descriptorVersion', 'engine', 'program', 'params', 'outputs'], {
    descriptorVersion: { const: 1 },
    engine: { const: 'local' },
    program: PROGRAM,
    params: PARAMS,
    outputs: outputsOf(OUTPUT_V1),
    memoryMb: MEMORY,
    timeMinutes: MINUTES,
    report: REPORT,
  }),
);

const isLocal = compileSchema<LocalDescriptor>(
  objectOf(['descriptorVersion', 'engine', 'params', 'outputs'], {
    ...COMMON,
    engine: { const: 'local' },
    program: PROGRAM,
    command: {
      type: 'string',
      pattern: '^[A-Za-z0-9][A-Za-z0-9._+-]*$',
      expects: 'must be the name of a tool on the PATH, without a path and without arguments',
    },
    arguments: {
      type: 'array',
      expects: 'must be a list of texts, and of lists of texts that belong together',
      items: {
        expects: 'must be text, or a list of texts',
        oneOf: [{ type: 'string' }, { type: 'array', minItems: 1, items: { type: 'string' } }],
      },
    },
  }),
);

const isWes = compileSchema<WesDescriptor>(
  objectOf(['descriptorVersion', 'engine', 'workflow', 'type', 'version', 'params', 'outputs'], {
    ...COMMON,
    engine: { const: 'wes' },
    workflow: {
      expects: 'must be { url }, or { file, attachments } with paths inside the folder of the app',
      oneOf: [
        objectOf(['url'], { url: { type: 'string', pattern: String.raw`^[A-Za-z][A-Za-z0-9+.-]*:\S+$` } }),
        objectOf(['file'], { file: APP_PATH, attachments: { type: 'array', items: APP_PATH } }),
      ],
    },
    type: { enum: ['CWL', 'WDL', 'NFL', 'SMK'] },
    version: TEXT,
    engineParameters: {
      type: 'object',
      expects: 'must be an object of texts',
      additionalProperties: { type: 'string', expects: 'must be text' },
    },
    steps: TEXTS,
  }),
);

/**
 * Validates the parsed JSON of a `run.<engine>.json` of any version and upgrades it; `file` is its path below the app store.
 * Throws {@link AppFileError} that names each wrong key.
 */
export function parseRunDescriptor(value: unknown, file: string): RunDescriptor {
  if (!hasHead(value)) throw new AppFileError(file, problemsOf(hasHead));
  const hasShape = value.descriptorVersion === 1 ? isVersion1 : value.engine === 'wes' ? isWes : isLocal;
  if (!hasShape(value)) throw new AppFileError(file, problemsOf(hasShape));
  const problems = descriptorProblems(value);
  if (problems.length > 0) throw new AppFileError(file, problems);
  return upgradeRunDescriptor(value);
}
