import type { operations as Datains } from '@omics-portal/api/datains';
import type { operations as Dataseq } from '@omics-portal/api/dataseq';
import type { operations as QuartetService } from '@omics-portal/api/quartet-service';
import type { OperationHandlers } from './handler.ts';

/** Handlers of the three services, one for each operation of their documents. */
export interface ServiceHandlers {
  datains: OperationHandlers<Datains>;
  'quartet-service': OperationHandlers<QuartetService>;
  dataseq: OperationHandlers<Dataseq>;
}
