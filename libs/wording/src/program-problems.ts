// Separate entry with a catalog of its own, so that only readers of a failure load it.
export { logProblems, type LogProblem } from './program-problems/log-problems';
export { ProgramProblemList, type ProgramProblemListProps } from './program-problems/program-problem-list';
