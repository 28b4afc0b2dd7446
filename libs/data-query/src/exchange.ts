// SQON, as the tools of Overture and of the GDC read and write it.
export { toSqon, type SqonCondition, type SqonDialect, type SqonNode } from './exchange/to-sqon';
export { fromSqon } from './exchange/from-sqon';

// Rule groups, as query builders hold them.
export { toRuleGroup, type BuilderGroup, type BuilderRule } from './exchange/to-rule-group';
export { fromRuleGroup, type RuleGroupOptions } from './exchange/from-rule-group';
