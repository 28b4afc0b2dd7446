import type { Kysely } from 'kysely';
import { StartError } from '../config/start-error.ts';
import { compileSchema, problemsOf } from '../json-schema/schema-guard.ts';
import type { Database } from '../records/database.ts';
import { RecordObserver } from './describe-records.ts';
import type { SeedField, SeedValue } from './seed-plan.ts';
import { clearCollection, insertRecords, writeFields } from './write-collection.ts';

/** Records per statement. */
const BATCH = 500;
const MAX_SHORT = 31;

type GivenField = Pick<SeedField, 'key' | 'name' | 'type'> & Partial<SeedField>;
type OwnRecord = Readonly<Record<string, SeedValue>> & { md5sum: string | null; sha256: string | null };

const isFields = compileSchema<GivenField[]>({
  type: 'array',
  minItems: 1,
  expects: 'must be a list of fields',
  items: {
    type: 'object',
    additionalProperties: false,
    required: ['key', 'name', 'type'],
    properties: {
      key: {
        type: 'string',
        pattern: '^[a-z][a-z0-9_.]{1,61}[a-z0-9]$',
        expects: 'must be 3 to 63 lower-case letters, digits, dots and underscores, a letter first',
      },
      name: { type: 'string', minLength: 1, expects: 'must be a text' },
      short: { type: 'string', minLength: 1, maxLength: MAX_SHORT, expects: 'must have 1 to 31 characters' },
      description: { type: 'string', expects: 'must be a text' },
      type: { enum: ['category', 'bool', 'number', 'precision'] },
      priority: { type: 'number', expects: 'must be a number' },
      labels: {
        type: 'object',
        additionalProperties: { type: 'object', additionalProperties: { type: 'string' } },
      },
    },
  },
});

/** Fields of an own collection from JSON. @throws StartError with all problems. */
export function readOwnFields(json: string): SeedField[] {
  const fields = parsed(json, 'The file of fields');
  if (!isFields(fields)) throw new StartError(`The file of fields: ${problemsOf(isFields).join('; ')}.`);
  const keys = fields.map(({ key }) => key);
  const twice = keys.find((key, at) => keys.indexOf(key) !== at);
  if (twice !== undefined) throw new StartError(`The file of fields has "${twice}" twice.`);
  return fields.map((field, at) => ({
    short: field.name.slice(0, MAX_SHORT),
    description: '',
    priority: at + 1,
    ...field,
  }));
}

/**
 * Replaces the records and fields of a collection, from lines of JSON, in one transaction: a mistake changes nothing. Empty lines
 * are skipped. Returns the number of records.
 *
 * @throws StartError that names the line of a mistake.
 */
export async function loadOwnCollection(
  db: Kysely<Database>,
  { name, fields }: { name: string; fields: readonly SeedField[] },
  lines: AsyncIterable<string> | Iterable<string>,
): Promise<number> {
  return db.transaction().execute(async (tx) => {
    const observer = new RecordObserver(fields);
    const { last } = await tx
      .selectFrom('data_collections')
      .select((row) => row.fn.max<number | null>('position').as('last'))
      .executeTakeFirstOrThrow();
    const known = await tx
      .selectFrom('data_collections')
      .select('position')
      .where('name', '=', name)
      .executeTakeFirst();
    const target = { name, fields, position: known?.position ?? (last ?? 0) + 1 };
    await clearCollection(tx, target);
    let [line, count] = [0, 0];
    let batch: OwnRecord[] = [];
    const write = async () => {
      if (batch.length > 0) await insertRecords(tx, name, count, batch);
      count += batch.length;
      batch = [];
    };
    for await (const text of lines) {
      line += 1;
      if (text.trim() === '') continue;
      const record = readRecord(text, line);
      observer.observe(record);
      batch.push(record);
      if (batch.length === BATCH) await write();
    }
    await write();
    if (count === 0) throw new StartError('The file of records has no record.');
    await writeFields(tx, target, observer);
    return count;
  });
}

function readRecord(text: string, line: number): OwnRecord {
  const record = parsed(text, `Line ${line}`);
  if (typeof record !== 'object' || record === null || Array.isArray(record))
    throw new StartError(`Line ${line} is not a JSON object.`);
  for (const [key, value] of Object.entries(record))
    if (typeof value === 'object' && value !== null)
      throw new StartError(`Line ${line}: "${key}" must be a text, a number, true, false or null.`);
  return {
    ...(record as Record<string, SeedValue>),
    md5sum: checksum(record, 'md5sum', line),
    sha256: checksum(record, 'sha256', line),
  };
}

function checksum(record: object, key: 'md5sum' | 'sha256', line: number): string | null {
  const value = (record as Record<string, unknown>)[key] ?? null;
  const length = key === 'md5sum' ? 32 : 64;
  if (value === null) return null;
  if (typeof value === 'string' && value.length === length && /^[0-9a-f]+$/.test(value)) return value;
  throw new StartError(`Line ${line}: "${key}" must be ${length} hexadecimal digits in lower case, or null.`);
}

function parsed(json: string, subject: string): unknown {
  try {
    return JSON.parse(json) as unknown;
  } catch {
    throw new StartError(`${subject} is not JSON.`);
  }
}
