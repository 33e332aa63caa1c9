import { orderLogEntry, serviceLine } from '@meridian/storage/event-log/testing';
import { afterAll, describe, expect, it } from 'vitest';
import { startNodeSockets } from './testing.ts';

const desk = await startNodeSockets({ heartbeatIntervalMs: 600_000 });
afterAll(() => desk.stop());

/** Each test searches for its own word, because all share one log. */
let words = 0;
function newWord(): string {
  words += 1;
  return `word${words}.`;
}

describe('/mode/logs', () => {
  it('[NS4] answers filters with what there is, newest first, and then with what comes', async () => {
    const word = newWord();
    const entry = orderLogEntry({ timestamp: 1_000, log_level: 'critical', log_message: `${word} first` });
    await desk.append(entry, orderLogEntry({ timestamp: 2_000, log_message: `${word} second` }));
    const client = await desk.connect('logs');
    client.setFilters({ search: word });
    const { initial, logs } = await client.next('newData');
    expect([initial, logs[0]?.log_message]).toEqual([true, `${word} second`]);
    const { account, alloc_account, scope, ...shown } = entry;
    expect([account, alloc_account, scope]).toEqual(['ALDGATE', 'ALDGATE-CORE', 'event']);
    expect(logs[1]).toEqual({ id: logs[1]?.id, ...shown });
    client.setFilters({ search: `${word} first` });
    const again = await client.next('newData');
    expect(again.logs.map(({ id }) => id)).toEqual([logs[1]?.id]);
    client.setFilters({ search: word });
    await client.next('newData');
    await desk.append(orderLogEntry({ log_message: `${word} third` }), orderLogEntry({ log_message: 'unasked' }));
    expect(await client.nextLogs()).toEqual({ initial: false, texts: [`${word} third`] });
  });

  it('[NS4] sorts the other way when asked', async () => {
    const word = newWord();
    await desk.append(
      ...[3, 1, 2].map((timestamp) => orderLogEntry({ timestamp, log_message: `${word} ${timestamp}` })),
    );
    const client = await desk.connect('logs');
    client.setFilters({ search: word, sort: 'timestamp:asc' });
    expect((await client.nextLogs()).texts).toEqual([`${word} 1`, `${word} 2`, `${word} 3`]);
  });

  it('[NS5] filters by level, before and after the first load, and starts again with other filters', async () => {
    const word = newWord();
    const say = (log_level: 'critical' | 'warning', text: string) =>
      orderLogEntry({ log_level, log_message: `${word} ${text}` });
    await desk.append(say('critical', 'a'), say('warning', 'b'));
    const client = await desk.connect('logs');
    client.setFilters({ search: word.toUpperCase(), filter: 'log_level:critical' });
    expect(await client.nextLogs()).toEqual({ initial: true, texts: [`${word} a`] });
    await desk.append(say('warning', 'c'), say('critical', 'd'));
    expect(await client.nextLogs()).toEqual({ initial: false, texts: [`${word} d`] });
    client.setFilters({ search: word, filter: 'log_level:warning' });
    expect(await client.nextLogs()).toEqual({ initial: true, texts: [`${word} c`, `${word} b`] });
  });

  it('[NS6] shows the rows of the user’s accounts and of nobody, never those of others', async () => {
    const word = newWord();
    const evermark = { account: 'EVERMARK', alloc_account: 'EVERMARK-FUT' };
    const entries = () => [
      orderLogEntry({ log_message: `${word} own` }),
      orderLogEntry({ log_message: `${word} other`, ...evermark }),
      serviceLine(`${word} service`),
    ];
    await desk.append(...entries());
    const [trader, admin] = [await desk.connect('logs'), await desk.connect('logs', 'admin')];
    for (const client of [trader, admin]) client.setFilters({ search: word });
    const own = [`${word} service`, `${word} own`];
    const all = [`${word} service`, `${word} other`, `${word} own`];
    expect((await trader.nextLogs()).texts).toEqual(own);
    expect((await admin.nextLogs()).texts).toEqual(all);
    await desk.append(...entries());
    expect((await trader.nextLogs()).texts).toEqual(own);
    expect((await admin.nextLogs()).texts).toEqual(all);
  });

  it('[NS6] takes a permission as a narrower one, never as a wider one', async () => {
    const word = newWord();
    const of = (account: string) => orderLogEntry({ account, alloc_account: null, log_message: `${word} ${account}` });
    await desk.append(of('ALDGATE'), of('BOREALIS'), of('EVERMARK'));
    const client = await desk.connect('logs');
    client.setFilters({ search: word, permission: { accounts: ['BOREALIS', 'EVERMARK'], alloc_accounts: [] } });
    expect((await client.nextLogs()).texts).toEqual([`${word} BOREALIS`]);
    await desk.append(of('ALDGATE'), of('EVERMARK'), of('BOREALIS'));
    expect((await client.nextLogs()).texts).toEqual([`${word} BOREALIS`]);
  });
});

