import type { LiveState } from '@meridian/live-client/live-state';
import { expect, it } from 'vitest';
import { saidOfBulk } from './use-bulk-command.ts';

const row = (parent_order_numeric_id: number, code: string | null) => ({
  parent_order_numeric_id,
  ok: code === null,
  code,
  message: code === 'not-sent' ? 'There is no connection.' : 'Paused.',
});
const CUT: LiveState = { kind: 'lost', sinceMs: 0, retryAtMs: 5_000 };
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- only its kind and identity matter.
const BACK = { kind: 'ready' } as LiveState;

const answered = (...codes: readonly (string | null)[]) => ({
  phase: 'answered' as const,
  rows: codes.map((code, at) => row(at + 1, code)),
  total: codes.length,
  during: CUT,
});

it('rows of a bulk that could not be sent stay while there is no connection, and go when it is back', () => {
  const bulk = answered(null, 'not-sent', 'not-sent');
  expect(saidOfBulk(bulk, CUT)).toBe(bulk);
  expect(saidOfBulk(bulk, BACK)).toMatchObject({ phase: 'answered', rows: [row(1, null)], total: 1 });
  expect(saidOfBulk(answered('not-sent'), BACK)).toMatchObject({ phase: 'idle', rows: [] });
});

it('what was not sent behind an unknown outcome, or in this connection, is still said', () => {
  const doubtful = answered('unknown', 'not-sent');
  expect(saidOfBulk(doubtful, BACK)).toBe(doubtful);
  const here = { ...answered('not-sent'), during: BACK };
  expect(saidOfBulk(here, BACK)).toBe(here);
});
