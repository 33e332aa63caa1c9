import { openSync, writeSync } from 'node:fs';
import type { EngineNews } from '../engine-messages.ts';
import { type RunningEngine, runEngine } from '../run-engine.ts';
import { createTopicTables } from '../../topics/tables/topic-tables.ts';
import type { VenuePort } from '../../venues/venue-port.ts';
import { openSimulatedWorld } from '../../worlds/simulated/simulated-world.ts';
import type { FromKillable, KillableJob, ToKillable } from './killable-messages.ts';

/** A process of its own with the whole engine in it, to be killed at any moment. */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- killable-process.ts is the only one who starts it.
const job = JSON.parse(process.argv[2] ?? '') as KillableJob;
const venueLog = openSync(job.venueLog, 'a');
const tables = createTopicTables();
const tickets = new Map<number, string>();
let ticket = 0;
let engine: RunningEngine | null = null;

function say(message: FromKillable): void {
  process.send?.(message);
}

function hear(news: EngineNews): void {
  if (news.kind === 'rows') {
    tables.apply(news.batch);
    setImmediate(() => engine?.hear({ kind: 'rows-taken' }));
  } else if (news.kind === 'answer') {
    const commandId = tickets.get(news.ticket) ?? '';
    tickets.delete(news.ticket);
    say({ kind: 'answer', commandId, answer: news.answer });
  } else if (news.kind === 'problem') say(news);
}

/** A written file outlives the process. */
function logged(venue: VenuePort): VenuePort {
  return {
    submit: (order) => {
      writeSync(venueLog, `${order.childId}\n`);
      venue.submit(order);
    },
    cancel: (childId) => venue.cancel(childId),
    reconcile: (orders) => venue.reconcile(orders),
    onAnswers: (handler) => venue.onAnswers(handler),
    onReport: (handler) => venue.onReport(handler),
  };
}

process.on('message', (message: ToKillable) => {
  if (message.kind === 'command') {
    ticket += 1;
    tickets.set(ticket, message.command.id);
    engine?.hear({ kind: 'command', ticket, command: message.command, user: message.user });
  } else if (message.kind === 'routing-changed') {
    engine?.hear(message);
  } else if (message.kind === 'look') {
    say({ kind: 'shown', orderIds: Array.from(tables.parent_orders.keys(), Number) });
  } else void engine?.close().then(() => process.disconnect());
});
// Nobody is left to talk to.
process.on('disconnect', () => process.exit());

const { databaseUrl, seed, clients, snapshotEveryEvents } = job;
engine = await runEngine({
  job: { databaseUrl, serverTimeZone: 'UTC', world: { seed, clients } },
  openWorld: openSimulatedWorld,
  nowMs: Date.now,
  post: hear,
  onStopped: (error) => {
    throw error;
  },
  venueOf: logged,
  snapshotEveryEvents,
});
say({ kind: 'started', started: engine.started });
