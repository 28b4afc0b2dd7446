/** A4, in points. */
export const PAGE = { width: 595, height: 842 };

/** The characters outside ISO 8859-1 that Windows code page 1252 has and our texts use. */
const WIN_ANSI = { '–': 0x96, '’': 0x92, '“': 0x93, '”': 0x94, '•': 0x95 };
const LAST_LATIN = 0xff;
const isLatin = (character) => character.codePointAt(0) <= LAST_LATIN || character in WIN_ANSI;

/** Bytes of a Latin text, as a PDF string. */
function latinString(text) {
  const codes = [...text].map((character) => WIN_ANSI[character] ?? character.codePointAt(0));
  const shown = codes.map((code) =>
    code < 0x80 && !'()\\'.includes(String.fromCodePoint(code))
      ? String.fromCodePoint(code)
      : `\\${code.toString(8).padStart(3, '0')}`,
  );
  return `(${shown.join('')})`;
}

/** UTF-16 in hexadecimal, as a PDF string. */
function wideString(text) {
  return `<${Array.from(text, (character) => character.codePointAt(0).toString(16).padStart(4, '0')).join('')}>`;
}

/** Cuts a text into runs of one script each, because each script has a font of its own. */
function runsOf(text) {
  const runs = [];
  for (const character of text) {
    const latin = isLatin(character);
    const last = runs.at(-1);
    if (last?.latin === latin) last.text += character;
    else runs.push({ latin, text: character });
  }
  return runs;
}

const grey = (level) => `${level} ${level} ${level}`;

/** One line of text. `bold` also thickens Chinese, whose font has one weight only. */
export function textLine(text, { x, y, size = 10, bold = false, colour = grey(0.13) }) {
  const thick = bold ? `2 Tr ${(size * 0.03).toFixed(2)} w ${colour} RG` : '0 Tr';
  const shown = runsOf(text).map(({ latin, text: run }) =>
    latin
      ? `0 Tr /${bold ? 'F2' : 'F1'} ${size} Tf ${latinString(run)} Tj`
      : `${thick} /F3 ${size} Tf ${wideString(run)} Tj`,
  );
  return `BT ${colour} rg 1 0 0 1 ${x} ${y} Tm ${shown.join(' ')} 0 Tr ET`;
}

/** A filled rectangle. */
export function box({ x, y, width, height, colour }) {
  return `${colour} rg ${x} ${y} ${width} ${height} re f`;
}

/** How far a Bézier handle of a quarter circle stands out, as a part of the radius. */
const KAPPA = 0.5523;

/** A filled disc with a thin dark rim. */
export function disc({ x, y, radius, colour }) {
  const k = radius * KAPPA;
  const curve = (...points) => `${points.map((point) => point.toFixed(2)).join(' ')} c`;
  return [
    `${colour} rg ${grey(0.35)} RG 0.5 w ${x + radius} ${y} m`,
    curve(x + radius, y + k, x + k, y + radius, x, y + radius),
    curve(x - k, y + radius, x - radius, y + k, x - radius, y),
    curve(x - radius, y - k, x - k, y - radius, x, y - radius),
    curve(x + k, y - radius, x + radius, y - k, x + radius, y),
    'b',
  ].join(' ');
}

const FONTS = [
  '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
  '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica-Bold /Encoding /WinAnsiEncoding >>',
  // No glyphs of our own: every reader has Chinese ones for the character collection Adobe-GB1, or fetches them once.
  '<< /Type /Font /Subtype /Type0 /BaseFont /STSong-Light /Encoding /UniGB-UTF16-H /DescendantFonts [6 0 R] >>',
  '<< /Type /Font /Subtype /CIDFontType0 /BaseFont /STSong-Light /CIDSystemInfo << /Registry (Adobe) /Ordering (GB1) /Supplement 4 >> /DW 1000 /FontDescriptor 7 0 R >>',
  '<< /Type /FontDescriptor /FontName /STSong-Light /Flags 6 /FontBBox [-25 -254 1000 880] /ItalicAngle 0 /Ascent 880 /Descent -120 /CapHeight 880 /StemV 93 >>',
];
const FIRST_FONT = 3;
const FIRST_PAGE = FIRST_FONT + FONTS.length;

/** A document of a few kilobytes in ASCII, the same for the same input: no date, no random name. */
export function writePdf({ title, language, pages }) {
  const kids = pages.map((_, index) => `${FIRST_PAGE + index * 2} 0 R`).join(' ');
  const info = FIRST_PAGE + pages.length * 2;
  const objects = [
    `<< /Type /Catalog /Pages 2 0 R /Lang (${language}) /ViewerPreferences << /DisplayDocTitle true >> >>`,
    `<< /Type /Pages /Count ${pages.length} /Kids [${kids}] /MediaBox [0 0 ${PAGE.width} ${PAGE.height}] /Resources << /Font << /F1 3 0 R /F2 4 0 R /F3 5 0 R >> >> >>`,
    ...FONTS,
    ...pages.flatMap((content, index) => [
      `<< /Type /Page /Parent 2 0 R /Contents ${FIRST_PAGE + index * 2 + 1} 0 R >>`,
      `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    ]),
    `<< /Title ${wideString(`\u{feff}${title}`)} >>`,
  ];
  let text = '%PDF-1.7\n';
  const entries = objects.map((object, index) => {
    const entry = `${String(text.length).padStart(10, '0')} 00000 n \n`;
    text += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return entry;
  });
  return `${text}xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${entries.join('')}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R /Info ${info} 0 R >>\nstartxref\n${text.length}\n%%EOF\n`;
}
