import { type MutationFunctionContext, mutationOptions, queryOptions } from '@tanstack/react-query';
import {
  NotFoundError,
  type OmicsType,
  type ReportClient,
  type ThresholdProfile,
  type ThresholdProfileSubmit,
} from '@omics-portal/api';

const PROFILES_KEY = ['threshold-profiles'] as const;
const PROFILE_PATH = '/api/threshold-profiles/{id}';

/** Key of the list for one kind of data, or for all. */
function profilesKey(omics: OmicsType | undefined) {
  return [...PROFILES_KEY, omics ?? 'all'] as const;
}

/** Query options of the threshold profiles that the user can choose: those that ship, and the user's own. */
export function profileQueries(client: ReportClient) {
  const query = (omics: OmicsType | undefined) =>
    queryOptions({
      queryKey: profilesKey(omics),
      queryFn: async ({ signal }): Promise<readonly ThresholdProfile[]> => {
        const params = { query: omics === undefined ? {} : { omics } };
        try {
          return (await client.GET('/api/threshold-profiles', { params, signal })).data.data;
        } catch (error) {
          // Older servers have no profiles to list.
          if (error instanceof NotFoundError) return [];
          throw error;
        }
      },
      // A form waits for the profiles, and can do without them.
      retry: false,
    });
  return {
    /** Profiles for one kind of data. */
    list: (omics: OmicsType) => query(omics),
    /** Profiles for all kinds of data, which each profile names. */
    all: () => query(undefined),
  };
}

/** Profile to save: a new one without an id. */
export interface ProfileToSave {
  readonly id: string | null;
  readonly content: ThresholdProfileSubmit;
}

/** Mutation that saves a threshold profile of the user; returns it with the origin of each limit. */
export function saveProfile(client: ReportClient) {
  return mutationOptions({
    mutationFn: async (
      { id, content }: ProfileToSave,
      { client: cache }: MutationFunctionContext,
    ): Promise<ThresholdProfile> => {
      const { data: saved } =
        id === null
          ? await client.POST('/api/threshold-profiles', { body: content })
          : await client.PUT(PROFILE_PATH, { params: { path: { id } }, body: content });
      // A form that chooses it has it at once, before the lists are loaded anew.
      for (const omics of [saved.omics, undefined]) {
        cache.setQueryData<readonly ThresholdProfile[]>(profilesKey(omics), (list) =>
          list?.filter((other) => other.id !== saved.id).concat(saved),
        );
      }
      return saved;
    },
    onSettled: (_data, _error, _profile, _result, context) =>
      context.client.invalidateQueries({ queryKey: PROFILES_KEY }),
  });
}

/** Mutation that deletes a threshold profile of the user. */
export function deleteProfile(client: ReportClient) {
  return mutationOptions({
    mutationFn: async (id: string) => {
      await client.DELETE(PROFILE_PATH, { params: { path: { id } } });
    },
    // Not awaited: a form chooses another profile before the lists are without this one.
    onSettled: (_data, _error, _id, _result, context) => {
      void context.client.invalidateQueries({ queryKey: PROFILES_KEY });
    },
  });
}
