import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ProgramProblemCode } from '@omics-portal/qc-inputs';
import type { ProblemParam } from './program-problem-messages';

/** Messages about failed reports, for the codes whose message about a job names it or its form. */
export const REPORT_PROBLEM_MESSAGES: Readonly<
  Partial<Record<ProgramProblemCode, (of: ProblemParam) => MessageDescriptor>>
> = {
  'program.missing-parameter': (of) =>
    msg`The parameter “${of('parameter')}” is missing. Fill it in the form of a new report.`,
  'program.missing-file': (of) =>
    msg`The file of the parameter “${of('parameter')}” is missing. Choose it in the form of a new report.`,
  'run.signal': (of) => msg`The program was ended by ${of('signal')}. See its log; then make a new report.`,
  'run.not-launched': (of) =>
    msg`The program could not be started. The system gives this reason: “${of('reason')}”. Check the values in the form of a new report, or show this to the operator.`,
  'run.log-not-written': (of) =>
    msg`The log could not be written. The system gives this reason: “${of('reason')}”. Show it to the operator; then make a new report.`,
  'run.machine-stopped': () =>
    msg`The machine or its process supervisor stopped while this report was made. Make a new report.`,
  'run.machine-away': (of) =>
    msg`The machine “${of('host')}”, which made this report, has not answered for ${of('limit')} minutes. Make a new report.`,
  'run.disk-full': () =>
    msg`The disk of the server is full. Ask the operator to free some space; then make a new report. The inputs are unchanged.`,
  'run.missing-outputs': (of) =>
    msg`The program ended without writing ${of('outputs')}. See its log; then make a new report.`,
  'run.missing-inputs': (of) =>
    msg`Required inputs of the report are empty: ${of('inputs')}. Fill them in the form of a new report.`,
  'run.missing-input': (of) =>
    msg`The input ${of('link')} does not exist any more. Choose another file, or upload this one again; then make a new report.`,
  'run.missing-tool': (of) =>
    msg`The tool “${of('tool')}” is not installed on the server. Ask the operator to install it; then make a new report.`,
  'run.lost': (of) =>
    msg`The engine “${of('engine')}” does not know the run of this report any more. Make a new report.`,
  'run.results-not-stored': (of) =>
    msg`The results could not be stored. The server gives this reason: “${of('reason')}”. Make a new report, or show this to the operator.`,
  'run.results-store-away': (of) =>
    msg`The results could not be stored, because the object store of the server does not answer (${of('reason')}). Make a new report later, or show this to the operator.`,
  'run.results-store-refused': (of) =>
    msg`The results could not be stored, because the object store of the server refuses its requests (${of('reason')}). Show this to the operator; then make a new report.`,
};
