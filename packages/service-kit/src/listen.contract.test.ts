import { StartupProblem } from '@meridian/protocol/startup-problem';
import { connect } from 'node:net';
import { expect, test } from 'vitest';
import { listen } from './listen.ts';
import { createServiceApp } from './service-app.ts';
import { silentLogger } from './testing.ts';

const newApp = () => createServiceApp({ logger: silentLogger() });

test('a taken port is told plainly', async () => {
  const first = newApp();
  const port = Number(new URL(await listen(first, { host: '127.0.0.1', port: 0 })).port);
  const second = newApp();
  const refusal = await listen(second, { host: '127.0.0.1', port }).catch((error: unknown) => error);
  expect(refusal).toBeInstanceOf(StartupProblem);
  expect(refusal).toMatchObject({
    message: `Port ${port} on 127.0.0.1 is in use by another program.`,
    advice: expect.stringContaining('PORT='),
  });
  await second.close();
  await first.close();
});

test('an address of another machine is told plainly', async () => {
  const app = newApp();
  await expect(listen(app, { host: '192.0.2.1', port: 0 })).rejects.toThrow(
    '192.0.2.1 does not belong to this machine',
  );
  await app.close();
});

test.each([
  ['/', 'Host: a.example', 200],
  ['/', 'Host: a.example\r\nHost: b.example', 400],
  ['/', 'Host: a.example\r\nhost: a.example', 400],
  ['/nowhere', 'Host: a.example\r\nHost: b.example', 400],
])('a request to %s with the headers %j is answered with %i', async (path, headers, status) => {
  const app = newApp();
  app.get('/', async () => 'here');
  const { port } = new URL(await listen(app, { host: '127.0.0.1', port: 0 }));
  const answer = await new Promise<string>((resolve, reject) => {
    const socket = connect(Number(port), '127.0.0.1');
    socket.once('data', (data) => {
      resolve(String(data));
      socket.destroy();
    });
    socket.once('error', reject);
    socket.write(`GET ${path} HTTP/1.1\r\n${headers}\r\n\r\n`);
  });
  expect(answer).toContain(`HTTP/1.1 ${status} `);
  await app.close();
});
