import { runProgram } from '../command-line.ts';
import { dnaQcReport } from './dna-qc-report.ts';

await runProgram(dnaQcReport.name, dnaQcReport.work);
