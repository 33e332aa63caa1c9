import { describe, expect, it } from 'vitest';
import { marketImpactPermit, marksAuthFailed } from './login-error.ts';

describe('marksAuthFailed', () => {
  it.each([
    ['User exceeded allowed number of connections.', false],
    ['Wrong password', true],
    ['User exceeded allowed number of connections', true],
    ['', false],
    [null, false],
  ])('%j: %s', (reason, failed) => {
    expect(marksAuthFailed(reason)).toBe(failed);
  });
});

describe('marketImpactPermit', () => {
  it.each([
    [403, true, false],
    [403, false, false],
    [200, false, true],
    [500, true, true],
    [300, false, false],
    [500, false, false],
    [0, false, false],
  ])('status %i with %s before is %s', (status, before, after) => {
    expect(marketImpactPermit(status, before)).toBe(after);
  });
});
