import { EngineRefusal, type JobEngine } from './job-engine.ts';
import { engineFailure, failure } from './run-failure.ts';

/** Refusal of a run whose required form fields are empty. */
export function missingInputs(missing: readonly string[]): EngineRefusal {
  const inputs = missing.join(', ');
  return new EngineRefusal(failure(`Required and empty: ${inputs}.`, 'run.missing-inputs', { inputs }));
}

/** Refusal of a run whose input existed at submit, and was deleted while the run was queued. */
export function missingInput(link: string): EngineRefusal {
  const line = `The input ${link} does not exist any more.`;
  return new EngineRefusal(failure(line, 'run.missing-input', { link }));
}

/** Refusal of a text that is not a storage link. */
export function invalidLink(text: string): EngineRefusal {
  return new EngineRefusal(failure(`"${text}" is not a storage link.`, 'run.invalid-link', { text }));
}

/** Refusal of a run whose descriptor is for engines of another kind. */
export function otherEngine(kind: JobEngine['kind']): EngineRefusal {
  const file = `run.${kind}.json`;
  const line = `The run descriptor of this app is for another engine: it needs a ${file}.`;
  return new EngineRefusal(failure(line, 'run.other-engine', { file }));
}

/** Refusal of a run whose command-line tool is not installed. */
export function missingTool(tool: string): EngineRefusal {
  const line = `The tool "${tool}" is not installed on this server: ask its operator to install it.`;
  return new EngineRefusal(failure(line, 'run.missing-tool', { tool }));
}

/** Refusal of a value that a tool would read as an option. */
export function optionLike(input: string, tool: string): EngineRefusal {
  const line = `The value of "${input}" starts with a dash, which "${tool}" would read as an option: choose another value.`;
  return new EngineRefusal(failure(line, 'run.option-like', { input, tool }));
}

/** Refusal of a run whose app was removed from the app store. */
export function missingApp(app: string): EngineRefusal {
  return new EngineRefusal(
    failure(`The app "${app}" is not installed any more.`, 'run.missing-app', { app }),
  );
}

/** Refusal of a run whose app lacks a file of its workflow. */
export function missingAppFile(app: string, path: string): EngineRefusal {
  const line = `The app "${app}" has no file ${path}.`;
  return new EngineRefusal(failure(line, 'run.missing-app-file', { app, path }));
}

/** Refusal of a folder in a sample sheet. */
export function folderInSheet(link: string): EngineRefusal {
  const line = `The input ${link} is a folder, and a cell of the sample sheet is a file.`;
  return new EngineRefusal(failure(line, 'run.folder-in-sheet', { link }));
}

/** Refusal of a folder as the input of a workflow in a language other than CWL. */
export function folderInput(link: string): EngineRefusal {
  const line = `The input ${link} is a folder, which only CWL workflows of this engine can read.`;
  return new EngineRefusal(failure(line, 'run.folder-input', { link }));
}

/** Refusal of an input folder with too many files. */
export function largeFolder(folder: string, limit: number): EngineRefusal {
  const line = `The input folder ${folder} has more than ${limit} files.`;
  return new EngineRefusal(failure(line, 'run.large-folder', { folder, limit }));
}

/** Refusal of a workflow in a language that the engine does not run. */
export function otherLanguage(engine: string, known: readonly string[], language: string): EngineRefusal {
  const languages = known.join(', ');
  const predicate = `runs ${languages}, and this app's workflow is ${language}`;
  return new EngineRefusal(engineFailure(engine, predicate, 'run.other-language', { languages, language }));
}

/** Refusal of a run by its engine, in the engine's own words. */
export function refusedByEngine(engine: string, reason: string): EngineRefusal {
  const line = `The engine "${engine}" refuses this run: ${reason}`;
  return new EngineRefusal(failure(line, 'run.refused-by-engine', { engine, reason }));
}

/** Refusal of a second submission of a run that its engine may have, and does not show. */
export function hiddenRuns(): EngineRefusal {
  const line =
    'The engine may have received this run, and does not show the tags of its runs, so the portal cannot find it. Look for it at the engine before you resubmit it.';
  return new EngineRefusal(failure(line, 'run.hidden-runs', {}));
}

/** Refusal of results whose list is larger than the limit of a response, in kB. `detail`: the response in English. */
export function largeResponse(engine: string, limit: number, detail: string): EngineRefusal {
  const line = `The results cannot be read. ${detail}`;
  return new EngineRefusal(failure(line, 'run.large-response', { engine, limit }));
}
