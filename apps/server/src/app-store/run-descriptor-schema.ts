import { AppFileError, compileSchema, problemsOf } from './json-problems.ts';
import type { RunDescriptor } from './run-descriptor.ts';

const TEXT = { type: 'string', minLength: 1, expects: 'must be text' };

const PARAM = {
  type: 'object',
  expects: 'must be an object',
  required: ['name', 'from', 'kind'],
  additionalProperties: false,
  properties: {
    name: TEXT,
    from: TEXT,
    kind: { enum: ['text', 'number', 'boolean', 'file', 'files'] },
    required: { type: 'boolean' },
    default: { type: ['string', 'number', 'boolean'], expects: 'must be text, a number, true or false' },
  },
};

const OUTPUT = {
  type: 'object',
  expects: 'must be an object',
  required: ['name', 'file', 'kind'],
  additionalProperties: false,
  properties: {
    name: TEXT,
    file: {
      type: 'string',
      pattern: String.raw`^(?!/)(?!(?:.*/)?\.\.(?:/|$)).+$`,
      expects: 'must be a path inside the output folder',
    },
    kind: { enum: ['json', 'tsv', 'html'] },
  },
};

const REPORT = {
  type: 'object',
  expects: 'must be an object',
  required: ['output', 'result', 'plugin'],
  additionalProperties: false,
  properties: {
    output: TEXT,
    result: TEXT,
    plugin: {
      expects: 'must be text, or { byParam, values }',
      oneOf: [
        TEXT,
        {
          type: 'object',
          required: ['byParam', 'values'],
          additionalProperties: false,
          properties: { byParam: TEXT, values: { type: 'object', additionalProperties: TEXT } },
        },
      ],
    },
  },
};

const hasShape = compileSchema<RunDescriptor>({
  type: 'object',
  expects: 'must hold one object',
  required: ['descriptorVersion', 'engine', 'program', 'params', 'outputs'],
  additionalProperties: false,
  properties: {
    descriptorVersion: { const: 1 },
    engine: { const: 'local' },
    program: { type: 'string', pattern: '^[a-z][a-z0-9-]*$', expects: 'must be a kebab-case name' },
    params: { type: 'array', expects: 'must be a list', items: PARAM },
    outputs: { type: 'array', minItems: 1, expects: 'must be a list with at least one file', items: OUTPUT },
    memoryMb: { type: 'integer', minimum: 16, expects: 'must be a whole number of at least 16' },
    timeMinutes: {
      type: 'number',
      exclusiveMinimum: 0,
      maximum: 35_000,
      expects: 'must be a number of minutes, at most 35000',
    },
    report: REPORT,
  },
});

/**
 * Validates the parsed JSON of a `run.local.json`; `file` is its path below the app store. Throws {@link AppFileError} that
 * names each wrong key.
 */
export function parseRunDescriptor(value: unknown, file: string): RunDescriptor {
  if (!hasShape(value)) throw new AppFileError(file, problemsOf(hasShape));
  const dangling = danglingNames(value);
  if (dangling.length > 0) throw new AppFileError(file, dangling);
  return value;
}

/** Problems of report names that refer to no output or parameter. */
function danglingNames({ params, outputs, report }: RunDescriptor): string[] {
  if (!report) return [];
  const isOutput = (name: string): boolean => outputs.some((output) => output.name === name);
  const { plugin } = report;
  const chooses = typeof plugin === 'object' ? plugin.byParam : undefined;
  return [
    ...(isOutput(report.output) ? [] : ['report.output must name one of the outputs']),
    ...(isOutput(report.result) ? [] : ['report.result must name one of the outputs']),
    ...(chooses === undefined || params.some(({ name }) => name === chooses)
      ? []
      : ['report.plugin.byParam must name one of the params']),
  ];
}
