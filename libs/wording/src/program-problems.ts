// Separate entry with a catalog of its own, so that only readers of a failure load it.
export { LogNotice, type LogNoticeProps } from './program-problems/log-notice';
export { logProblems } from './program-problems/log-problems';
export { ProgramProblemList, type ProgramProblemListProps } from './program-problems/program-problem-list';
export { useFailureReason, type Failed, type FailureReason } from './program-problems/use-failure-reason';
export { useProgramProblemWords } from './program-problems/use-program-problem-words';
export type { ProgramProblemWords } from './program-problems/load-program-problem-words';
