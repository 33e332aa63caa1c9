import { join } from 'node:path';
import type { Environment } from '@meridian/service-kit/environment';
import type { OpenDatabase } from '@meridian/storage/database';
import type { EngineJob } from '@meridian/trading/engine/engine-job';
import type { StartOptions } from './start-options.ts';

export type EngineJobParts = {
  readonly environment: Pick<Environment, 'dataDir' | 'seed' | 'serverTimeZone' | 'isProd'>;
  readonly options: StartOptions;
  readonly database: Pick<OpenDatabase, 'url'>;
};

/** What the engine is told: a production desk has no simulated clients, and neither has an empty one. */
export function engineJob({ environment, options, database }: EngineJobParts): EngineJob {
  const { dataDir, seed, serverTimeZone, isProd } = environment;
  const { isEmpty, pastDays: _pastDays, ...scale } = options;
  const historyDir = join(dataDir, 'history');
  return { databaseUrl: database.url, seed, serverTimeZone, historyDir, demo: isProd || isEmpty ? null : scale };
}