describe('/mode/count', () => {
  it('[NS7] counts what the filters find, and goes on counting', async () => {
    const word = newWord();
    const critical = () => orderLogEntry({ log_level: 'critical', log_message: word });
    await desk.append(critical(), critical(), orderLogEntry({ log_message: word }));
    const client = await desk.connect('count');
    client.setFilters({ search: word, filter: 'log_level:critical' });
    expect(await client.next('newCount')).toEqual({ count: 2 });
    await desk.append(critical(), orderLogEntry({ log_message: word }));
    expect(await client.next('newCount')).toEqual({ count: 3 });
  });
});

describe('frames', () => {
  it.each([
    ['nonsense', '{', 'bad-json'],
    ['another type', '{"type":"subscribe","payload":{}}', 'unknown-type'],
    ['a payload with a field missing', '{"type":"setFilters","payload":{"sort":"timestamp:desc"}}', 'bad-payload'],
    [
      'a filter by account',
      '{"type":"setFilters","payload":{"sort":"timestamp:desc","search":"","filter":"account:EVERMARK"}}',
      'bad-filter',
    ],
    ['too long a frame', ' '.repeat(300_000), 'frame-too-large'],
  ])('[NS3] %s gets an answer that says so, and the socket stays', async (_what, text, code) => {
    const client = await desk.connect('logs');
    client.socket.send(text);
    expect(await client.next('error')).toEqual({ code, message: expect.stringMatching(/\w+ \w+/) });
    client.setFilters({ search: 'nothing has this' });
    expect(await client.next('newData')).toEqual({ initial: true, logs: [] });
  });

  it('[NS3] a binary frame gets one too', async () => {
    const client = await desk.connect('logs');
    client.socket.send(Buffer.from('{}'));
    expect(await client.next('error')).toMatchObject({ code: 'binary-frame' });
  });

  it('[NS3] too many bad ones end the socket, and no other', async () => {
    const [bad, good] = [await desk.connect('logs'), await desk.connect('logs')];
    for (let frame = 0; frame < 20; frame += 1) bad.socket.send('{');
    expect(await bad.closed).toMatchObject({ code: 4001, reason: 'too-many-bad-frames' });
    good.setFilters({ search: 'nothing has this' });
    expect(await good.next('newData')).toMatchObject({ initial: true });
  });

  it('[NS3] so do too many in a short time', async () => {
    const client = await desk.connect('logs');
    for (let frame = 0; frame < 60; frame += 1) client.setFilters();
    expect(await client.closed).toMatchObject({ code: 4001, reason: 'too-many-frames' });
  });

  it('an address that is asked without an upgrade says what it is', async () => {
    const answer = await fetch(`${desk.address.replace('ws', 'http')}/node/mode/logs`);
    expect([answer.status, await answer.json()]).toMatchObject([426, { code: 'upgrade-required' }]);
  });
});
