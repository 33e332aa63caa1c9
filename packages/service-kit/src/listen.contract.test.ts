import { StartupProblem } from '@meridian/protocol/startup-problem';
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
