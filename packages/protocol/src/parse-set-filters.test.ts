import { describe, expect, it } from 'vitest';
import { DEFAULT_NODE_LOG_FILTERS } from './node-socket.ts';
import { parseSetFilters } from './parse-set-filters.ts';

const say = (type: unknown, payload: unknown) => parseSetFilters(JSON.stringify({ type, payload }));

describe('parseSetFilters', () => {
  it('reads filters, with and without a narrower permission', () => {
    const permission = { accounts: ['ALDGATE'], alloc_accounts: [] };
    for (const payload of [DEFAULT_NODE_LOG_FILTERS, { ...DEFAULT_NODE_LOG_FILTERS, permission }]) {
      expect(say('setFilters', payload)).toEqual({ kind: 'ok', message: { type: 'setFilters', payload } });
    }
  });

  it.each([
    ['nonsense', '{', 'bad-json', 'not JSON'],
    ['another type', '{"type":"subscribe","payload":{}}', 'unknown-type', 'only setFilters'],
    ['no payload', '{"type":"setFilters"}', 'bad-payload', 'payload'],
    ['a missing field', '{"type":"setFilters","payload":{}}', 'bad-payload', 'sort'],
    [
      'a sort that is none',
      '{"type":"setFilters","payload":{"sort":"size","search":"","filter":""}}',
      'bad-payload',
      'sort',
    ],
  ])('says what is wrong with %s', (_what, text, code, reason) => {
    expect(parseSetFilters(text)).toMatchObject({ kind: 'bad', code, reason: expect.stringContaining(reason) });
  });
});
