import { strToU8, zipSync } from 'fflate';

const SPREADSHEET = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const RELATIONS = 'http://schemas.openxmlformats.org/package/2006/relationships';
const DOCUMENT = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const CONTENT = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

const STYLES = `<styleSheet xmlns="${SPREADSHEET}">
<numFmts count="3"><numFmt numFmtId="164" formatCode="000"/><numFmt numFmtId="165" formatCode="&quot;S&quot;00"/><numFmt numFmtId="166" formatCode="yyyy/mm/dd"/></numFmts>
<fonts count="1"><font/></fonts><fills count="1"><fill/></fills><borders count="1"><border/></borders>
<cellXfs count="6"><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="164"/><xf numFmtId="165"/><xf numFmtId="166"/><xf numFmtId="9"/></cellXfs>
</styleSheet>`;

/** Styles of cells in `xlsxFile`. */
export const STYLE = { regionalDate: 1, zeros: 2, prefix: 3, date: 4, percent: 5 };

/** XLSX file made of the XML of each sheet's rows, as Excel stores them. */
export function xlsxFile(sheets: Readonly<Record<string, string>>): Uint8Array {
  const names = Object.keys(sheets);
  const files: Record<string, string> = {
    '[Content_Types].xml': `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${CONTENT}.sheet.main+xml"/><Override PartName="/xl/styles.xml" ContentType="${CONTENT}.styles+xml"/>${names.map((_, index) => `<Override PartName="/xl/worksheets/sheet${index}.xml" ContentType="${CONTENT}.worksheet+xml"/>`).join('')}</Types>`,
    '_rels/.rels': `<Relationships xmlns="${RELATIONS}"><Relationship Id="r" Type="${DOCUMENT}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml': `<workbook xmlns="${SPREADSHEET}" xmlns:r="${DOCUMENT}"><sheets>${names.map((name, index) => `<sheet name="${name}" sheetId="${index + 1}" r:id="r${index}"/>`).join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${RELATIONS}">${names.map((_, index) => `<Relationship Id="r${index}" Type="${DOCUMENT}/worksheet" Target="worksheets/sheet${index}.xml"/>`).join('')}<Relationship Id="s" Type="${DOCUMENT}/styles" Target="styles.xml"/></Relationships>`,
    'xl/styles.xml': STYLES,
    ...Object.fromEntries(
      Object.values(sheets).map((rows, index) => [
        `xl/worksheets/sheet${index}.xml`,
        `<worksheet xmlns="${SPREADSHEET}"><sheetData>${rows}</sheetData></worksheet>`,
      ]),
    ),
  };
  return zipSync(Object.fromEntries(Object.entries(files).map(([path, text]) => [path, strToU8(text)])));
}
