import { createContext } from 'react';

/**
 * Source and licence of the figures of all charts below, as one sentence. The page shows it by itself; here it goes into the
 * saved images, which leave the page without it. Undefined: images name no source.
 */
export const ChartSource = createContext<string | undefined>(undefined);
