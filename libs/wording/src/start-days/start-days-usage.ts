import { type ComponentUsage } from '@omics-portal/ui/usage';

export const START_DAYS_USAGE: ComponentUsage = {
  when: [
    'A list of work that ran on the server, such as projects or reports, filtered by the days of its start.',
  ],
  whenNot: ['A single time: use Moment to show it.', 'A range of numbers: use two fields with a unit.'],
  anatomy: [
    'Group with its label: the days are days in UTC+8, as all times shown.',
    'First and last day (from, to): native date fields, each the limit of the other. An empty one sets no limit.',
  ],
  keyboard: [
    { keys: 'Tab', action: 'Moves focus through the parts of both days.' },
    { keys: 'Arrow up, Arrow down', action: 'Changes the year, the month or the day that has focus.' },
    { keys: 'Delete', action: 'Empties the part that has focus.' },
  ],
};
