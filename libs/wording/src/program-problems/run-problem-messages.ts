import { msg } from '@lingui/core/macro';
import type { ProblemMessages } from './program-problem-messages';

/** Messages about runs that could not start, that their engine ended, or that gave no reason. */
export const RUN_PROBLEM_MESSAGES: ProblemMessages<'run'> = {
  'run.exit-code': (of) =>
    msg`The program ended with exit code ${of('exitCode')} and printed no reason. See its logs.`,
  'run.signal': (of) => msg`The program was ended by ${of('signal')}. See its logs; then resubmit the job.`,
  'run.not-launched': (of) =>
    msg`The program could not be started. The system gives this reason: “${of('reason')}”. Check the values in the form of the job, or show this to the operator.`,
  'run.log-not-written': (of) =>
    msg`The log could not be written. The system gives this reason: “${of('reason')}”. Show it to the operator; then resubmit the job.`,
  'run.memory-limit': (of) =>
    msg`The program needed more than the ${of('limit')} MB of memory that it may use. Use a smaller input, or ask the operator for a higher limit.`,
  'run.time-limit': (of) =>
    msg`The program was ended after ${of('limit')} minutes, its time limit. Use a smaller input, or ask the operator for a higher limit.`,
  'run.processor-limit': (of) =>
    msg`The program was ended after ${of('limit')} minutes of processor time, its limit. Use a smaller input, or ask the operator for a higher limit.`,
  'run.machine-stopped': () =>
    msg`The machine or its process supervisor stopped while this job ran. Resubmit the job.`,
  'run.machine-away': (of) =>
    msg`The machine “${of('host')}”, which ran this job, has not answered for ${of('limit')} minutes. Resubmit the job.`,
  'run.disk-full': () =>
    msg`The disk of the server is full. Ask the operator to free some space; then resubmit the job. Its inputs are unchanged.`,
  'run.missing-outputs': (of) =>
    msg`The program ended without writing ${of('outputs')}. See its logs; then resubmit the job.`,
  'run.no-reason': () => msg`The engine gives no reason. See the logs.`,
  'run.missing-inputs': (of) =>
    msg`Required inputs of the job are empty: ${of('inputs')}. Fill them in the form of the job.`,
  'run.missing-input': (of) =>
    msg`The input ${of('link')} does not exist any more. Choose another file, or upload this one again; then resubmit the job.`,
  'run.invalid-link': (of) =>
    msg`“${of('text')}” is not a storage link. A link looks like minio://bucket/folder/.`,
  'run.option-like': (of) =>
    msg`The value of “${of('input')}” starts with a dash, which “${of('tool')}” would read as an option. Choose another value.`,
  'run.folder-in-sheet': (of) =>
    msg`The input ${of('link')} is a folder, and a cell of the sample sheet is a file. Choose a file.`,
  'run.folder-input': (of) =>
    msg`The input ${of('link')} is a folder, which only CWL workflows of this engine can read. Choose a file.`,
  'run.large-folder': (of) =>
    msg`The input folder ${of('folder')} has more than ${of('limit')} files. Choose a folder with fewer files.`,
  'run.missing-tool': (of) =>
    msg`The tool “${of('tool')}” is not installed on the server. Ask the operator to install it; then resubmit the job.`,
  'run.missing-app': (of) =>
    msg`The app “${of('app')}” is not installed any more. Ask the operator to install it; then resubmit the job.`,
  'run.missing-app-file': (of) =>
    msg`The app “${of('app')}” has no file ${of('path')}. Ask the operator to install the app again; then resubmit the job.`,
  'run.other-engine': (of) =>
    msg`The run descriptor of this app is for another engine: it needs a ${of('file')}. Ask the operator to add it; then resubmit the job.`,
  'run.other-language': (of) =>
    msg`The engine “${of('engine')}” runs ${of('languages')}, and the workflow of this app is ${of('language')}. Ask the operator to connect an engine that runs it.`,
  'run.refused-by-engine': (of) =>
    msg`The engine “${of('engine')}” refuses this run. It gives this reason: “${of('reason')}”. If you cannot correct it, show it to the operator.`,
  'run.hidden-runs': () =>
    msg`The engine may have received this run, and does not show the tags of its runs, so the portal cannot find it. Look for it at the engine before you resubmit the job.`,
  'run.step-failed': (of) =>
    msg`The step “${of('step')}” of the workflow ended with exit code ${of('exitCode')}. See its logs.`,
  'run.workflow-reason': (of) =>
    msg`The workflow failed. The engine gives this reason: “${of('reason')}”. See the logs.`,
  'run.workflow-exit-code': (of) => msg`The workflow failed with exit code ${of('exitCode')}. See the logs.`,
  'run.workflow-failed': () => msg`The workflow failed, and the engine gives no reason. See the logs.`,
  'run.system-error': () =>
    msg`The engine could not run the workflow (SYSTEM_ERROR). See the logs; then resubmit the job, or show this to the operator.`,
  'run.system-error-reason': (of) =>
    msg`The engine could not run the workflow (SYSTEM_ERROR). It gives this reason: “${of('reason')}”. Resubmit the job, or show this to the operator.`,
  'run.preempted': () =>
    msg`The engine gave the machine of this run to others (PREEMPTED). Resubmit the job to run it again.`,
  'run.lost': (of) => msg`The engine “${of('engine')}” does not know this run any more. Resubmit the job.`,
  'run.large-response': (of) =>
    msg`The results cannot be read: the engine “${of('engine')}” answers with more than ${of('limit')} kB about this run. Ask the operator to look for them at the engine.`,
  'run.results-not-stored': (of) =>
    msg`The results could not be stored. The server gives this reason: “${of('reason')}”. Resubmit the job, or show this to the operator.`,
  'run.results-store-away': (of) =>
    msg`The results could not be stored, because the object store of the server does not answer (${of('reason')}). Resubmit the job later, or show this to the operator.`,
  'run.results-store-refused': (of) =>
    msg`The results could not be stored, because the object store of the server refuses its requests (${of('reason')}). Show this to the operator; then resubmit the job.`,
  'run.unread-folder': (of) =>
    msg`The folder ${of('address')} cannot be read: only an engine that shares its disk can hand over folders. Ask the operator to look for it at the engine.`,
  'run.unread-engine-disk': (of) =>
    msg`${of('address')} is a file on the disk of the engine. If the server shares that disk, ask the operator to name the folder in ${of('variable')}.`,
  'run.unread-protocol': (of) =>
    msg`The portal cannot read addresses such as ${of('address')}. Ask the operator to look for the file at the engine.`,
  'run.unread-password': () =>
    msg`The engine gives an address with a password in it, which the portal does not use. Ask the operator to correct the engine.`,
  'run.unread-host': (of) =>
    msg`The host ${of('host')} is neither that of the engine nor one of those in ${of('variable')}. Ask the operator to add it there.`,
  'run.unread-redirects': (of) =>
    msg`The address ${of('address')} redirects without end. Show this to the operator.`,
  'run.unread-status': (of) =>
    msg`The address ${of('address')} answered with the status ${of('status')}. Show this to the operator.`,
  'run.unread-no-file': (of) => msg`${of('address')} is not a file. Show this to the operator.`,
  'run.unread-absent': (of) =>
    msg`${of('address')} does not exist on the server. Ask the operator whether the server shares the disk of the engine.`,
  'run.unread-outside': (of) =>
    msg`${of('address')} is outside the folders in ${of('variable')}. Ask the operator to add its folder there.`,
  'run.unread-no-path': (of) => msg`${of('address')} is not a path of the server. Show this to the operator.`,
  'run.unread-no-address': (of) =>
    msg`The engine gives “${of('text')}” as an address, which it is not. Show this to the operator.`,
  'run.unread-large': (of) =>
    msg`The file ${of('path')} is larger than ${of('limit')} bytes, the limit of the server. Ask the operator for a higher limit.`,
};
