import { box, disc, PAGE, textLine, writePdf } from './pdf-writer.mjs';
import { BATCH, SAMPLES, WORDS } from './specification-words.mjs';

const LEFT = 56;
const RIGHT = PAGE.width - LEFT;
const ACCENT = '0.04 0.40 0.76';
const QUIET = '0.36 0.40 0.45';
const LINE = '0.85 0.87 0.90';
const SHADE = '0.95 0.965 0.98';

/** Width of a character as a part of the font size; a little too wide for Latin, so that no line runs out of the page. */
const widthOf = (character) => (character.codePointAt(0) > 0x2e7f ? 1 : 0.5);
const measure = (text) => [...text].reduce((sum, character) => sum + widthOf(character), 0);
/** Marks that may not begin a line of Chinese. */
const CLOSING = /^[，。、；：）”]/;

/** Breaks between words; in Chinese between any two characters, but not before a closing mark. */
function wrap(text, width, size) {
  const pieces = text.match(/[\u2e80-\uffef]|[^\s\u2e80-\uffef]+\s*|\s+/g) ?? [];
  const lines = [''];
  for (const piece of pieces) {
    const line = lines.at(-1);
    const fits = measure((line + piece).trimEnd()) * size <= width || CLOSING.test(piece);
    if (fits) lines[lines.length - 1] = line + piece;
    else lines.push(piece);
  }
  return lines.map((line) => line.trimEnd());
}

/** Writes from the top of a page down. */
class Sheet {
  #marks = [];
  y = PAGE.height - 64;

  text(text, style = {}) {
    this.#marks.push(textLine(text, { x: LEFT, y: this.y, ...style }));
  }

  mark(mark) {
    this.#marks.push(mark);
  }

  paragraph(text, { x = LEFT, size = 10, ...style } = {}) {
    for (const line of wrap(text, RIGHT - x, size)) {
      this.text(line, { x, size, ...style });
      this.y -= size * 1.55;
    }
  }

  heading(text) {
    this.y -= 22;
    this.text(text, { size: 13, bold: true });
    this.y -= 20;
  }

  rule(colour = LINE) {
    this.mark(box({ x: LEFT, y: this.y, width: RIGHT - LEFT, height: 0.7, colour }));
  }

  list(entries) {
    for (const entry of entries) {
      this.text('•', { x: LEFT + 2, colour: ACCENT });
      this.paragraph(entry, { x: LEFT + 16 });
      this.y -= 3;
    }
  }

  /** The label above, the note and the number below, and everything between. */
  content(words, title, number, pages) {
    return [
      box({ x: 0, y: PAGE.height - 10, width: PAGE.width, height: 10, colour: ACCENT }),
      textLine(words.label, { x: LEFT, y: PAGE.height - 40, size: 8, bold: true, colour: ACCENT }),
      ...this.#marks,
      box({ x: LEFT, y: 52, width: RIGHT - LEFT, height: 0.7, colour: LINE }),
      textLine(words.footer, { x: LEFT, y: 36, size: 8, colour: QUIET }),
      textLine(words.page(number, pages), { x: RIGHT - 64, y: 36, size: 8, colour: QUIET }),
      ...(number === 1 ? [] : [textLine(title, { x: LEFT, y: PAGE.height - 54, size: 8, colour: QUIET })]),
    ].join('\n');
  }
}

const FACT_COLUMN = LEFT + 150;

function factsTable(sheet, facts) {
  sheet.y -= 5;
  for (const [term, detail] of facts) {
    sheet.text(term, { x: LEFT + 8, colour: QUIET });
    sheet.text(detail, { x: FACT_COLUMN });
    sheet.y -= 8;
    sheet.rule();
    sheet.y -= 16;
  }
}

const VIAL_COLUMNS = [LEFT + 8, LEFT + 70, LEFT + 215, LEFT + 320];

function vialsTable(sheet, words, type) {
  sheet.y -= 8;
  sheet.mark(box({ x: LEFT, y: sheet.y - 7, width: RIGHT - LEFT, height: 22, colour: SHADE }));
  words.vialHead.forEach((head, index) =>
    sheet.text(head, { x: VIAL_COLUMNS[index], size: 9, bold: true, colour: QUIET }),
  );
  sheet.y -= 26;
  for (const { name, colour } of SAMPLES) {
    sheet.text(name, { x: VIAL_COLUMNS[0], bold: true });
    sheet.text(words.roles[name], { x: VIAL_COLUMNS[1] });
    sheet.mark(disc({ x: VIAL_COLUMNS[2] + 5, y: sheet.y + 3.5, radius: 5, colour }));
    sheet.text(words.colours[name], { x: VIAL_COLUMNS[2] + 17 });
    sheet.text(`FDU_Quartet_${type}_${name}_${BATCH}`, { x: VIAL_COLUMNS[3], size: 8.5 });
    sheet.y -= 9;
    sheet.rule();
    sheet.y -= 17;
  }
}

function firstPage(words, type) {
  const sheet = new Sheet();
  sheet.y -= 12;
  sheet.text(words.title(words.kind[type]), { size: 24, bold: true });
  sheet.y -= 30;
  sheet.paragraph(words.lead, { size: 11 });
  sheet.heading(words.glance);
  factsTable(sheet, [...words.facts[type], ...words.always]);
  sheet.heading(words.useTitle);
  sheet.list(words.uses);
  return sheet;
}

function secondPage(words, type) {
  const sheet = new Sheet();
  sheet.y -= 8;
  sheet.heading(words.vialsTitle);
  vialsTable(sheet, words, type);
  sheet.heading(words.handlingTitle);
  sheet.list(words.handling);
  sheet.heading(words.missingTitle);
  sheet.paragraph(words.missing);
  sheet.heading(words.sourceTitle);
  sheet.paragraph(words.source, { colour: QUIET });
  return sheet;
}

/** The kinds of material that have a summary. */
export const MATERIALS = ['DNA', 'RNA', 'Protein', 'Metabolite'];

/** The summary of one kind of material in one language, as the text of a PDF file. */
export function specificationPdf(type, language) {
  const words = WORDS[language];
  const title = words.title(words.kind[type]);
  const sheets = [firstPage(words, type), secondPage(words, type)];
  return writePdf({
    title,
    language,
    pages: sheets.map((sheet, index) => sheet.content(words, title, index + 1, sheets.length)),
  });
}

/** The name of its file. */
export function specificationName(type, language) {
  return `${type.toLowerCase()}.${language}.pdf`;
}
