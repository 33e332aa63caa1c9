import { expect, test } from 'vitest';
import { openDatabase } from './database.ts';
import { refuseSuperuser } from './refuse-superuser.ts';
import { startExternalContractServer } from './testing/contract-server.ts';

test('a superuser in DATABASE_URL is refused by name, and an ordinary role is let through', async () => {
  const server = await startExternalContractServer();
  const refusalOf = async (role: string): Promise<unknown> => {
    const url = new URL(server.url);
    url.username = role;
    const database = openDatabase({ url: url.href, maxConnections: 1, applicationName: 'test' });
    try {
      return await refuseSuperuser(database).catch((error: unknown) => error);
    } finally {
      await database.close();
    }
  };
  expect(await refusalOf('meridian')).toMatchObject({
    name: 'StartupProblem',
    message: expect.stringContaining('The database user meridian is a superuser'),
  });
  expect(await refusalOf('desk')).toBeUndefined();
  await server.remove();
});
