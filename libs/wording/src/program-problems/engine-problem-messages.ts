import { msg } from '@lingui/core/macro';
import type { ProblemMessages } from './program-problem-messages';

/** Messages about engines that do not answer, or whose answer the portal cannot use. The job goes on, so no message asks to resubmit it. */
export const ENGINE_PROBLEM_MESSAGES: ProblemMessages<'engine'> = {
  'engine.not-connected': (of) =>
    msg`The engine “${of('engine')}” is not connected to this server. Ask the operator to connect it.`,
  'engine.other-machine': (of) =>
    msg`The job runs on the machine “${of('host')}”, in ${of('folder')}. Ask the operator to start the server there.`,
  'engine.disk-full': () =>
    msg`The disk of the server is full. Ask the operator to free some space; the job then goes on.`,
  'engine.store-away': (of) =>
    msg`The object store of the server does not answer (${of('reason')}). The job goes on when it does; show this to the operator if it lasts.`,
  'engine.store-refused': (of) =>
    msg`The object store of the server refuses its requests (${of('reason')}). Show this to the operator; the job then goes on.`,
  'engine.unknown-run': (of) =>
    msg`The engine “${of('engine')}” does not find this run now. The portal looks for it again.`,
  'engine.error': (of) =>
    msg`The portal gets no answer about this job from the engine “${of('engine')}”. The reason: “${of('reason')}”. Show it to the operator if this lasts.`,
  'engine.receiving': (of) =>
    msg`The engine “${of('engine')}” may still be receiving this run. The portal looks for it again.`,
  'engine.no-results-yet': (of) =>
    msg`The engine “${of('engine')}” has not listed the results yet. The portal reads them again.`,
  'engine.connection-refused': (of) =>
    msg`The engine “${of('engine')}” refuses the connection: it may not be running. Show this to the operator if it lasts.`,
  'engine.unknown-host': (of) =>
    msg`The host name of the engine “${of('engine')}” is not known. Ask the operator to check its address.`,
  'engine.no-lookup': (of) =>
    msg`The host name of the engine “${of('engine')}” cannot be looked up. Show this to the operator if it lasts.`,
  'engine.connection-broke': (of) =>
    msg`The connection to the engine “${of('engine')}” broke. Show this to the operator if it lasts.`,
  'engine.unreachable-host': (of) =>
    msg`The host of the engine “${of('engine')}” cannot be reached. Show this to the operator if it lasts.`,
  'engine.unreachable-network': (of) =>
    msg`The network of the engine “${of('engine')}” cannot be reached. Show this to the operator if it lasts.`,
  'engine.no-connection': (of) =>
    msg`There was no connection to the engine “${of('engine')}” in time. Show this to the operator if it lasts.`,
  'engine.no-response': (of) =>
    msg`The engine “${of('engine')}” did not respond in time. Show this to the operator if it lasts.`,
  'engine.no-answer': (of) =>
    msg`The engine “${of('engine')}” does not answer. The reason: “${of('reason')}”. Show it to the operator if this lasts.`,
  'engine.token-missing': (of) =>
    msg`The engine “${of('engine')}” refuses the portal (${of('status')}: ${of('reason')}). Ask the operator to set ${of('variable')}.`,
  'engine.token-refused': (of) =>
    msg`The engine “${of('engine')}” refuses the portal (${of('status')}: ${of('reason')}). Ask the operator to correct ${of('variable')}.`,
  'engine.status': (of) =>
    msg`The engine “${of('engine')}” answered with the status ${of('status')} (${of('reason')}). Show this to the operator if it lasts.`,
  'engine.file-status': (of) =>
    msg`The engine “${of('engine')}” answered with the status ${of('status')} for the file ${of('address')}. Show this to the operator if it lasts.`,
  'engine.not-json': (of) =>
    msg`The answer of the engine “${of('engine')}” to ${of('path')} is not JSON. Ask the operator to check that ${of('variable')} is the address of its WES API.`,
  'engine.redirect': (of) =>
    msg`The engine “${of('engine')}” redirects to ${of('target')}. Ask the operator to correct ${of('variable')}.`,
  'engine.refused-path': (of) =>
    msg`The engine “${of('engine')}” refuses ${of('path')} (${of('reason')}). Ask the operator to check that ${of('variable')} is the address of its WES API.`,
  'engine.no-service-info': (of) =>
    msg`The engine “${of('engine')}” gives no service-info of a WES. Ask the operator to correct ${of('variable')}.`,
  'engine.large-response': (of) =>
    msg`The engine “${of('engine')}” answered ${of('path')} with more than ${of('limit')} kB, the limit of the portal. Show this to the operator.`,
  'engine.no-run-id': (of) =>
    msg`The engine “${of('engine')}” accepted this run without naming its id. The portal looks for it among the runs of the engine.`,
  'engine.no-run-state': (of) =>
    msg`The engine “${of('engine')}” gives no state for this run. Show this to the operator if it lasts.`,
  'engine.no-run-list': (of) =>
    msg`The engine “${of('engine')}” gives no list of its runs. Show this to the operator if it lasts.`,
  'engine.endless-run-list': (of) =>
    msg`The list of runs of the engine “${of('engine')}” has no end. Show this to the operator.`,
  'engine.refused-stop': (of) =>
    msg`The engine “${of('engine')}” refuses to stop this run. It gives this reason: “${of('reason')}”. Show it to the operator if this lasts.`,
  'engine.unknown-state': (of) =>
    msg`The engine gives the state ${of('state')} for this run, which the portal does not know. The last known status is shown.`,
  'engine.no-state': () =>
    msg`The engine does not know the state of this run now. The last known status is shown.`,
};
