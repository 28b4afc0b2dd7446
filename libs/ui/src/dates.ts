// Date inputs have their own entry: few screens need them.
export { DateInput, type DateInputProps } from './date-range/date-input';
export {
  DateRange,
  type DateRangeLabels,
  type DateRangePreset,
  type DateRangeProps,
} from './date-range/date-range';
export {
  validateDateRange,
  type DateLimits,
  type DateRangeFault,
  type DateRangeValue,
} from './date-range/validate-date-range';
