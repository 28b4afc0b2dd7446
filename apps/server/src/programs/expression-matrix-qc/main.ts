import { runProgram } from '../command-line.ts';
import { expressionMatrixQc } from './expression-matrix-qc.ts';

await runProgram(expressionMatrixQc.name, expressionMatrixQc.work);
