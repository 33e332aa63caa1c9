import type { IdentityService } from '@meridian/identity/create-identity';
import type { CloseStep } from '@meridian/service-kit/graceful-close';
import type { Logger } from '@meridian/service-kit/logger';
import type { OpenDatabase } from '@meridian/storage/database';
import { measureRanges } from '@meridian/trading/history/ranges/measure-ranges';
import type { Desk } from '@meridian/trading/engine/start-desk';
import { openTradingMemory } from '@meridian/trading/world/trading-memory';
import type { Inject } from './desk-caller.ts';
import { FirstLookDesk, type FirstLookDeskOptions } from './first-look-desk.ts';
import { takeFirstLook } from './first-look.ts';
import { FIRST_LOOK_STEPS } from './steps.ts';

export type StartFirstLookOptions = {
  readonly inject: Inject;
  readonly database: OpenDatabase;
  readonly identity: Pick<IdentityService, 'findUser'>;
  readonly desk: Pick<Desk, 'commands' | 'started'>;
  readonly past: Promise<boolean>;
  readonly historyDir: string;
  readonly logger: Logger;
  readonly nowMs: () => number;
};

/** Fills what a fresh demo would show only after a week, by the calls and jobs that anybody's work goes through. */
export function startFirstLook(options: StartFirstLookOptions): CloseStep {
  const { inject, database, desk: engine, past, historyDir, logger, nowMs } = options;
  const closing = new AbortController();
  const desk = new FirstLookDesk({
    inject,
    past,
    nowMs,
    saveSearch: searchSaver(options),
    measureRanges: (signal) => measureRanges({ database, dir: historyDir, universe: engine.started.reference, signal }),
    signal: closing.signal,
  });
  const memory = openTradingMemory(database, nowMs);
  const taken = takeFirstLook({ steps: FIRST_LOOK_STEPS, desk, memory, logger })
    .then(() => desk.signOut())
    .catch((err: unknown) => logger.warn({ err }, "the demo's first look was left off"));
  return {
    name: 'first look',
    close: async () => {
      closing.abort();
      await taken;
    },
  };
}

/** The socket's command, without a socket. */
function searchSaver({ identity, desk }: StartFirstLookOptions): FirstLookDeskOptions['saveSearch'] {
  const save = desk.commands['power_search.save'];
  return async (email, name, search) => {
    const user = await identity.findUser({ email });
    if (save === undefined || user === null) return 'There is nobody to save it for.';
    const page = { currentUser: () => user, canTake: () => true, send: () => undefined };
    const command = { id: `first-look ${email} ${name}`, name: 'power_search.save', args: { name, search } } as const;
    const outcome = await save(command, { user, page, session: null });
    return 'steps' in outcome || outcome.ok ? null : outcome.message;
  };
}
