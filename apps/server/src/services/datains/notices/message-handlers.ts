import type { operations } from '@omics-portal/api/datains';
import { ApiError, fieldsError, oneOf, REQUIRED, type FieldProblem } from '../../../http/api-error.ts';
import type { Sentence } from '../../../http/preferred-language.ts';
import { type OperationHandlers } from '../../../operations/handler.ts';
import { AttemptLimit } from '../../../identity/attempt-limit.ts';
import { networkOf } from '../../../identity/network-of.ts';
import { idempotent } from '../../../jobs/idempotency.ts';
import type { Dependencies } from '../../../dependencies.ts';

const MATERIALS_FIELDS = [
  'materialsType',
  'purpose',
  'requestorTitle',
  'requestorName',
  'requestorEmail',
  'organization',
  'recipients',
  'phoneNumber',
  'deliveryAddress',
];
const MATERIALS = ['DNA', 'RNA', 'Protein', 'Metabolite'];

const NOT_A_COUNT: Sentence = {
  'en-US': 'must be a whole number from 1 to 100',
  'zh-CN': '须为 1 到 100 的整数',
};
const NOT_AN_EMAIL: Sentence = { 'en-US': 'must be an email address', 'zh-CN': '须为电子邮件地址' };

/** Maximum number of valid messages from one network. A repetition with the same `Idempotency-Key` does not count. */
export const MESSAGE_LIMIT = { attempts: 5, seconds: 60 };

/** Handlers of visitors' messages: requests for materials or data, and feedback. They are stored for the site's operators. */
export function messageHandlers({ db }: Pick<Dependencies, 'db'>) {
  const limit = new AttemptLimit([MESSAGE_LIMIT]);
  return {
    createMessage: async (context) => {
      const { body, caller, request } = context;
      const { id } = await idempotent<{ id: number }>(db, 'createMessage', context, async () => {
        const problems = payloadProblems(body.message_type, body.payload);
        if (problems.length > 0)
          throw fieldsError(400, problems, {
            intro: { 'en-US': 'The message is not complete', 'zh-CN': '消息不完整' },
            listed: 1,
          });
        await checkLimit(limit, request.ip);
        return async (transaction) =>
          transaction
            .insertInto('messages')
            .values({
              title: body.title,
              description: body.description ?? '',
              message_type: body.message_type,
              payload: JSON.stringify(body.payload),
              status: body.status,
              created_time: Date.now(),
              sender_sub: caller?.sub ?? null,
            })
            .returning('id')
            .executeTakeFirstOrThrow();
      });
      return { status: 201, body: { message: { id } }, headers: { location: `/messages/${id}` } };
    },
  } satisfies Partial<OperationHandlers<operations>>;
}

/** Throws 429 above the limit of the caller's network. */
async function checkLimit(limit: AttemptLimit, address: string): Promise<void> {
  const seconds = await limit.take(networkOf(address));
  if (seconds === 0) return;
  throw new ApiError(
    429,
    {
      'en-US': `At most ${MESSAGE_LIMIT.attempts} messages a minute are accepted: send this one again in ${seconds} seconds.`,
      'zh-CN': `每分钟最多接收 ${MESSAGE_LIMIT.attempts} 条反馈：请在 ${seconds} 秒后再发送本条。`,
    },
    undefined,
    { 'retry-after': String(seconds) },
  );
}

/** Missing payload fields of a message, by its type. Requests for data have no additional fields. */
function payloadProblems(type: string, payload: Readonly<Record<string, unknown>>): FieldProblem[] {
  if (type === 'feedback') return emptyFields(payload, ['content']);
  if (type !== 'request-materials') return [];
  const tubes = Number(payload['tubes']);
  return [
    ...emptyFields(payload, MATERIALS_FIELDS),
    ...(isFilled(payload['materialsType']) && !MATERIALS.includes(String(payload['materialsType']))
      ? [{ field: 'payload.materialsType', message: oneOf(MATERIALS) }]
      : []),
    ...(Number.isInteger(tubes) && tubes >= 1 && tubes <= 100
      ? []
      : [{ field: 'payload.tubes', message: NOT_A_COUNT }]),
    ...(isFilled(payload['requestorEmail']) &&
    !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(String(payload['requestorEmail']))
      ? [{ field: 'payload.requestorEmail', message: NOT_AN_EMAIL }]
      : []),
  ];
}

function emptyFields(payload: Readonly<Record<string, unknown>>, fields: readonly string[]): FieldProblem[] {
  return fields
    .filter((field) => !isFilled(payload[field]))
    .map((field) => ({ field: `payload.${field}`, message: REQUIRED }));
}

function isFilled(value: unknown): boolean {
  return value !== undefined && value !== null && String(value).trim() !== '';
}
