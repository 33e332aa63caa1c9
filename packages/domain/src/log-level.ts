import type { Maybe } from './maybe.ts';

/** The desk's word for each level of the services. */
export const LOG_LEVEL_LABELS = { critical: 'HIGH', error: 'MEDIUM', warning: 'LOW' } as const;

export type LogLevel = keyof typeof LOG_LEVEL_LABELS;

export const LOG_LEVELS: readonly LogLevel[] = ['critical', 'error', 'warning'];

export function isLogLevel(value: unknown): value is LogLevel {
  return LOG_LEVELS.some((level) => level === value);
}

/** An unknown level is shown unchanged, so that nothing is hidden. */
export function displayLogLevel(level: Maybe<string>): string {
  const written = level?.trim().toLowerCase() ?? '';
  return isLogLevel(written) ? LOG_LEVEL_LABELS[written] : written.toUpperCase();
}
