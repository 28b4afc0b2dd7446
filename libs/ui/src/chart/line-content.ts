import { createContext } from 'react';
import {
  type LimitRoom,
  type LineBand,
  type LineEvent,
  type LineFlag,
  type LineLimit,
  type LineSeries,
} from './line-figures';

/** Line as Nivo draws it. */
export interface Drawn {
  id: string;
  data: readonly { x: number | string; y: number | null }[];
}

/** Content of a line chart, for its layers. */
export interface Content {
  series: readonly LineSeries[];
  limits: readonly LineLimit[];
  bands: readonly LineBand[];
  flags: readonly LineFlag[];
  events: readonly LineEvent[];
}

/** Content with the space for the names of the limits. */
export interface PlacedContent extends Content {
  room: LimitRoom;
}

export const LineContent = createContext<PlacedContent>({
  series: [],
  limits: [],
  bands: [],
  flags: [],
  events: [],
  room: { pixels: 0, hasValues: true },
});
