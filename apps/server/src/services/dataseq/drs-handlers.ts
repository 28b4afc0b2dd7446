import type { operations } from '@omics-portal/api/dataseq';
import type { Dependencies } from '../../dependencies.ts';
import { originOf } from '../../http/absolute-url.ts';
import type { OperationHandlers } from '../../operations/handler.ts';
import { ACCESS_ID, drsAccessUrl, drsObject, unknownAccess } from './drs-object.ts';

type DrsOperations = Pick<operations, 'getDrsServiceInfo' | 'getDrsObject' | 'getDrsAccessUrl'>;

/** Version of the GA4GH Data Repository Service that the operations follow. */
const DRS_VERSION = '1.4.0';

/** Handlers of the GA4GH Data Repository Service in openapi/dataseq.yaml: public files by their checksums. */
export function drsHandlers(dependencies: Dependencies): OperationHandlers<DrsOperations> {
  const { config } = dependencies;
  return {
    getDrsServiceInfo: async ({ request }) => {
      const origin = new URL(originOf(request, config));
      return {
        status: 200,
        body: {
          id: [...origin.hostname.split('.').reverse(), 'drs'].join('.'),
          name: config.brand,
          type: { group: 'org.ga4gh', artifact: 'drs', version: DRS_VERSION },
          organization: { name: config.brand, url: origin.origin },
          version: config.version,
          maxBulkRequestLength: 0,
        },
      };
    },

    getDrsObject: async ({ params, request }) => ({
      status: 200,
      body: await drsObject(dependencies, params.object_id, request),
    }),

    getDrsAccessUrl: async ({ params, request }) => {
      if (params.access_id !== ACCESS_ID) throw unknownAccess(params.access_id);
      return { status: 200, body: await drsAccessUrl(dependencies, params.object_id, request) };
    },
  };
}
