import { createContext } from 'react';
import {
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

export const LineContent = createContext<Content>({
  series: [],
  limits: [],
  bands: [],
  flags: [],
  events: [],
});
