import { ChaosClient, stagedOrder } from './chaos-client.ts';

/** As many as a busy desk has by the afternoon. */
const ORDERS = 4_000;
const LIST = 1_000;

/** Waiting orders of two other users, so that a search has something to look at. A desk that has them gets no more. */
export async function fillDesk(url: string): Promise<void> {
  for (const name of ['admin', 'viewer']) {
    const client = await ChaosClient.signIn(url, name);
    if (client === null) throw new Error(`${name} cannot sign in`);
    const missing = Math.ceil((ORDERS - (await client.keysOf('parent_orders')).size) / LIST);
    for (let list = 0; list < Math.min(2, missing); list += 1) {
      const orders = Array.from({ length: LIST }, () => ({
        ...stagedOrder(),
        account: 'BOREALIS',
        alloc_account: 'BOREALIS-01',
        override_reason: 'A storm is tried',
      }));
      const list_name = `storm ${name} ${list}`;
      const id = `fill-${process.pid}-${performance.now()}`;
      const answer = await client.give(id, 'order.new_list', { list_name, accept: 'rows', orders });
      if (answer?.ok !== true) process.stdout.write(`not all orders of a list: ${answer?.message ?? 'no answer'}\n`);
    }
    client.close();
  }
}
