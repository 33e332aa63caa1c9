import { createOutboxBus } from '@meridian/bus/outbox-bus';
import { runApart } from '@meridian/identity/apart/run-apart';
import { startEventLog } from '../logs/event-log-service.ts';
import { nodeSockets } from './node-sockets.ts';

await runApart({
  name: 'node-sockets',
  port: 5000,
  prepare: async (app, { database, identity, nowMs, logger }) => {
    const bus = createOutboxBus({
      database,
      consumer: 'node-sockets',
      nowMs,
      onError: (err, message) => logger.error({ err, topic: message?.topic }, 'a message of the bus failed'),
    });
    const eventLog = await startEventLog({ database, logger, nowMs, service: 'node-sockets' });
    const { store, window } = eventLog;
    await app.register(nodeSockets, { identity, bus, store, window, nowMs, logger });
    return [
      { name: 'bus', close: () => bus.close() },
      { name: 'event log', close: () => eventLog.close() },
    ];
  },
});
