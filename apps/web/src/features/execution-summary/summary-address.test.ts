import {
  COST_GROUPINGS,
  COST_UNITS,
  EXECUTION_STATUSES,
  EXECUTION_UNITS,
} from '@meridian/domain/entities/cost-analysis-result';
import { SUMMARY_BENCHMARKS } from '@meridian/domain/execution-summary/summary-line';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SUMMARY_DEFAULTS, settingsOf, withSettings } from './summary-address.ts';

describe('the address of the execution summary', () => {
  it('is empty while all settings are defaults', () => {
    expect(settingsOf(new URLSearchParams('asset=FUTURE'))).toEqual(SUMMARY_DEFAULTS);
    expect(withSettings(new URLSearchParams('asset=FUTURE'), SUMMARY_DEFAULTS).toString()).toBe('asset=FUTURE');
  });

  it('starts with costs in bps, executions in dollars and filled orders', () => {
    expect(settingsOf(new URLSearchParams())).toMatchObject({
      units: ['bps'],
      executionUnits: ['usd'],
      status: 'filled',
    });
  });

  it('restores every setting', () => {
    const settings = fc.record({
      by: fc.constantFrom(...COST_GROUPINGS),
      units: fc.subarray([...COST_UNITS]),
      executionUnits: fc.subarray([...EXECUTION_UNITS]),
      benchmark: fc.constantFrom(...SUMMARY_BENCHMARKS),
      status: fc.constantFrom(...EXECUTION_STATUSES),
      open: fc.oneof(
        fc.constantFrom('first' as const, null, { id: '' }),
        fc.string().map((name) => ({ id: `=${name}` })),
      ),
    });
    fc.assert(
      fc.property(settings, (chosen) => {
        const address = withSettings(new URLSearchParams('order=7'), chosen).toString();
        expect(settingsOf(new URLSearchParams(address))).toEqual(chosen);
        expect(new URLSearchParams(address).get('order')).toBe('7');
      }),
    );
  });

  it('uses the default for an invalid value', () => {
    const search = new URLSearchParams('by=planet&units=miles&execution=stones&benchmark=moon&status=late');
    expect(settingsOf(search)).toEqual(SUMMARY_DEFAULTS);
  });
});
