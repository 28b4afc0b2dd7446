import { expect, test, vi } from 'vitest';
import * as cropper from './cropper';
import * as grid from './data-grid';
import * as pdf from './pdf';
import * as sheet from './sheet-grid';
import * as tour from './tour';

// react-pdf needs browser graphics as soon as it is imported.
vi.mock('react-pdf', () => ({ Document: {}, Page: {}, pdfjs: { GlobalWorkerOptions: {} } }));

test('rarely used components have separate entries', () => {
  expect(Object.keys(cropper)).toEqual(['AvatarCropper']);
  expect(Object.keys(grid).sort()).toEqual(
    `ColumnChooser DataGrid contentWidth readGridLayout readSort shownColumns sortRows textOrder useColumnLayout useStoredLayout writeSort`.split(
      ' ',
    ),
  );
  expect(Object.keys(pdf)).toEqual(['PdfViewer']);
  expect(Object.keys(sheet)).toEqual(['SheetGrid']);
  expect(Object.keys(tour)).toEqual(['Tour']);
});
