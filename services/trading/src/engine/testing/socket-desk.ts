import type { CommandName } from '@meridian/protocol/live/command-names';
import type { CommandArgs } from '@meridian/protocol/live/commands';
import type { Result } from '@meridian/protocol/live/desk-messages';
import type { User } from '@meridian/protocol/rest/identity-schemas';
import { silentLogger } from '@meridian/service-kit/testing';
import { startTestDatabase } from '@meridian/storage/testing';
import { ConnectionRegistry } from '../../connection-registry.ts';
import type { LiveLimits } from '../../live/live-limits.ts';
import { registrySources } from '../../live/registry-sources.ts';
import { startDesk as startLive, type TestClient } from '../../live/testing.ts';
import { startEventLog } from '../../logs/event-log-service.ts';
import { simulatedWorld } from '../../worlds/simulated/simulated-choice.ts';
import { startDesk } from '../start-desk.ts';
import type { OrderRates } from '../order-rate.ts';
import { createAccounts } from './create-accounts.ts';

const nowMs = () => Date.now();

export type SocketDeskBounds = { readonly limits?: Partial<LiveLimits>; readonly orderRates?: OrderRates };

/** The whole trading service over a real database and real sockets, without simulated clients. It records into a folder, if given. */
export async function openSocketDesk(
  users: readonly User[],
  historyDir?: string,
  { limits = {}, orderRates }: SocketDeskBounds = {},
) {
  const server = await startTestDatabase();
  const { database } = server;
  await createAccounts(database);
  const logger = silentLogger();
  const registry = new ConnectionRegistry(nowMs);
  const eventLog = await startEventLog({ database, logger, nowMs, service: 'test' });
  const job = { databaseUrl: server.url, serverTimeZone: 'UTC', ...(historyDir !== undefined && { historyDir }) };
  const world = simulatedWorld({ seed: 1, clients: null });
  const desk = await startDesk({
    job,
    world,
    database,
    registry,
    eventLog,
    logger,
    nowMs,
    ...(orderRates && { orderRates }),
  });
  const sources = { ...desk.sources, ...registrySources(registry) };
  const live = await startLive({ users, sources, commands: desk.commands, limits });
  return {
    database,
    port: desk.port,
    connect: () => live.connect(),
    limitsChanged: () => desk.limitsChanged(),
    routingChanged: () => desk.routingChanged(),
    signIn: async (user: User): Promise<SocketUser> => {
      const client = await live.connect();
      await client.login(user);
      return new SocketUser(client);
    },
    close: async () => {
      await live.stop();
      await desk.close();
      await eventLog.close();
      await server.stop();
    },
  };
}

/** A user with a page. */
export class SocketUser {
  readonly client: TestClient;
  #given = 0;

  constructor(client: TestClient) {
    this.client = client;
  }

  /** With a new id, unless the same command is repeated. */
  async give<Name extends CommandName>(name: Name, args: CommandArgs<Name>, id?: string): Promise<Result> {
    this.#given += 1;
    const given = id ?? `command-${this.#given}`;
    this.client.send('command', { id: given, name, args });
    for (;;) {
      const result = await this.client.next('result');
      if (result.id === given) return result;
    }
  }

  /** The next matching row of a topic, by field name. */
  async see(topic: string, params: object, isWanted: (row: Record<string, unknown>) => boolean) {
    this.#given += 1;
    const id = `see-${this.#given}`;
    this.client.send('subscribe', { id, topic, params });
    const { fields } = await this.client.next('fields');
    const rows = new Map<unknown, Record<string, unknown>>();
    for (;;) {
      const message = await this.client.nextFrame();
      if (message.type === 'snapshot') {
        for (const row of message.payload.rows) rows.set(row[0], recordOf(fields, row));
      } else if (message.type === 'increment') {
        for (const [key, ...cells] of message.payload.rows)
          rows.set(key, { ...rows.get(key), ...changed(fields, cells) });
      }
      const found = [...rows.values()].find(isWanted);
      if (found === undefined) continue;
      this.client.send('unsubscribe', { id });
      return found;
    }
  }
}

function recordOf(fields: readonly string[], row: readonly unknown[]): Record<string, unknown> {
  return Object.fromEntries(fields.map((field, index) => [field, row[index]]));
}

function changed(fields: readonly string[], cells: readonly unknown[]): Record<string, unknown> {
  const record: Record<string, unknown> = {};
  for (let at = 0; at + 1 < cells.length; at += 2) record[fields[Number(cells[at])] ?? ''] = cells[at + 1];
  return record;
}
