import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { fieldsError, type FieldProblem } from '../api-error.ts';
import type { Sentence } from '../preferred-language.ts';
import { checkJsonLimits } from './check-json-limits.ts';
import { describeErrors } from './describe-errors.ts';
import { queryTreeKeyword } from './query-tree-keyword.ts';
import type { SpecDocuments } from './spec-documents.ts';
import type { SpecOperation } from './spec-operations.ts';
import { textProblem } from './text-problem.ts';

const NOT_VALID: Sentence = { 'en-US': 'The request is not valid', 'zh-CN': '请求无效' };
const NOT_FOUND: Sentence = { 'en-US': 'Nothing exists at this address', 'zh-CN': '此地址不存在任何内容' };
const NO_BODY: Sentence = { 'en-US': 'must be a JSON document', 'zh-CN': '须为 JSON 文档' };
const TOO_LARGE_A_NUMBER: Sentence = {
  'en-US': `must be a number of at most ${Number.MAX_SAFE_INTEGER}`,
  'zh-CN': `须为不大于 ${Number.MAX_SAFE_INTEGER} 的数字`,
};

/** Validated request: typed and with defaults. */
export interface ValidRequest {
  params: Record<string, string>;
  query: Record<string, unknown>;
  body: unknown;
}

/** Raw request, with the parts that a document describes. */
export interface RawRequest {
  params: unknown;
  query: unknown;
  headers: unknown;
  body: unknown;
}

/** Validator of the requests and responses of one operation. */
export interface OperationValidator {
  /** @throws ApiError 404 for a path of an impossible form, 400 with one problem for each other part of the request. */
  request(raw: RawRequest): ValidRequest;
  /** Problem of a response; undefined when it matches the document. An undocumented status is a problem. */
  response(status: number, body: unknown): string | undefined;
}

/** Compiled schemas of the requests of an operation. */
interface RequestValidators {
  readonly path: ValidateFunction;
  readonly query: ValidateFunction;
  readonly header: ValidateFunction;
  readonly body: ValidateFunction | undefined;
  /** Validators of the bodies by the ends of the parameter `name`. */
  readonly bodyByName: readonly (readonly [end: string, body: ValidateFunction])[];
}

/** Validator factory. The documents are registered once and shared by all validators. */
export class ValidatorFactory {
  readonly #parameters: Ajv2020;
  readonly #bodies: Ajv2020;
  readonly #responses: Ajv2020;

  constructor(specs: SpecDocuments) {
    this.#parameters = createAjv(specs, { coerceTypes: 'array', useDefaults: true });
    this.#bodies = createAjv(specs, { useDefaults: true });
    this.#responses = createAjv(specs, {});
  }

  /** Validator of an operation. Its schemas are compiled by the first request: all of them would be a third of a start. */
  forOperation(operation: SpecOperation): OperationValidator {
    let request: RequestValidators | undefined;
    const compiled = new Map<string, ValidateFunction | null>();
    return {
      request: (raw) => {
        request ??= this.#compileRequest(operation);
        const { path, query, header, body, bodyByName } = request;
        const params = { ...(raw.params as Record<string, string>) };
        const values = { ...(raw.query as Record<string, unknown>) };
        checkPath(path, params);
        const problems = [
          checkParameters(query, values),
          checkParameters(header, { ...(raw.headers as object) }),
          body &&
            checkBody(body, raw.body, {
              ...operation,
              own: bodyByName.find(([end]) => params['name']?.endsWith(end))?.[1],
            }),
        ].filter((problem) => problem !== undefined);
        if (problems.length > 0) throw fieldsError(400, problems, { intro: NOT_VALID });
        return { params, query: values, body: raw.body };
      },
      response: (status, body) => {
        // Null is a response without a body, such as 204.
        const schema = operation.responses.get(
          operation.responses.has(String(status)) ? String(status) : 'default',
        );
        if (schema === undefined) return `status ${status} is not in the document`;
        if (schema === null) return undefined;
        const known = compiled.get(String(status)) ?? this.#responses.compile(schema);
        compiled.set(String(status), known);
        return known(JSON.parse(JSON.stringify(body ?? null)))
          ? undefined
          : this.#responses.errorsText(known.errors, { dataVar: 'body' });
      },
    };
  }

  #compileRequest({ path, query, header, body }: SpecOperation): RequestValidators {
    return {
      path: this.#parameters.compile(path),
      query: this.#parameters.compile(query),
      header: this.#parameters.compile(header),
      body: body && this.#bodies.compile(body.schema),
      bodyByName: (body?.byName ?? []).map(([end, schema]) => [end, this.#bodies.compile(schema)]),
    };
  }
}

/**
 * Creates an ajv that stops at the first problem: with `allErrors`, a list of wrong items takes quadratic time and returns
 * a response of many times its size. `verbose` includes the schema of the problem, which has its description.
 */
function createAjv(specs: SpecDocuments, options: { coerceTypes?: 'array'; useDefaults?: boolean }): Ajv2020 {
  const ajv = new Ajv2020({
    ...options,
    strict: false,
    strictNumbers: true,
    verbose: true,
    validateSchema: false,
    formats: { int64: true, int32: true },
  });
  addFormats.default(ajv);
  ajv.addKeyword(queryTreeKeyword());
  for (const [uri, document] of specs.documents) ajv.addSchema(document, uri);
  return ajv;
}

/** Checks path parameters: a value of another form is a 404 like an unknown id, a text that cannot be stored is a 400. */
function checkPath(validate: ValidateFunction, params: Record<string, string>): void {
  const [unreadable] = textProblems(params);
  if (unreadable) throw fieldsError(400, [unreadable], { intro: NOT_VALID });
  if (!validate(params))
    throw fieldsError(404, [describeErrors(validate.errors, 'path')], { intro: NOT_FOUND });
}

function checkParameters(
  validate: ValidateFunction,
  values: Record<string, unknown>,
): FieldProblem | undefined {
  const [unreadable] = textProblems(values);
  if (unreadable) return unreadable;
  return validate(values) ? numberProblem(values) : describeErrors(validate.errors, 'query');
}

/** Problem of numbers: ajv accepts the texts `Infinity` and `1e308` as whole numbers, which no page or offset can be. */
function numberProblem(values: Record<string, unknown>): FieldProblem | undefined {
  const wrong = Object.entries(values).find(
    ([, value]) => typeof value === 'number' && !(Math.abs(value) <= Number.MAX_SAFE_INTEGER),
  );
  return wrong && { field: wrong[0], message: TOO_LARGE_A_NUMBER };
}

function textProblems(values: Record<string, unknown>): FieldProblem[] {
  return Object.entries(values).flatMap(([field, value]) => {
    const message = [value]
      .flat()
      .map((item) => textProblem(`${field} ${String(item)}`))
      .find((found) => found !== undefined);
    return message === undefined ? [] : [{ field, message }];
  });
}

/** Problem of a body; where the body of a name has a schema of its own, by that one. */
function checkBody(
  validate: ValidateFunction,
  body: unknown,
  {
    body: described,
    limits,
    own,
  }: Pick<SpecOperation, 'body' | 'limits'> & { readonly own: ValidateFunction | undefined },
): FieldProblem | undefined {
  if (body === undefined || body === null)
    return described?.required ? { field: 'body', message: NO_BODY } : undefined;
  const tooLarge = checkJsonLimits(body, limits);
  if (tooLarge) return tooLarge;
  if (validate(body)) return undefined;
  return own && !own(body) ? describeErrors(own.errors, 'body') : describeErrors(validate.errors, 'body');
}
