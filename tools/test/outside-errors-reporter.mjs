import { rmSync, writeFileSync } from 'node:fs';

/** Path of the file with the errors outside tests, beside Vitest's JSON report, which has no field for them. */
export const outsideErrorsFile = (report) => report.replace(/\.json$/, '.outside-errors.json');

/**
 * Vitest reporter of errors outside tests, such as an unhandled rejection. It writes them beside the JSON report of the run, each
 * with the test file that ran, if Vitest knows it: `[{ file?, message }]`. A run without such errors leaves no file.
 */
export default class OutsideErrorsReporter {
  onInit(vitest) {
    this.file = outsideErrorsFile(vitest.config.outputFile.json);
    rmSync(this.file, { force: true });
  }

  onTestRunEnd(_modules, errors) {
    if (errors.length === 0) return;
    const found = errors.map(({ VITEST_TEST_PATH: file, message }) => ({ file, message }));
    writeFileSync(this.file, JSON.stringify(found));
  }
}
