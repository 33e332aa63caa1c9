import { Check } from 'typebox/value';
import { FALLBACK_CONFIG, RuntimeConfigSchema, resolveConfig, type RuntimeConfig } from './runtime-config.ts';

const TIMEOUT_MS = 5000;

export type ConfigSources = {
  readonly fetch: typeof globalThis.fetch;
  readonly pageUrl: string;
  readonly logError: (message: string, detail?: unknown) => void;
};

/** The addresses of this installation; a page that cannot learn them tries its own origin. */
export async function loadRuntimeConfig({ fetch, pageUrl, logError }: ConfigSources): Promise<RuntimeConfig> {
  try {
    const response = await fetch(new URL('/config.json', pageUrl), { signal: AbortSignal.timeout(TIMEOUT_MS) });
    if (!response.ok) throw new Error('Network response was not ok');
    const answer: unknown = await response.json();
    if (!Check(RuntimeConfigSchema, answer)) throw new Error('config.json is not of the expected shape');
    return resolveConfig(answer, pageUrl);
  } catch (error) {
    logError('Network response was not ok', error);
    return resolveConfig(FALLBACK_CONFIG, pageUrl);
  }
}
