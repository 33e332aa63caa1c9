import { describe, expect, it } from 'vitest';
import type { NodeServerMessage } from './node-socket.ts';
import { parseNodeMessage } from './parse-node-message.ts';

const KNOWN: readonly NodeServerMessage[] = [
  { type: 'newData', payload: { initial: true, logs: [] } },
  { type: 'newCount', payload: { count: 0 } },
  { type: 'error', payload: { code: 'bad-filter', message: 'No.' } },
];

describe('parseNodeMessage', () => {
  it.each(KNOWN)('reads $type', (message) => {
    expect(parseNodeMessage(JSON.stringify(message))).toEqual(message);
  });

  it.each([
    'no json',
    '{"type":"newCount","payload":{"count":"3"}}',
    '{"type":"newData","payload":{"initial":true}}',
    '{"type":"newData","payload":{"initial":true,"logs":[1]}}',
    '{"type":"toString","payload":{}}',
    '{"type":"news","payload":{}}',
  ])('passes over %s', (text) => {
    expect(parseNodeMessage(text)).toBeNull();
  });
});
