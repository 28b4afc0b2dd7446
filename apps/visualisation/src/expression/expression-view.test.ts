import { expect, test } from 'vitest';
import { expressionDocument } from '../testing/expression-document';
import { expressionView, unknownChoices } from './expression-view';

const DOCUMENT = expressionDocument();

test('an address without choices shows the most significant feature of the first pair', () => {
  expect(expressionView({}, DOCUMENT)).toEqual({
    feature: 'TP53',
    pair: 'D5/D6',
    against: 'F7/D6',
    batch: undefined,
    plane: 'B1',
    library: undefined,
  });
});

test('choices of the address are taken where the document has them', () => {
  const view = { feature: 'TTTR', pair: 'M8/D6', against: 'D5/D6', batch: 'B2', library: 'F7_3' };
  expect(expressionView(view, DOCUMENT)).toEqual({ ...view, plane: 'B2' });
  expect(expressionView({ batch: 'B3' }, DOCUMENT)).toMatchObject({ batch: 'B3', plane: 'B1' });
});

test('unknown choices are replaced, and the axes of ratios are never equal', () => {
  const view = { feature: 'NONE', pair: 'X/Y', against: 'D5/D6', batch: 'B9', library: 'x' };
  expect(expressionView(view, DOCUMENT)).toEqual(expressionView({}, DOCUMENT));
  expect(unknownChoices(view, expressionView(view, DOCUMENT))).toEqual(['NONE', 'X/Y', 'B9']);
});

test('a document without pairs shows its first feature', () => {
  const empty = expressionDocument({ table: { ...DOCUMENT.table, differences: [] }, reference: null });
  expect(expressionView({}, empty)).toMatchObject({ feature: 'ALB', pair: '', against: '' });
});
