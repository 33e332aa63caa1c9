import { join } from 'node:path';
import type { CloseStep } from '@meridian/service-kit/graceful-close';
import type { Environment } from '@meridian/service-kit/environment';
import type { Logger } from '@meridian/service-kit/logger';
import { startHistory } from '@meridian/trading/demo/history/start-history';
import { DEFAULT_ORDERS_PER_DAY } from '@meridian/trading/demo/history/history-plan';
import type { Desk } from '@meridian/trading/engine/start-desk';

export type DemoPastOptions = {
  readonly environment: Pick<Environment, 'dataDir'>;
  readonly desk: Pick<Desk, 'started'>;
  readonly logger: Logger;
  readonly dayCount: number;
};

/** Writes the demo world's past days in the background; days that are there already cost nothing. */
export function startDemoPast({ environment, desk, logger, dayCount }: DemoPastOptions): CloseStep {
  const { origin, reference, accounts } = desk.started;
  const { seed, firstOpenMs, firstDate } = origin;
  const plan = {
    seed,
    universe: reference,
    accounts,
    firstSession: { firstOpenMs, firstDate },
    dayCount,
    ordersPerDay: DEFAULT_ORDERS_PER_DAY,
  };
  const past = startHistory(plan, { dir: join(environment.dataDir, 'history'), threads: 1 });
  const settled = past.done.then(
    (outcome) => (outcome?.isComplete === true ? logger.info(outcome, "the demo world's past is written") : undefined),
    (err: unknown) => logger.error({ err }, "the demo world's past could not be written"),
  );
  return {
    name: 'past days',
    close: async () => {
      past.stop();
      await settled;
    },
  };
}
