import type { NamedReference } from '@omics-portal/api';
import type { Report } from '@omics-portal/resources';
import { expect, test } from 'vitest';
import { reportsByReference } from './reports-by-reference';

const PROTEIN: NamedReference = { kind: 'material', id: 'Protein-20171028' };
const PAPER: NamedReference = { kind: 'publication', id: '10.1000/x', title: 'A title' };
const report = (id: string, references: readonly NamedReference[] | null) => ({ id, references }) as Report;

test('reports are listed under each reference of the kind that they name', () => {
  const [first, second, older] = [report('1', [PROTEIN, PAPER]), report('2', [PROTEIN]), report('3', null)];
  expect(reportsByReference([first, second, older], 'material')).toEqual([
    { reference: PROTEIN, reports: [first, second] },
  ]);
  expect(reportsByReference([first, second, older], 'publication')).toEqual([
    { reference: PAPER, reports: [first] },
  ]);
});
