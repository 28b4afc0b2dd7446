import { type ComponentUsage } from '@omics-portal/ui/usage';

export const MOMENT_USAGE: ComponentUsage = {
  when: ['The time of an event, to the minute in UTC+8, such as the start of a job.'],
  whenNot: ['The age of the shown state: use Checked Ago.'],
  anatomy: [
    'Time (ms): year, month, day, hour and minute. The tooltip of the browser adds the seconds.',
    'Placeholder: "0000-00-00 00:00" when there is no time.',
  ],
  keyboard: 'Not interactive: it takes no focus. Machines read the exact time from its dateTime attribute.',
};
