import { type LineCustomSvgLayerProps } from '@nivo/line';
import { useContext } from 'react';
import { LineContent, type Drawn } from './line-content';
import { eventMark } from './line-figures';
import { Mark } from './marks';

const SIZE = 6;
/** Width of the strip beside a line that shows its tooltip, in pixels. */
const HIT_WIDTH = 12;

/** Symbol of an event: a diamond, as no series has it filled in this colour. */
export const EVENT_STYLE = { fill: 'var(--primary)', path: `M0 ${-SIZE}L${SIZE} 0L0 ${SIZE}L${-SIZE} 0Z` };

/** Lines of events across the drawing, each with a diamond at its top. */
export function Events({ xScale, innerHeight }: LineCustomSvgLayerProps<Drawn>) {
  return useContext(LineContent).events.map(({ key, x, title, text }, index) => (
    <Mark
      key={key}
      id={eventMark(index)}
      hint={{ title, lines: [text] }}
      transform={`translate(${xScale(x)} 0)`}
      described
    >
      <rect x={-HIT_WIDTH / 2} width={HIT_WIDTH} height={innerHeight} fill="transparent" />
      <path
        data-event
        d={`M0 0V${innerHeight}`}
        fill="none"
        stroke={EVENT_STYLE.fill}
        strokeWidth={1.25}
        strokeDasharray="4 3"
      />
      <path d={EVENT_STYLE.path} fill={EVENT_STYLE.fill} />
    </Mark>
  ));
}
