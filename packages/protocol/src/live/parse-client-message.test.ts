import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type ClientMessage, clientFrameSchemas } from './client-messages.ts';
import { parseClientMessage } from './parse-client-message.ts';
import { sampleClientFrames } from './testing.ts';

const parse = (type: string, payload: unknown) => parseClientMessage(JSON.stringify({ type, payload }));
const longId = 'x'.repeat(16);

/** Groups in groups, the outermost counted. */
function nestedSearch(depth: number): object {
  const condition = { field: 'order_qty', operator: 'between', value: [1, 5], not: true };
  return { join: 'or', conditions: [depth === 1 ? condition : nestedSearch(depth - 1)] };
}

const GOOD: readonly (readonly [string, unknown])[] = [
  ['login', { version: 1, email_id: 'a@b.example', password: 'p' }],
  ['login', { version: 1, email_id: 'a@b.example', main_token: longId }],
  ['login_by_session', { version: 1, id_of_session_to_duplicate: longId }],
  ['logout', {}],
  ['subscribe', { id: 's1', topic: 'status', params: {} }],
  ['subscribe', { id: 's2', topic: 'child_orders', params: { parent_order_numeric_ids: [1, 2], open_only: true } }],
  ['subscribe', { id: 's5', topic: 'parent_orders', params: { where: nestedSearch(4) } }],
  ['subscribe', { id: 's3', topic: 'event_log', params: { snapshot_only: false } }],
  ['subscribe', { id: 's4', topic: 'cost_analysis', params: { by: 'asset class', asset: 'CALENDAR SPREAD' } }],
  ['unsubscribe', { id: 's1' }],
  ['command', { id: 'c1', name: 'order.pause', args: { parent_order_numeric_ids: [1], reason: 'lunch' } }],
  ['command', { id: 'c2', name: 'global_auto_trading.set', args: { global_auto_trading_status: false } }],
  ['command', { id: 'c3', name: 'order.modify', args: { parent_order_numeric_ids: [1], limit_price: -0.25 } }],
  ['command', { id: 'c4', name: 'progress.stop', args: {} }],
  [
    'command',
    {
      id: 'c5',
      name: 'power_search.save',
      args: {
        name: 'Late',
        search: {
          join: 'and',
          conditions: [
            { field: 'country', operator: '=', value: 'JP' },
            { join: 'or', conditions: [{ field: 'complete_percent', operator: '<', value: 50 }] },
          ],
        },
      },
    },
  ],
];

describe('parseClientMessage', () => {
  it.each(GOOD)('[LS1] takes %s %o', (type, payload) => {
    expect(parse(type, payload)).toEqual({ kind: 'ok', message: { type, payload } });
  });

  it.each([...sampleClientFrames()])('[LS1] takes a sample of %s', (_key, frame) => {
    expect(parseClientMessage(JSON.stringify(frame)).kind).toBe('ok');
  });

  it.each(['[', '{"a":'])('[LS7] refuses what nests too deep in %s, under the id of its frame', (open) => {
    const close = open === '[' ? ']' : '}';
    for (const levels of [40, 5_000]) {
      const deep = `${open.repeat(levels)}1${close.repeat(levels)}`;
      const text = `{"type":"command","payload":{"id":"c1","name":"progress.stop","args":{"deep":${deep}}}}`;
      expect(parseClientMessage(text)).toMatchObject({ kind: 'bad', code: 'bad-payload', id: 'c1' });
    }
  });

  it('[LS7] refuses a NUL character, which no database takes', () => {
    const args = { parent_order_numeric_ids: [1], reason: 'lunch\0' };
    expect(parse('command', { id: 'c1', name: 'order.pause', args })).toMatchObject({ kind: 'bad', code: 'bad-json' });
  });

  it.each(['\\ud83d', '\\uDE00', '\\ud83d\\ud83d'])('[LS7] the reason %s is one that can be recorded', (half) => {
    const frame = `{"type":"command","payload":{"id":"k1","name":"order.pause","args":{"parent_order_numeric_ids":[1],"reason":"stop ${half}"}}}`;
    const parsed = parseClientMessage(frame);
    expect(parsed).toMatchObject({ kind: 'ok' });
    expect(JSON.stringify(parsed)).toContain('stop \ufffd');
  });

  it('[LS2] a search goes only so deep', () => {
    const payload = { id: 's6', topic: 'parent_orders', params: { where: nestedSearch(5) } };
    expect(parse('subscribe', payload)).toMatchObject({ kind: 'bad', code: 'bad-payload', id: 's6' });
  });

  it('[LS1] passes over fields that it does not know', () => {
    expect(parse('logout', { why: 'later version' }).kind).toBe('ok');
  });

  it.each([
    ['not json', 'bad-json', null],
    ['[1]', 'bad-json', null],
    ['{"payload":{}}', 'bad-payload', null],
    ['{"type":"logout"}', 'bad-payload', null],
    ['{"type":"toString","payload":{"id":"a"}}', 'unknown-type', 'a'],
    ['{"type":"subscribe","payload":{"id":"a","topic":"secrets","params":{}}}', 'unknown-topic', 'a'],
    ['{"type":"subscribe","payload":{"id":"a","topic":"constructor","params":{}}}', 'unknown-topic', 'a'],
    ['{"type":"command","payload":{"id":"a","name":"order.destroy","args":{}}}', 'unknown-command', 'a'],
    ['{"type":"command","payload":{"id":"a","name":"order.pause","args":{}}}', 'bad-payload', 'a'],
    ['{"type":"subscribe","payload":{"id":"","topic":"status","params":{}}}', 'bad-payload', null],
    ['{"type":"login","payload":{"version":"1","email_id":"a@b.example"}}', 'bad-payload', null],
  ])('[LS2] refuses %s as %s', (text, code, id) => {
    expect(parseClientMessage(text)).toMatchObject({ kind: 'bad', code, id, reason: expect.stringMatching(/\.$/u) });
  });

  it('[LS2] says which field was wrong', () => {
    const parsed = parse('command', { id: 'c', name: 'order.cancel', args: { parent_order_numeric_ids: ['7'] } });
    expect(parsed).toMatchObject({ reason: expect.stringContaining('args.parent_order_numeric_ids.0') });
  });

  it('[LS2] never repeats more than a little of what it refuses', () => {
    const parsed = parse('x'.repeat(100_000), {});
    expect(parsed.kind === 'bad' && parsed.reason.length).toBeLessThan(200);
  });

  it('[LS2] answers any text without throwing', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        expect(['ok', 'bad']).toContain(parseClientMessage(text).kind);
      }),
    );
  });

  it('has a schema for every type, and no schema without one', () => {
    const types = new Set([...clientFrameSchemas().keys()].map((key) => key.split(' ')[0] ?? ''));
    const expected: Record<ClientMessage['type'], true> = {
      login: true,
      login_by_session: true,
      logout: true,
      register: true,
      register_fix: true,
      subscribe: true,
      unsubscribe: true,
      rows_in_view: true,
      command: true,
    };
    expect(types).toEqual(new Set(Object.keys(expected)));
  });
});
