// The guided tour has its own entry: it is loaded on demand.
export { type TourStep } from './tour/find-step';
export { type TourCardLabels } from './tour/tour-card';
export { Tour, type TourLabels, type TourProps } from './tour/tour';
