import { request } from 'node:http';
import { connect as connectTcp } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { LIVE_PROTOCOL_VERSION } from '@meridian/protocol/live/limits';
import { type Desk, PASSWORD, startDesk, testUser } from './testing.ts';

let desk: Desk;

afterEach(() => desk.stop());

/** The first line that the server answers to a request of these lines. */
function answerTo(url: string, lines: readonly string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connectTcp(Number(new URL(url).port), '127.0.0.1');
    socket.once('data', (data) => {
      resolve(String(data).split('\r\n', 1)[0] ?? '');
      socket.destroy();
    });
    socket.once('error', reject);
    socket.write([...lines, '', ''].join('\r\n'));
  });
}

const UPGRADE = [
  'Connection: Upgrade',
  'Upgrade: websocket',
  'Sec-WebSocket-Version: 13',
  'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
];

describe('a request that names two hosts', () => {
  it('opens no socket', async () => {
    desk = await startDesk();
    const own = [`GET /live HTTP/1.1`, `Host: ${new URL(desk.address).host}`];
    expect(await answerTo(desk.address, [...own, ...UPGRADE])).toContain(' 101 ');
    expect(await answerTo(desk.address, [...own, 'Host: other.example', ...UPGRADE])).toContain(' 400 ');
  });
});

