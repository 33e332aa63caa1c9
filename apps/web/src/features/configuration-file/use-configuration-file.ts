import { matches } from '@meridian/protocol/matches';
import {
  configurationCounts,
  exportConfiguration,
  importConfigurationFile,
} from '@meridian/protocol/rest/configuration-calls';
import { type ConfigurationFile, ConfigurationFileSchema } from '@meridian/protocol/rest/configuration-file-schema';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../api/api-context.tsx';
import { orThrow } from '../../api/call-failed.ts';

const CONFIGURATION_KEY = ['configuration-file'] as const;

/** The number of rows of each kind that an export would have now. */
export function useConfigurationCounts() {
  const { callMain } = useApi();
  return useQuery({
    queryKey: CONFIGURATION_KEY,
    staleTime: 0,
    queryFn: async ({ signal }) => orThrow(configurationCounts, await callMain(configurationCounts, { signal })).value,
  });
}

/** Each export is kept as an event, so it is asked for by the button only. */
export function useExport() {
  const { callMain } = useApi();
  return useMutation({
    mutationFn: async () => orThrow(exportConfiguration, await callMain(exportConfiguration, {})).value,
  });
}

/** Indented by two spaces, so that version control shows changes line by line. */
export function fileText(file: ConfigurationFile): string {
  return `${JSON.stringify(file, null, 2)}\n`;
}

type ImportInput = { readonly file: ConfigurationFile; readonly isPreview: boolean; readonly reason?: string };

export function useImport() {
  const { callMain } = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async ({ file, isPreview, reason }: ImportInput) => {
      const body = { file, is_preview: isPreview, ...(reason !== undefined && { reason }) };
      return orThrow(importConfigurationFile, await callMain(importConfigurationFile, { body })).value;
    },
    onSuccess: (_, { isPreview }) => (isPreview ? undefined : queryClient.invalidateQueries()),
  });
}

/** Null when the text is not a configuration file of this version. */
export function readConfigurationFile(text: string): ConfigurationFile | null {
  try {
    const parsed: unknown = JSON.parse(text);
    return matches(ConfigurationFileSchema, parsed) ? parsed : null;
  } catch {
    return null;
  }
}
