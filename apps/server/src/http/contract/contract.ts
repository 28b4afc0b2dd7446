import { SpecDocuments } from './spec-documents.ts';
import { listOperations, type SpecOperation } from './spec-operations.ts';
import { ValidatorFactory, type OperationValidator } from './validators.ts';

/** Operation of the contract with its validator. */
export interface ContractOperation {
  operation: SpecOperation;
  validator: OperationValidator;
}

const contracts = new Map<string, readonly ContractOperation[]>();

/**
 * Reads the OpenAPI documents of a folder and compiles their validators. This takes half a second, so that servers of one
 * process share the result: it depends on the documents only.
 */
export function readContract(folder: string): readonly ContractOperation[] {
  const known = contracts.get(folder);
  if (known) return known;
  const specs = new SpecDocuments(folder);
  const validators = new ValidatorFactory(specs);
  const contract = listOperations(specs).map((operation) => ({
    operation,
    validator: validators.forOperation(operation),
  }));
  contracts.set(folder, contract);
  return contract;
}
