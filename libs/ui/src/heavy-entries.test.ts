import { expect, test, vi } from 'vitest';
import * as pdf from './pdf';

// The reader of documents wants a browser's drawing parts as soon as it is loaded.
vi.mock('react-pdf', () => ({ Document: {}, Page: {}, pdfjs: { GlobalWorkerOptions: {} } }));

test('documents are shown by one part', () => {
  expect(Object.keys(pdf)).toEqual(['PdfViewer']);
});
