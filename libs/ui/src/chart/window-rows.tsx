import { scaleLinear } from 'd3-scale';
import { useContext, useMemo, useRef, type PointerEvent } from 'react';
import { fitText, leftMargin, tickCount } from './axis-layout';
import { type Hint } from './chart-hint';
import { axisNumber, chartTheme } from './chart-theme';
import { HEAT_STEPS } from './heat-scale';
import { Mark, MarkHostContext } from './marks';
import { bandPath, bandsOf, type WindowRow } from './window-bands';
import { type WindowStep } from './window-scale';

const TOP = 4;
const BOTTOM = 46;
const RIGHT = 12;
const NAME_GAP = 8;
const TICK = 4;
const TICK_TEXT = 16;
const LABEL_TEXT = 38;
/** Part of the height of a row that its band has. */
const BAND_SHARE = 0.66;

export interface WindowRowsProps {
  rows: readonly WindowRow[];
  windowSize: number;
  axisUnit: number;
  xLabel: string;
  steps: readonly WindowStep[];
  windowHint: (row: WindowRow, window: number) => Hint;
  selected: string | undefined;
  width: number;
  height: number;
}

/** Drawing of a window map: its axis and its rows. */
export function WindowRows({ rows, axisUnit, xLabel, width, height, ...row }: WindowRowsProps) {
  const names = rows.map(({ label }) => label);
  const left = leftMargin(names, width);
  const across = Math.max(1, width - left - RIGHT);
  const longest = Math.max(1, ...rows.map(({ length }) => length));
  const scale = scaleLinear([0, longest / axisUnit], [0, across]);
  const at = (value: number) => (value / longest) * across;
  const pitch = (height - TOP - BOTTOM) / Math.max(1, rows.length);
  const { ticks, legend } = chartTheme.axis ?? {};
  return (
    <svg width={width} height={height} role="presentation" fontFamily="inherit">
      <g transform={`translate(${left} ${height - BOTTOM})`}>
        {scale.ticks(tickCount(across)).map((tick) => (
          <g key={tick} transform={`translate(${scale(tick)} 0)`}>
            <line y1={TOP + BOTTOM - height} stroke="var(--border)" />
            <line y2={TICK} style={ticks?.line ?? {}} />
            <text y={TICK_TEXT} textAnchor="middle" style={ticks?.text ?? {}}>
              {axisNumber(tick)}
            </text>
          </g>
        ))}
        <line x2={across} stroke="var(--border-strong)" />
        <text x={across / 2} y={LABEL_TEXT} textAnchor="middle" style={legend?.text ?? {}}>
          {fitText(xLabel, across)}
        </text>
      </g>
      {rows.map((one, index) => (
        <Mark
          key={one.key}
          id={one.key}
          hint={{ title: one.label, lines: one.notes }}
          pressed={row.selected === undefined ? undefined : one.key === row.selected}
          transform={`translate(${left} ${TOP + index * pitch})`}
          // A fainter row would look like one with fewer counts.
          className="hover:opacity-100"
        >
          <Band
            {...row}
            row={one}
            name={fitText(one.label, left - NAME_GAP)}
            left={left}
            pitch={pitch}
            at={at}
          />
        </Mark>
      ))}
    </svg>
  );
}

interface BandProps extends Pick<WindowRowsProps, 'windowSize' | 'steps' | 'windowHint' | 'selected'> {
  row: WindowRow;
  name: string;
  left: number;
  /** Height of the row in pixels. */
  pitch: number;
  /** Pixel of a position. */
  at: (value: number) => number;
}

function Band({ row, name, windowSize, steps, windowHint, selected, left, pitch, at }: BandProps) {
  const isSelected = row.key === selected;
  const thickness = pitch * BAND_SHARE;
  const end = at(row.length);
  const bands = useMemo(() => bandsOf(row, windowSize, steps), [row, windowSize, steps]);
  return (
    <>
      <rect x={-left} width={left + end} height={pitch} fill="transparent" />
      <text
        x={-NAME_GAP}
        y={pitch / 2}
        textAnchor="end"
        dominantBaseline="central"
        fontSize={11}
        fontWeight={isSelected ? 600 : 400}
        fill={isSelected ? 'var(--text)' : 'var(--muted)'}
      >
        {name}
      </text>
      <g transform={`translate(0 ${(pitch - thickness) / 2})`}>
        {bands.map((ofStep, step) => {
          const colour = steps[step]?.colour ?? null;
          return colour !== null && ofStep.length > 0 ? (
            <path
              key={step}
              data-step={colour}
              d={bandPath(ofStep, at, thickness)}
              shapeRendering="crispEdges"
              className={HEAT_STEPS[colour]?.fill}
            />
          ) : null;
        })}
        <rect
          width={end}
          height={thickness}
          fill="none"
          stroke={isSelected ? 'var(--text)' : 'var(--border-strong)'}
          strokeWidth={isSelected ? 2 : 1}
          {...(isSelected ? { 'data-selected': row.key } : {})}
        />
        <WindowPointer row={row} windowSize={windowSize} windowHint={windowHint} at={at} height={thickness} />
      </g>
    </>
  );
}

interface WindowPointerProps extends Pick<BandProps, 'row' | 'windowSize' | 'windowHint' | 'at'> {
  height: number;
}

/** Area of a row under the pointer: shows the tooltip of the window there. The keyboard reads the row, and the table each window. */
function WindowPointer({ row, windowSize, windowHint, at, height }: WindowPointerProps) {
  const host = useContext(MarkHostContext);
  const cursor = useRef<SVGRectElement>(null);
  const moved = ({ currentTarget, clientX }: PointerEvent<SVGRectElement>) => {
    const { left, width } = currentTarget.getBoundingClientRect();
    const position = ((clientX - left) / Math.max(1, width)) * row.length;
    const window = Math.max(0, Math.min(row.counts.length - 1, Math.floor(position / windowSize)));
    const start = at(window * windowSize);
    const end = at(Math.min((window + 1) * windowSize, row.length));
    const mark = cursor.current;
    if (mark && row.counts.length > 0) {
      mark.setAttribute('x', String(start));
      mark.setAttribute('width', String(Math.max(1, end - start)));
      host.show(mark, windowHint(row, window));
    }
  };
  const left = () => cursor.current?.setAttribute('width', '0');
  return (
    <>
      <rect
        ref={cursor}
        data-cursor
        width={0}
        height={height}
        fill="none"
        stroke="var(--text)"
        strokeWidth={2}
      />
      <rect
        width={at(row.length)}
        height={height}
        fill="transparent"
        onPointerMove={moved}
        onPointerLeave={left}
      />
    </>
  );
}
