import { type CSSProperties, type ReactNode } from 'react';
import { ansiPieces, type AnsiPiece } from './ansi-text';
import { type MatchRange } from './query-ranges';

/** Piece of a line in one style, in a match or outside. */
interface LogSegment {
  readonly text: string;
  readonly piece: AnsiPiece;
  readonly hit: boolean;
}

/** Segments of a line: its pieces by colour, split where a match begins or ends. */
export function logSegments(pieces: readonly AnsiPiece[], ranges: readonly MatchRange[]): LogSegment[] {
  const segments: LogSegment[] = [];
  let offset = 0;
  for (const piece of pieces) {
    const end = offset + piece.text.length;
    const inside = ranges
      .flatMap((range) => [range.start, range.end])
      .filter((at) => at > offset && at < end);
    const cuts = [...new Set([offset, ...inside, end])].sort((one, other) => one - other);
    cuts.slice(1).forEach((to, index) => {
      const from = cuts[index] ?? offset;
      const hit = ranges.some((range) => range.start <= from && to <= range.end);
      segments.push({ text: piece.text.slice(from - offset, to - offset), piece, hit });
    });
    offset = end;
  }
  return segments;
}

function styleOf({ color, background, bold, italic, underline }: AnsiPiece): CSSProperties | undefined {
  const style: CSSProperties = {
    ...(color !== undefined && { color }),
    ...(background !== undefined && { background }),
    ...(bold === true && { fontWeight: 'bold' }),
    ...(italic === true && { fontStyle: 'italic' }),
    ...(underline === true && { textDecoration: 'underline' }),
  };
  return Object.keys(style).length > 0 ? style : undefined;
}

/** Text of a line in the colours of a terminal, with its matches marked. */
export function LogText({
  line,
  rangesOf,
}: {
  line: string;
  /** Matches in the text without its colour codes. */
  rangesOf: (text: string) => readonly MatchRange[];
}): ReactNode {
  const pieces = ansiPieces(line);
  const ranges = rangesOf(pieces.map(({ text }) => text).join(''));
  return logSegments(pieces, ranges).map(({ text, piece, hit }, index) => {
    const style = styleOf(piece);
    // A match has the colours of a match, so that it can be seen on any background.
    return hit ? (
      <mark key={index} style={piece.bold === true ? { fontWeight: 'bold' } : undefined}>
        {text}
      </mark>
    ) : (
      <span key={index} style={style}>
        {text}
      </span>
    );
  });
}
