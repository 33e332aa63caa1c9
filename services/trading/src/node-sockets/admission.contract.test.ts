import { orderLogEntry } from '@meridian/storage/event-log/testing';
import { afterEach, describe, expect, it } from 'vitest';
import { type NodeDesk, startNodeSockets } from './testing.ts';

let desk: NodeDesk;
afterEach(() => desk.stop());

const own = { account: 'ALDGATE', alloc_account: null, log_message: 'own' };
const other = { account: 'EVERMARK', alloc_account: null, log_message: 'other' };

describe('admission', () => {
  it('[NS1] a ticket opens one socket; none, a wrong one and one that is too old open none', async () => {
    desk = await startNodeSockets();
    const { ticket } = await desk.ticketOf('trader');
    const first = await desk.connectWith('logs', ticket);
    first.setFilters();
    expect(await first.next('newData')).toEqual({ initial: true, logs: [] });
    const { ticket: old } = await desk.ticketOf('trader');
    desk.advance(61_000);
    for (const bad of [ticket, old, '', 'x'.repeat(5_000), `${ticket}x`]) {
      const client = await desk.connectWith('count', bad);
      client.setFilters();
      expect(await client.next('error')).toMatchObject({ code: 'bad-ticket' });
      expect(await client.closed).toMatchObject({ code: 4001, reason: 'bad-ticket' });
    }
  });

  it('[NS1] a ticket of a session that has ended since opens none', async () => {
    desk = await startNodeSockets();
    const { ticket, session } = await desk.ticketOf('trader');
    await desk.identity.endSession(session.sessionId, 'ended');
    expect(await (await desk.connectWith('logs', ticket)).closed).toMatchObject({ code: 4001, reason: 'bad-ticket' });
  });

  it('[NS2] a user has two sockets for each connection that is allowed, and a closed one makes room', async () => {
    desk = await startNodeSockets({ socketsPerConnection: 0.1 });
    const clients = [await desk.connect('logs'), await desk.connect('count')];
    for (const client of clients) client.setFilters();
    await Promise.all([clients[0]?.next('newData'), clients[1]?.next('newCount')]);
    const third = await desk.connect('logs');
    expect(await third.next('error')).toEqual({
      code: 'too-many-connections',
      message: 'User exceeded allowed number of connections.',
    });
    expect(await third.closed).toMatchObject({ code: 1013 });
    const admin = await desk.connect('logs', 'admin');
    admin.setFilters();
    expect(await admin.next('newData')).toMatchObject({ initial: true });
    clients[0]?.socket.close();
    await clients[0]?.closed;
    const fourth = await desk.connect('logs');
    fourth.setFilters();
    expect(await fourth.next('newData')).toMatchObject({ initial: true });
  });

  it('[NS2] a server with no place left says to come later', async () => {
    desk = await startNodeSockets({ maxConnections: 1 });
    await desk.connect('logs');
    expect(await (await desk.connect('logs')).closed).toMatchObject({ code: 1013 });
  });
});

describe('what happens to users', () => {
  it('[NS8] an ended session closes its sockets at once, and no others', async () => {
    desk = await startNodeSockets();
    const { ticket, session } = await desk.ticketOf('trader');
    const [ended, staying] = [await desk.connectWith('logs', ticket), await desk.connect('logs')];
    for (const client of [ended, staying]) {
      client.setFilters();
      await client.next('newData');
    }
    await desk.identity.endSession(session.sessionId, 'An administrator ended your session.');
    expect(await ended.next('error')).toEqual({
      code: 'session-ended',
      message: 'An administrator ended your session.',
    });
    expect(await ended.closed).toMatchObject({ code: 4001 });
    await desk.append(orderLogEntry(own));
    expect((await staying.nextLogs()).texts).toEqual(['own']);
  });

  it('[NS8] taking the log permit closes the sockets of the user', async () => {
    desk = await startNodeSockets();
    const [logs, count] = [await desk.connect('logs'), await desk.connect('count')];
    logs.setFilters();
    await logs.next('newData');
    await desk.changeTrader({ log_permit: false });
    for (const client of [logs, count]) {
      expect(await client.next('error')).toMatchObject({ code: 'session-ended' });
      expect(await client.closed).toMatchObject({ code: 4001 });
    }
  });

  it('[NS9] other accounts start the feed again under them', async () => {
    desk = await startNodeSockets();
    await desk.append(orderLogEntry(own), orderLogEntry(other));
    const [logs, count] = [await desk.connect('logs'), await desk.connect('count')];
    for (const client of [logs, count]) client.setFilters();
    expect((await logs.nextLogs()).texts).toEqual(['own']);
    expect(await count.next('newCount')).toEqual({ count: 1 });
    await desk.changeTrader({ data_permissions: { accounts: ['EVERMARK'], alloc_accounts: [] } });
    expect(await logs.nextLogs()).toEqual({ initial: true, texts: ['other'] });
    expect(await count.next('newCount')).toEqual({ count: 1 });
    await desk.append(orderLogEntry(own), orderLogEntry(other), orderLogEntry(other));
    expect((await logs.nextLogs()).texts).toEqual(['other', 'other']);
    expect(await count.next('newCount')).toEqual({ count: 3 });
  });

  it('[NS8] an unreported end of a session is found', async () => {
    desk = await startNodeSockets({ recheckIntervalMs: 50, housekeepingIntervalMs: 10 });
    const { ticket, session } = await desk.ticketOf('trader');
    const client = await desk.connectWith('logs', ticket);
    client.setFilters();
    await client.next('newData');
    await desk.database.db.deleteFrom('session').where('id', '=', session.sessionId).execute();
    expect(await client.next('error')).toMatchObject({ code: 'session-ended' });
  });
});
