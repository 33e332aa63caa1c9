import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import type { KernelEvent } from '../kernel/events/kernel-event.ts';
import { EventLines } from './event-lines.ts';
import { eventToText } from './event-text.ts';

function event(date: string, stragglers: readonly number[]): KernelEvent {
  return { v: 1, kind: 'KillSwitchReported', atMs: 5, date, stragglers };
}

it('writes the texts that events have, a line each, batch after batch', () => {
  const text = fc.string({ unit: 'binary', maxLength: 40 });
  const batches = fc.array(fc.array(fc.record({ date: text, stragglers: fc.array(fc.integer()) }), { maxLength: 6 }));
  fc.assert(
    fc.property(batches, (all) => {
      const lines = new EventLines();
      for (const batch of all) {
        const events = batch.map(({ date, stragglers }) => event(date, stragglers));
        expect(lines.write(events).toString('utf8')).toBe(events.map(eventToText).join('\n'));
      }
    }),
  );
});

it('has room for a batch that is larger than any before', () => {
  const lines = new EventLines();
  const stragglers = Array.from({ length: 100_000 }, (_, index) => index);
  const events = [event('Zürich', [1]), event('東京 💶', stragglers), event('', stragglers)];
  expect(lines.write(events).toString('utf8')).toBe(events.map(eventToText).join('\n'));
});
