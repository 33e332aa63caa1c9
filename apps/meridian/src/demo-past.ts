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

export type DemoPast = CloseStep & {
  /** Whether there are past days, as soon as they are written or never will be. */
  readonly done: Promise<boolean>;
};

/** Writes the demo world's past days in the background; days that are there already cost nothing. */
export function startDemoPast({ environment, desk, logger, dayCount }: DemoPastOptions): DemoPast {
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
  const done = past.done.then(
    (outcome) => {
      if (outcome?.isComplete === true) logger.info(outcome, "the demo world's past is written");
      return outcome?.isComplete === true;
    },
    (err: unknown) => {
      logger.error({ err }, "the demo world's past could not be written");
      return false;
    },
  );
  return {
    name: 'past days',
    done,
    close: async () => {
      past.stop();
      await done;
    },
  };
}
