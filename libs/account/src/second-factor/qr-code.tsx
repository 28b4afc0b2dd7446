import { encode } from 'uqr';

/** Width of the light border that scanners need, in modules. */
const BORDER = 4;

/** QR code, dark on light in every theme, because many scanners read no inverted ones. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { border: BORDER });
  const path = data
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('');
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className="mx-auto w-full max-w-52 rounded bg-white"
    >
      <path d={path} fill="black" />
    </svg>
  );
}
