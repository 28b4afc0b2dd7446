import { useState } from 'react';
import { Page } from 'react-pdf';
import { drawnWidth } from './view-rules';

export interface PdfPageProps {
  page: number;
  /** Rotation in degrees clockwise, added to that of the page. */
  rotation: number;
  /** Width on screen in pixels. */
  width: number;
}

/** Aspect ratio of A4, until the page reports its own. */
const A4_SHAPE = Math.SQRT2;

/**
 * Page with selectable text. Small width changes only scale it; it is rendered again when scaling would be blurred or
 * waste pixels.
 */
export function PdfPage({ page, rotation, width }: PdfPageProps) {
  const [drawn, setDrawn] = useState(width);
  const [sheet, setSheet] = useState({ rotation: 0, shape: A4_SHAPE });
  const next = drawnWidth(drawn, width);
  if (next !== drawn) {
    setDrawn(next);
  }
  const shape = rotation % 180 === 0 ? sheet.shape : 1 / sheet.shape;
  return (
    <div
      data-slot="pdf-page"
      data-drawn-width={Math.round(next)}
      // The library's structure tree of a tagged PDF breaks ARIA rules; the text layer is what screen readers get.
      className="mx-auto overflow-hidden bg-white shadow-card [&_.structTree]:hidden"
      style={{ width, height: width * shape }}
    >
      <div className="origin-top-left" style={{ width: next, scale: width / next }}>
        <Page
          pageNumber={page}
          width={next}
          rotate={(sheet.rotation + rotation) % 360}
          loading={null}
          error={null}
          noData={null}
          onLoadSuccess={(loaded) => {
            const { width: across, height: down } = loaded.getViewport({ scale: 1 });
            setSheet({ rotation: loaded.rotate, shape: down / across });
          }}
        />
      </div>
    </div>
  );
}
