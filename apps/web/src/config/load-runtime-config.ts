import { CONFIG_LOAD_FAILED } from '@meridian/domain/request-error';
import { FALLBACK_RUNTIME_CONFIG, readRuntimeConfig, resolveRuntimeConfig } from '@meridian/protocol/runtime-addresses';
import type { RuntimeConfig } from '@meridian/protocol/runtime-config';

const TIMEOUT_MS = 5000;

export type ConfigSources = {
  readonly fetch: typeof globalThis.fetch;
  readonly pageOrigin: string;
  readonly logError: (message: string, detail: unknown) => void;
};

/** Loads the service addresses. On failure the page uses its own origin. */
export async function loadRuntimeConfig({ fetch, pageOrigin, logError }: ConfigSources): Promise<RuntimeConfig> {
  try {
    const response = await fetch(`${pageOrigin}/config.json`, { signal: AbortSignal.timeout(TIMEOUT_MS) });
    if (!response.ok) throw new Error(`/config.json answered ${response.status}`);
    const read = readRuntimeConfig(await response.json());
    if (read.kind === 'bad') throw new Error(read.reason);
    return resolveRuntimeConfig(read.config, pageOrigin);
  } catch (error) {
    logError(CONFIG_LOAD_FAILED, error);
    return resolveRuntimeConfig(FALLBACK_RUNTIME_CONFIG, pageOrigin);
  }
}
