import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';

// Files of apps and of a brand are few and small, so all problems are listed at once. `expects` states a rule in words.
const ajv = new Ajv2020({ allErrors: true, verbose: true, allowUnionTypes: true, keywords: ['expects'] });

/** Type guard of a JSON Schema, with the errors of its last value. */
export interface SchemaGuard<Value> {
  (value: unknown): value is Value;
  errors?: ErrorObject[] | null | undefined;
}

/** Type guard of a JSON Schema. The schema is compiled by the first value, so that a start pays for those that it needs. */
export function compileSchema<Value>(schema: object): SchemaGuard<Value> {
  let validate: ValidateFunction<Value> | undefined;
  const guard: SchemaGuard<Value> = (value): value is Value => {
    validate ??= ajv.compile<Value>(schema);
    const fits = validate(value);
    guard.errors = validate.errors;
    return fits;
  };
  return guard;
}

/** Problems of the last validation, one sentence for each key, such as `outputs[0].kind must be one of json, tsv`. */
export function problemsOf({ errors }: SchemaGuard<unknown>): string[] {
  const problems = (errors ?? [])
    // The problem of the whole choice is clearer than those of its branches.
    .filter(({ schemaPath }) => !/\/(?:oneOf|anyOf)\/\d/.test(schemaPath))
    .map(problemOf);
  return [...new Set(problems)];
}

function problemOf(error: ErrorObject): string {
  const { keyword, params, parentSchema } = error;
  const at = pathOf(error.instancePath);
  const below = (key: string): string => (at === '' ? key : `${at}.${key}`);
  if (keyword === 'required') return `${below(String(params['missingProperty']))} is missing`;
  if (keyword === 'additionalProperties')
    return `${below(String(params['additionalProperty']))} is not a known key`;
  const subject = at === '' ? 'the file' : at;
  const expects: unknown = parentSchema?.['expects'];
  if (typeof expects === 'string') return `${subject} ${expects}`;
  if (keyword === 'const') return `${subject} must be ${JSON.stringify(params['allowedValue'])}`;
  if (keyword === 'enum')
    return `${subject} must be one of ${(params['allowedValues'] as unknown[]).join(', ')}`;
  return `${subject} ${error.message ?? 'is not valid'}`;
}

/** Converts a JSON pointer: `/params/0/kind` becomes `params[0].kind`. */
function pathOf(pointer: string): string {
  return pointer
    .split('/')
    .slice(1)
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'))
    .reduce(
      (path, part) => (/^\d+$/.test(part) ? `${path}[${part}]` : path === '' ? part : `${path}.${part}`),
      '',
    );
}
