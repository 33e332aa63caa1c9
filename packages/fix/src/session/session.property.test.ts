import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FIX_VERSIONS } from '../fix-version.ts';
import { fieldBytes, fixBytes } from '../testing/fix-text.ts';
import { LossyPair, type Side } from '../testing/lossy-pair.ts';
import { MemorySession, START_MS, testConfig } from '../testing/memory-session.ts';
import { utcTimestamp } from '../codec/utc-timestamp.ts';
import { MAX_RESEND_MESSAGES } from './session-config.ts';
import type { SessionInput } from './session-state.ts';

const side = fc.constantFrom<Side>(0, 1);

type Deed = (pair: LossyPair) => void;

const deed: fc.Arbitrary<Deed> = fc.oneof(
  { weight: 6, arbitrary: side.map((from) => (pair: LossyPair) => pair.send(from)) },
  {
    weight: 6,
    arbitrary: fc.tuple(side, fc.integer({ min: 1, max: 400 })).map(
      ([to, count]) =>
        (pair: LossyPair) =>
          pair.carry(to, count),
    ),
  },
  { weight: 2, arbitrary: fc.constant((pair: LossyPair) => (pair.isConnected ? undefined : pair.connect())) },
  { weight: 1, arbitrary: fc.constant((pair: LossyPair) => pair.cut()) },
  {
    weight: 1,
    arbitrary: fc.tuple(side, fc.nat({ max: 6 })).map(
      ([which, after]) =>
        (pair: LossyPair) =>
          pair.die(which, after),
    ),
  },
  { weight: 1, arbitrary: fc.integer({ min: 1, max: 40 }).map((seconds) => (pair: LossyPair) => pair.pass(seconds)) },
);

describe('two sessions over a wire that loses', () => {
  it('[FX67] deliver each business message once and in order', () => {
    const options = fc.record({
      version: fc.constantFrom(...FIX_VERSIONS),
      resendChunk: fc.constantFrom(0, 1, 3, 1_000),
      sendsNextExpected: fc.boolean(),
    });
    fc.assert(
      fc.property(options, fc.array(deed, { maxLength: 60 }), ({ version, resendChunk, sendsNextExpected }, deeds) => {
        const more = { resendChunk, sendsNextExpected: sendsNextExpected && version !== 'FIX.4.2' };
        const pair = new LossyPair(version, more);
        pair.connect();
        for (const each of deeds) each(pair);
        pair.settle();
        expect(pair.got[1]).toEqual(pair.sent[0]);
        expect(pair.got[0]).toEqual(pair.sent[1]);
      }),
      { numRuns: 150 },
    );
  }, 60_000);
});

/** Fields of a message that is right or wrong in a way that matters to the session. */
const anyMessage = fc
  .record({
    type: fc.constantFrom('0', '1', '2', '3', '4', '5', 'A', 'A', 'D', '8', 'B', 'zz'),
    seq: fc.integer({ min: 0, max: 12 }),
    isPossDup: fc.boolean(),
    fields: fc.constantFrom(
      '98=0|108=30',
      '98=0|108=30|141=Y',
      '98=0|108=30|789=1',
      '98=0|108=30|789=50',
      '7=1|16=0',
      '7=3|16=2',
      '7=1|16=999999',
      '36=5',
      '36=1',
      '123=Y|36=9',
      '112=x',
      '45=1',
      '148=x|33=1|58=y',
    ),
    lateMs: fc.constantFrom(0, 0, 0, 0, 900_000),
    sender: fc.constantFrom('BROKER', 'BROKER', 'BROKER', 'NOBODY'),
  })
  .map(({ type, seq, isPossDup, fields, lateMs, sender }) => {
    const time = utcTimestamp(START_MS - lateMs);
    return fixBytes(
      `35=${type}|49=${sender}|56=DESK|34=${seq}${isPossDup ? `|43=Y|122=${time}` : ''}|52=${time}|${fields}`,
    );
  });

const anyInput: fc.Arbitrary<SessionInput> = fc.oneof(
  { weight: 3, arbitrary: fc.constant<SessionInput>({ kind: 'connected', connection: 1 }) },
  { weight: 1, arbitrary: fc.constant<SessionInput>({ kind: 'disconnected', connection: 1 }) },
  { weight: 12, arbitrary: anyMessage.map((bytes): SessionInput => ({ kind: 'received', connection: 1, bytes })) },
  { weight: 1, arbitrary: fc.constant<SessionInput>({ kind: 'tick' }) },
  {
    weight: 4,
    arbitrary: fc
      .constantFrom('D', '8', 'B')
      .map((type): SessionInput => ({ kind: 'send', type, fields: fieldBytes('58=x'), ref: 'r' })),
  },
  {
    weight: 1,
    arbitrary: fc.nat({ max: 9 }).map((from): SessionInput => ({ kind: 'stored', from, to: from + 2, messages: [] })),
  },
  { weight: 1, arbitrary: fc.constant<SessionInput>({ kind: 'logout', reason: 'by hand' }) },
  { weight: 1, arbitrary: fc.constant<SessionInput>({ kind: 'reset', reason: 'by hand' }) },
);

describe('any sequence of inputs', () => {
  it('[FX66] uses no number twice and skips none', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('acceptor' as const, 'initiator' as const),
        fc.array(anyInput, { maxLength: 60 }),
        (role, inputs) => {
          const names = { senderCompId: 'DESK', targetCompId: 'BROKER' };
          // The store throws for a number that is used twice or skipped.
          const session = new MemorySession(testConfig('FIX.4.4', role, names));
          for (const input of inputs) {
            if (input.kind === 'tick') session.pass(7);
            else session.step(input);
            expect(session.numbers).toMatchObject({ nextOut: session.state.nextOut, epoch: session.state.epoch });
            expect(session.numbers.nextIn).toBe(session.state.nextIn);
            expect(session.state.held.length).toBeLessThanOrEqual(MAX_RESEND_MESSAGES);
          }
        },
      ),
      { numRuns: 600 },
    );
  }, 60_000);
});
