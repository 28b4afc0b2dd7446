// The guided tour, apart from the rest: it is loaded when someone asks for it.
export { type TourStep } from './tour/find-step';
export { type TourCardLabels } from './tour/tour-card';
export { Tour, type TourLabels, type TourProps } from './tour/tour';
