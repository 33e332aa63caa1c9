import { join } from 'node:path';
import { createOutboxBus } from '@meridian/bus/outbox-bus';
import { runApart } from '@meridian/identity/apart/run-apart';
import { LIMITS_CHANGED } from '@meridian/protocol/ports/limits';
import { REFERENCE_CHANGED } from '@meridian/protocol/ports/reference';
import { ROUTING_CHANGED } from '@meridian/protocol/ports/routing';
import { tradingApp } from './app.ts';
import { ConnectionRegistry } from './connection-registry.ts';
import { startDesk } from './engine/start-desk.ts';
import { newNotificationId } from './live/notification-id.ts';
import { startEventLog } from './logs/event-log-service.ts';
import { connectedWorld } from './worlds/connected/connected-choice.ts';
import { simulatedWorld } from './worlds/simulated/simulated-choice.ts';

await runApart({
  name: 'trading',
  port: 8081,
  prepare: async (app, { environment, database, identity, credentialLimits, nowMs, logger }, readiness) => {
    const { serverTimeZone } = environment;
    const bus = createOutboxBus({
      database,
      consumer: 'trading',
      nowMs,
      onError: (err, message) => logger.error({ err, topic: message?.topic }, 'a message of the bus failed'),
    });
    const registry = new ConnectionRegistry(nowMs);
    const eventLog = await startEventLog({ database, logger, nowMs, service: 'trading' });
    const { seed, hasDemo, stuckAfterMs, inDoubtMs, machineName } = environment;
    const historyDir = join(environment.dataDir, 'history');
    const job = { databaseUrl: database.url, serverTimeZone, inDoubtMs, historyDir, machineName };
    const isConnected = environment.world === 'connected';
    const world = isConnected ? connectedWorld({ seed }) : simulatedWorld({ seed, clients: hasDemo ? {} : null });
    const desk = await startDesk({ job, world, database, registry, eventLog, logger, nowMs, stuckAfterMs });
    readiness.watch(...desk.checks);
    await bus.subscribe(ROUTING_CHANGED, () => desk.routingChanged());
    await bus.subscribe(LIMITS_CHANGED, () => desk.limitsChanged());
    await bus.subscribe(REFERENCE_CHANGED, () => desk.referenceChanged());
    const sources = { ...eventLog.sources, ...desk.sources };
    const { unread } = eventLog;
    const { notices, sight } = desk;
    const live = {
      identity,
      bus,
      registry,
      credentialLimits,
      logger,
      nowMs,
      newNotificationId,
      serverTimeZone,
      sources,
      personal: unread.fields,
      commands: { ...desk.commands, ...unread.commands },
      notices,
      sight,
    };
    await app.register(tradingApp, { prefix: '/live', ...live });
    return [
      { name: 'trading engine', close: () => desk.close() },
      { name: 'bus', close: () => bus.close() },
      { name: 'event log', close: () => eventLog.close() },
    ];
  },
});
