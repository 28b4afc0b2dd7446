import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { type Node, SpecDocuments } from '../../http/contract/spec-documents.ts';
import { AccountProblem } from '../own-accounts/account-problem.ts';
import { checkCommandValues } from './command-values.ts';

const specs = new SpecDocuments(resolve(import.meta.dirname, '../../../../../openapi'));
const { node, uri } = specs.document('datains.yaml');

/** Schema of a field of a new account, as the contract has it. */
function fieldOf(name: 'name' | 'email' | 'groups'): Node {
  const schemas = (node['components'] as { schemas: Record<string, Node> }).schemas;
  const fields = schemas['AccountSubmit']?.['properties'] as Record<string, Node>;
  return specs.follow({ node: fields[name] ?? {}, uri }).node;
}

const command = { verb: 'add', username: 'kay' } as const;
const isAccepted = (values: object): boolean => {
  try {
    checkCommandValues({ ...command, ...values });
    return true;
  } catch (error) {
    if (error instanceof AccountProblem) return false;
    throw error;
  }
};
const emailOf = (length: number) => `${'a'.repeat(length - '@b.org'.length)}@b.org`;

test('a command has the limits of the contract', () => {
  const longestEmail = Number(fieldOf('email')['maxLength']);
  expect([emailOf(longestEmail), emailOf(longestEmail + 1)].map((email) => isAccepted({ email }))).toEqual([
    true,
    false,
  ]);
  const longestName = Number(fieldOf('name')['maxLength']);
  expect([longestName, longestName + 1].map((size) => isAccepted({ name: 'n'.repeat(size) }))).toEqual([
    true,
    false,
  ]);
  const most = Number(fieldOf('groups')['maxItems']);
  const groups = (count: number) => Array.from({ length: count }, (_, index) => `g${index}`);
  expect([most, most + 1].map((count) => isAccepted({ groups: groups(count) }))).toEqual([true, false]);
});

test.each(['lin@example.org', 'no-address', 'a b@c', 'a@b c', '@b', 'a@'])(
  'the email %s is accepted where the contract accepts it',
  (email) => {
    const pattern = new RegExp(String(fieldOf('email')['pattern']), 'u');
    expect(isAccepted({ email })).toBe(pattern.test(email));
  },
);
