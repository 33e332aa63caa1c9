import { describe, expect, it } from 'vitest';
import { verdictOf } from './claim.ts';
import { tableOf } from './table.ts';
import { WITNESSES } from './witnesses.ts';

describe.each(WITNESSES.map((witness) => [witness.name, witness] as const))('the truth about %s', (_, witness) => {
  it('holds in its short form', async () => {
    const claims = await witness.see({ length: 'short', seed: 0, threads: 1, only: null }, () => undefined);
    const untrue = claims.filter((claim) => verdictOf(claim) === 'FALSE');
    expect(untrue.length === 0 ? '' : tableOf(untrue)).toBe('');
    expect(claims.length).toBeGreaterThan(0);
  }, 240_000);
});
