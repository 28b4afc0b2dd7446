import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { ApiError, type ErrorDetail } from '../api-error.ts';
import type { Node, SpecDocuments } from './spec-documents.ts';
import type { SpecOperation } from './spec-operations.ts';

/** What came in, after validation: typed and with defaults. */
export interface ValidRequest {
  params: Record<string, string>;
  query: Record<string, unknown>;
  body: unknown;
}

/** The parts of a request that a document describes. */
export interface RawRequest {
  params: unknown;
  query: unknown;
  headers: unknown;
  body: unknown;
}

/** Checks requests and answers of one operation. */
export interface OperationValidator {
  /** Throws `ApiError` 400 that names each wrong field. */
  request(raw: RawRequest): ValidRequest;
  /** What is wrong with an answer; undefined when it fits. Statuses that the document does not name are wrong too. */
  response(status: number, body: unknown): string | undefined;
}

/** Makes validators; the documents are given to ajv once and shared by all of them. */
export class ValidatorFactory {
  readonly #parameters: Ajv2020;
  readonly #bodies: Ajv2020;
  readonly #answers: Ajv2020;

  constructor(specs: SpecDocuments) {
    this.#parameters = makeAjv(specs, { coerceTypes: 'array', useDefaults: true });
    this.#bodies = makeAjv(specs, { useDefaults: true });
    this.#answers = makeAjv(specs, {});
  }

  forOperation(operation: SpecOperation): OperationValidator {
    const path = this.#parameters.compile(operation.path);
    const query = this.#parameters.compile(operation.query);
    const header = this.#parameters.compile(operation.header);
    const body = operation.body && this.#bodies.compile(operation.body.schema);
    const answers = new Map<string, ValidateFunction | null>();
    return {
      request: (raw) => {
        const values = {
          params: { ...(raw.params as object) },
          query: { ...(raw.query as object) },
          headers: { ...(raw.headers as object) },
        };
        const problems = [
          ...check(path, values.params),
          ...check(query, values.query),
          ...check(header, values.headers),
        ];
        if (body) problems.push(...checkBody(body, raw.body, operation.body?.required === true));
        if (problems.length > 0)
          throw new ApiError(
            400,
            `The request is not valid: ${problems.map(({ field, message }) => `${field} ${message}`).join('; ')}.`,
            problems,
          );
        return {
          params: values.params as Record<string, string>,
          query: values.query as Record<string, unknown>,
          body: raw.body,
        };
      },
      response: (status, answer) => {
        // Null stands for an answer without a body, such as 204.
        const schema = operation.responses.get(
          operation.responses.has(String(status)) ? String(status) : 'default',
        );
        if (schema === undefined) return `status ${status} is not in the document`;
        if (schema === null) return undefined;
        const known = answers.get(String(status)) ?? this.#answers.compile(schema);
        answers.set(String(status), known);
        return known(JSON.parse(JSON.stringify(answer ?? null)))
          ? undefined
          : this.#answers.errorsText(known.errors, { dataVar: 'body' });
      },
    };
  }
}

function makeAjv(specs: SpecDocuments, options: { coerceTypes?: 'array'; useDefaults?: boolean }): Ajv2020 {
  const ajv = new Ajv2020({
    ...options,
    allErrors: true,
    strict: false,
    validateSchema: false,
    formats: { int64: true, int32: true },
  });
  addFormats.default(ajv);
  for (const [uri, document] of specs.documents) ajv.addSchema(document as Node, uri);
  return ajv;
}

function check(validate: ValidateFunction, value: unknown): ErrorDetail[] {
  return validate(value) ? [] : uniqueByField((validate.errors ?? []).map(asDetail));
}

function checkBody(validate: ValidateFunction, body: unknown, required: boolean): ErrorDetail[] {
  if (body === undefined || body === null)
    return required ? [{ field: 'body', message: 'must be a JSON document' }] : [];
  return check(validate, body);
}

/** One sentence per field is enough: `anyOf` reports each branch that did not fit. */
function uniqueByField(details: ErrorDetail[]): ErrorDetail[] {
  return [...new Map(details.toReversed().map((detail) => [detail.field, detail])).values()].toReversed();
}

function asDetail(error: ErrorObject): ErrorDetail {
  const place = error.instancePath.split('/').slice(1);
  if (error.keyword === 'required')
    return { field: [...place, String(error.params['missingProperty'])].join('.'), message: 'is required' };
  return { field: place.join('.') || 'body', message: wording(error) };
}

function wording(error: ErrorObject): string {
  if (error.keyword === 'enum')
    return `must be one of ${(error.params['allowedValues'] as unknown[]).map((value) => JSON.stringify(value)).join(', ')}`;
  if (error.keyword === 'pattern') return `must match ${String(error.params['pattern'])}`;
  return error.message ?? 'is not valid';
}
