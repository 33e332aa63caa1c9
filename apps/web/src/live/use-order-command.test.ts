import type { LiveState } from '@meridian/live-client/live-state';
import { expect, it } from 'vitest';
import { isOutdated } from './use-order-command.ts';

it('“There is no connection.” goes when the connection is back, and an answer stays', () => {
  const lost: LiveState = { kind: 'lost', sinceMs: 1, retryAtMs: 2 };
  const ready: LiveState = { kind: 'ready', sinceMs: 3 };
  const unsent = { result: { kind: 'not-sent', message: 'There is no connection.' }, during: lost } as const;
  expect(isOutdated(unsent, lost)).toBe(false);
  expect(isOutdated(unsent, ready)).toBe(true);
  // The line broke without the page having noticed.
  expect(isOutdated({ ...unsent, during: ready }, ready)).toBe(false);
  const refused = { kind: 'failed', code: 'checks', message: 'No.', data: null } as const;
  expect(isOutdated({ result: refused, during: lost }, ready)).toBe(false);
});
