import { expect, test } from 'vitest';
import { openDatabase } from './database.ts';

function openUnused(): { readonly heard: Error[]; readonly database: ReturnType<typeof openDatabase> } {
  const heard: Error[] = [];
  const onConnectionError = (error: Error): unknown => heard.push(error);
  const options = { url: 'postgres://nobody@127.0.0.1:1/none', maxConnections: 1, applicationName: 'test' };
  return { heard, database: openDatabase({ ...options, onConnectionError }) };
}

/** The pool puts its client on the error: a page of a log, with the address and the key of the connection. */
const broken = (): Error => Object.assign(new Error('terminating connection'), { client: { secretKey: 1 } });

test('a connection that broke is told without what the connection is made of', async () => {
  const { heard, database } = openUnused();
  database.pool.emit('error', broken());
  expect(heard).toHaveLength(1);
  expect(heard[0]).not.toHaveProperty('client');
  await database.close();
});

test('an orderly stop does not read like a broken database', async () => {
  const { heard, database } = openUnused();
  await database.close();
  database.pool.emit('error', broken());
  expect(heard).toEqual([]);
});