describe('frames', () => {
  it.each([
    ['nonsense', 'bad-json', null],
    ['{"type":"dance","payload":{"id":"a"}}', 'unknown-type', 'a'],
    ['{"type":"subscribe","payload":{"id":"a","topic":"secrets","params":{}}}', 'unknown-topic', 'a'],
    ['{"type":"command","payload":{"id":"a","name":"order.pause","args":{}}}', 'bad-payload', 'a'],
  ])('[LS2] %s is answered, and the session goes on', async (text, code, id) => {
    desk = await startDesk();
    const client = await desk.connect();
    await client.login();
    client.socket.send(text);
    expect(await client.next('result')).toMatchObject({ id, ok: false, code });
    await client.settle();
  });

  it('[LS3] over 1 MB and binary ones are answered, and the session goes on', async () => {
    desk = await startDesk();
    const client = await desk.connect();
    await client.login();
    client.socket.send('x'.repeat(1_048_577));
    expect(await client.next('result')).toMatchObject({ code: 'frame-too-large' });
    client.socket.send(Buffer.from('{}'));
    expect(await client.next('result')).toMatchObject({ code: 'binary-frame' });
    await client.settle();
  });

  it('[LS3] over 2 MB closes with code 1009, and [LS4] no other session ends', async () => {
    desk = await startDesk();
    const other = await desk.connect();
    await other.login();
    const client = await desk.connect();
    await client.login();
    client.socket.send('x'.repeat(2_097_153));
    expect(await client.closed).toMatchObject({ code: 1009 });
    await other.settle();
  });

  it('[LS4] 20 unreadable frames are enough', async () => {
    desk = await startDesk();
    const other = await desk.connect();
    await other.login();
    const client = await desk.connect();
    for (let count = 0; count < 20; count += 1) client.socket.send('nonsense');
    expect(await client.next('session_error')).toMatchObject({ code: 'too-many-bad-frames' });
    await other.settle();
  });

  it('[LS76] an address whose connections send nothing readable waits, and those who are in go on', async () => {
    desk = await startDesk({ limits: { badConnectionBurst: 2, badConnectionsPerSecond: 0.001 } });
    const other = await desk.connect();
    await other.login();
    for (let times = 0; times < 2; times += 1) {
      const client = await desk.connect();
      for (let count = 0; count < 20; count += 1) client.socket.send('nonsense');
      await client.closed;
    }
    const upgrade = [`GET /live HTTP/1.1`, `Host: ${new URL(desk.address).host}`, ...UPGRADE];
    expect(await answerTo(desk.address, upgrade)).toBe('HTTP/1.1 429 Too Many Requests');
    await other.settle();
  });

  it('[LS76] a user whose connections send nothing readable waits, and a colleague at the same address does not', async () => {
    const users = [testUser(), testUser({ id: 2, email_id: 'colleague@desk.example' })];
    desk = await startDesk({ users, limits: { badConnectionBurst: 1, badConnectionsPerSecond: 0.001 } });
    const client = await desk.connect();
    await client.login(users[0]);
    for (let count = 0; count < 20; count += 1) client.socket.send('nonsense');
    await client.closed;
    const again = await desk.connect();
    again.send('login', { version: LIVE_PROTOCOL_VERSION, email_id: users[0]?.email_id, password: PASSWORD });
    expect(await again.closed).toMatchObject({ code: 1013 });
    const colleague = await desk.connect();
    await colleague.login(users[1]);
    await colleague.settle();
  });

  it('[LS3] before the sign-in a frame over 64 kB is answered and not read', async () => {
    desk = await startDesk();
    const client = await desk.connect();
    client.socket.send('x'.repeat(65_537));
    expect(await client.next('result')).toMatchObject({ code: 'frame-too-large' });
    await client.login();
    client.socket.send(`{"type":"unsubscribe","payload":{"id":"${'x'.repeat(65_537)}"}}`);
    expect(await client.next('result')).toMatchObject({ code: 'bad-payload' });
  });

  it('[LS77] what a user sends too fast waits, on every connection of the user, and nobody else does', async () => {
    const users = [testUser(), testUser({ id: 2, email_id: 'colleague@desk.example' })];
    const limits = { readBurst: 100_000, readPerSecond: 100_000, frameBytes: 1_000, heartbeatIntervalMs: 60_000 };
    desk = await startDesk({ users, limits });
    const client = await desk.connect();
    await client.login(users[0]);
    const colleague = await desk.connect();
    await colleague.login(users[1]);
    const prefix = { name: 'search.prefix', args: { prefix: 'x' } };
    for (let count = 0; count < 150; count += 1) client.send('command', { id: `c${count}`, ...prefix });
    colleague.send('command', { id: 'other', ...prefix });
    expect(await colleague.next('result')).toMatchObject({ id: 'other' });
    const ids: (string | null)[] = [];
    for (let count = 0; count < 150; count += 1) ids.push((await client.next('result')).id);
    expect(ids).toEqual(Array.from({ length: 150 }, (_, at) => `c${at}`));
  });

  it('[LS4] a flood ends its own connection only', async () => {
    desk = await startDesk({ limits: { frameBurst: 50, framesPerSecond: 1 } });
    const other = await desk.connect();
    await other.login();
    const client = await desk.connect();
    await client.login();
    for (let count = 0; count < 60; count += 1) client.send('unsubscribe', { id: 'x' });
    expect(await client.next('session_error')).toMatchObject({ code: 'too-many-frames' });
    await other.settle();
  });

  it('[LS4] frames sent while one is handled wait their turn, and reading waits with them', async () => {
    desk = await startDesk({ limits: { maxWaitingFrames: 2 } });
    const client = await desk.connect();
    const gate = Promise.withResolvers<void>();
    desk.identity.during = () => gate.promise;
    client.send('login', { version: 1, email_id: 'trader@desk.example', password: 'right-password' });
    for (let count = 0; count < 20; count += 1) {
      client.send('command', { id: `c${count}`, name: 'search.prefix', args: { prefix: 'x' } });
    }
    await expect.poll(() => desk.identity.signIns.length).toBe(1);
    desk.identity.during = () => undefined;
    gate.resolve();
    await client.next('login_ok');
    for (let count = 0; count < 20; count += 1) expect((await client.next('result')).id).toBe(`c${count}`);
  });

  it('[LS15] a full server closes with code 1013', async () => {
    desk = await startDesk({ limits: { maxConnections: 1 } });
    await (await desk.connect()).login();
    const second = await desk.connect();
    expect(await second.closed).toMatchObject({ code: 1013 });
  });

  it('[LS15] sockets that say nothing make room for the next, from the same address', async () => {
    desk = await startDesk({ limits: { maxStrangersPerAddress: 1 } });
    const silent = await desk.connect();
    await (await desk.connect()).login();
    expect((await silent.closed).code).not.toBe(1000);
    await (await desk.connect()).login();
  });

  it('[LS15] two hundred sockets that say nothing shut nobody out, and nobody who is signed in is closed', async () => {
    desk = await startDesk({ limits: { maxStrangers: 20, maxStrangersPerAddress: 15, maxConnections: 2 } });
    const early = await desk.connect();
    await early.login();
    for (let opened = 0; opened < 200; opened += 1) await desk.connect();
    expect(await (await desk.connect()).login()).toMatchObject({ version: 1 });
    await early.settle();
  });

  it('plain HTTP is told that this is a WebSocket', async () => {
    desk = await startDesk();
    const status = await new Promise((resolve, reject) => {
      request(`${desk.address}/live`, (answer) => resolve(answer.statusCode))
        .on('error', reject)
        .end();
    });
    expect(status).toBe(426);
  });

  it('a server that stops tells its clients to come back', async () => {
    desk = await startDesk();
    const client = await desk.connect();
    await client.login();
    await desk.app.close();
    expect(await client.closed).toMatchObject({ code: 1001 });
  });
});
