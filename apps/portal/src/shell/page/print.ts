import { applyPaperTheme } from '@omics-portal/ui';

/** Drawings of charts. */
const DRAWINGS = '[data-slot="chart-plot"] svg';

/**
 * Prepares the page for paper while it is printed: the light theme, because browsers print no backgrounds, and drawings that shrink to
 * the width of the paper. A chart measures its width on the screen, and is not drawn again between the print command and the paper.
 * The returned function ends it.
 */
export function followPrint(page: Window): () => void {
  const prepare = () => {
    const restore = [applyPaperTheme(page.document.documentElement), scalableDrawings(page.document)];
    page.addEventListener('afterprint', () => restore.forEach((undo) => undo()), { once: true });
  };
  page.addEventListener('beforeprint', prepare);
  return () => page.removeEventListener('beforeprint', prepare);
}

function scalableDrawings(document: Document): () => void {
  const drawings = [...document.querySelectorAll<SVGElement>(DRAWINGS)].filter(
    (drawing) => drawing.hasAttribute('width') && !drawing.hasAttribute('viewBox'),
  );
  for (const drawing of drawings) {
    const [width, height] = [drawing.getAttribute('width'), drawing.getAttribute('height')];
    drawing.setAttribute('viewBox', `0 0 ${width} ${height}`);
  }
  return () => drawings.forEach((drawing) => drawing.removeAttribute('viewBox'));
}
