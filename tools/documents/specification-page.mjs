import { BATCH, SAMPLES, MESSAGES } from './specification-messages.mjs';

/** The kinds of material that have a summary. */
export const MATERIALS = ['DNA', 'RNA', 'Protein', 'Metabolite'];

/** File name of a summary. */
export function specificationName(type, language) {
  return `${type.toLowerCase()}.${language}.pdf`;
}

const ENTITIES = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escape = (text) => text.replaceAll(/[&<>"]/g, (character) => ENTITIES[character]);
const list = (entries) => `<ul>${entries.map((entry) => `<li>${escape(entry)}</li>`).join('')}</ul>`;
const section = (title, content) => `<section><h2>${escape(title)}</h2>${content}</section>`;
const cell = (text) => `<td>${escape(text)}</td>`;
const head = (text, scope) => `<th scope="${scope}">${escape(text)}</th>`;

const STYLE = `
  @page { size: A4; margin: 22mm 20mm 20mm }
  body { margin: 0; color: #212121; font: 10pt/1.55 'Liberation Sans', 'Droid Sans Fallback', sans-serif }
  /* The Chinese font has one weight, and Chromium embeds a thickened one as drawings: size and colour make its titles. */
  :lang(zh-CN) :is(h1, h2, th, .label) { font-weight: normal }
  :lang(zh-CN) h2 { color: #0a66c2 }
  header { border-top: 3mm solid #0a66c2; padding-top: 6mm }
  .label { margin: 0; color: #0a66c2; font-size: 8pt; font-weight: bold }
  h1 { margin: 4mm 0 5mm; font-size: 24pt; line-height: 1.2 }
  .lead { font-size: 11pt }
  h2 { margin: 8mm 0 3mm; font-size: 13pt; break-after: avoid }
  section { break-inside: avoid }
  .second { break-before: page }
  .second h2 { margin-top: 0 }
  ul { margin: 0; padding-left: 5mm }
  li { margin-bottom: 1mm }
  li::marker { color: #0a66c2 }
  table { width: 100%; border-collapse: collapse }
  tr { border-bottom: 0.25mm solid #d9dee6 }
  th, td { padding: 1.6mm 2mm; text-align: left; vertical-align: top }
  thead tr { background: #f2f6fa }
  thead th, .facts th, .source { color: #5c6673 }
  .facts th { width: 45mm; font-weight: normal }
  i { display: inline-block; width: 3.4mm; height: 3.4mm; margin-right: 2mm; border: 0.2mm solid #595959; border-radius: 50%; vertical-align: -0.5mm }
`;

function factsTable(facts) {
  const rows = facts.map(([term, detail]) => `<tr>${head(term, 'row')}${cell(detail)}</tr>`);
  return `<table class="facts"><tbody>${rows.join('')}</tbody></table>`;
}

function vialsTable(messages, type) {
  const rows = SAMPLES.map(({ name, colour }) => {
    const disc = `<i style="background:${colour}"></i>`;
    return `<tr>${cell(name)}${cell(messages.roles[name])}<td>${disc}${escape(messages.colours[name])}</td>${cell(`FDU_Quartet_${type}_${name}_${BATCH}`)}</tr>`;
  });
  const titles = messages.vialHead.map((title) => head(title, 'col')).join('');
  return `<table><thead><tr>${titles}</tr></thead><tbody>${rows.join('')}</tbody></table>`;
}

/** The summary of one kind of material in one language, as an HTML document of two printed pages. */
export function specificationPage(type, language) {
  const messages = MESSAGES[language];
  const title = escape(messages.title(messages.kind[type]));
  return `<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><title>${title}</title><style>${STYLE}</style></head>
<body>
<header><p class="label">${escape(messages.label)}</p><h1>${title}</h1><p class="lead">${escape(messages.lead)}</p></header>
${section(messages.glance, factsTable([...messages.facts[type], ...messages.always]))}
${section(messages.useTitle, list(messages.uses))}
<div class="second">${section(messages.vialsTitle, vialsTable(messages, type))}</div>
${section(messages.handlingTitle, list(messages.handling))}
${section(messages.missingTitle, `<p>${escape(messages.missing)}</p>`)}
${section(messages.sourceTitle, `<p class="source">${escape(messages.source)}</p>`)}
</body>
</html>
`;
}

/** The lower margin of each page: what the document is, and its page number. */
export function specificationFooter(language) {
  const messages = MESSAGES[language];
  const [first, second] = ['pageNumber', 'totalPages'].map((name) => `<span class="${name}"></span>`);
  return `<div style="width:100%;margin:0 20mm;display:flex;justify-content:space-between;color:#5c6673;font:8pt 'Liberation Sans','Droid Sans Fallback',sans-serif"><span>${escape(messages.footer)}</span><span>${messages.page(first, second)}</span></div>`;
}
