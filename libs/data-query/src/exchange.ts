// SQON of Overture and GDC tools
export { toSqon, type SqonCondition, type SqonDialect, type SqonNode } from './exchange/to-sqon';
export { fromSqon } from './exchange/from-sqon';

// Rule groups of query builders
export { toRuleGroup, type BuilderGroup, type BuilderRule } from './exchange/to-rule-group';
export { fromRuleGroup, type RuleGroupOptions } from './exchange/from-rule-group';
