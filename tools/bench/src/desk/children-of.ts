import { DEMO_PASSWORD, DEMO_USERS } from '@meridian/identity/demo/demo-users';
import { LIVE_PROTOCOL_VERSION } from '@meridian/protocol/live/limits';
import type { Cell } from '@meridian/protocol/live/subscription-messages';
import { WebSocket } from 'ws';
import type { SeenChild } from './standing.ts';

const [DEMO_USER] = DEMO_USERS;

type Frame =
  | { readonly type: 'fields'; readonly payload: { readonly fields: readonly string[] } }
  | { readonly type: 'snapshot'; readonly payload: { readonly rows: readonly Cell[][]; readonly last: boolean } }
  | { readonly type: 'login_ok' | 'login_failed' | 'error'; readonly payload: { readonly message?: string } };

/** The child orders of these orders, as somebody sees them who opens their details. */
export async function childrenOf(url: string, parentIds: readonly Cell[]): Promise<readonly SeenChild[]> {
  if (parentIds.length === 0) return [];
  const { promise, resolve, reject } = Promise.withResolvers<readonly SeenChild[]>();
  const socket = new WebSocket(url, { perMessageDeflate: false });
  const send = (type: string, payload: object): void => socket.send(JSON.stringify({ type, payload }));
  const children: SeenChild[] = [];
  let fields: readonly string[] = [];
  socket.on('error', reject);
  socket.on('open', () => {
    send('login', { version: LIVE_PROTOCOL_VERSION, email_id: DEMO_USER?.email, password: DEMO_PASSWORD });
  });
  socket.on('message', (data: Buffer) => {
    const frame: Frame = JSON.parse(data.toString('utf8'));
    if (frame.type === 'login_failed' || frame.type === 'error') reject(new Error(JSON.stringify(frame.payload)));
    else if (frame.type === 'login_ok') {
      send('subscribe', { id: 'c', topic: 'child_orders', params: { parent_order_numeric_ids: parentIds } });
    } else if (frame.type === 'fields') fields = frame.payload.fields;
    else if (frame.type === 'snapshot') {
      for (const row of frame.payload.rows) children.push(childOf(row, fields));
      if (frame.payload.last) resolve(children);
    }
  });
  return promise.finally(() => socket.close());
}

function childOf(row: readonly Cell[], fields: readonly string[]): SeenChild {
  const of = (field: keyof SeenChild): Cell => row[fields.indexOf(field)] ?? null;
  return {
    parent_order_numeric_id: of('parent_order_numeric_id'),
    order_receive_time_since_epoch_milliseconds: of('order_receive_time_since_epoch_milliseconds'),
    time_in_force: of('time_in_force'),
  };
}
