import { describe, expect, it } from 'vitest';
import { anActionOrder } from './action-order.fixture.ts';
import { NOTHING_SET, startChange, startStrategy, startValues, whyNotStart } from './start-order.ts';

const PENDING = anActionOrder({ status: 'PENDING' });
const STAGED = anActionOrder({ status: 'NEW', strat: 'Staging', strategy_parameters: '{"st":"-1","et":"0"}' });
const MEANT = anActionOrder({
  status: 'NEW',
  strat: 'Staging',
  strategy_parameters: '{"pr":7,"as":"desk","staged_for":"pov"}',
  part_rate: 7,
});

describe('an order that is waiting', () => {
  it('starts unchanged without a draft', () => {
    expect(startChange(PENDING, NOTHING_SET)).toEqual({});
    expect(whyNotStart(PENDING, NOTHING_SET)).toBeNull();
  });

  it('needs a strategy that trades', () => {
    expect(startChange(STAGED, NOTHING_SET)).toBeNull();
    expect(whyNotStart(STAGED, NOTHING_SET)).toBe('Choose a strategy');
    expect(startChange(STAGED, { strat: 'vwap', values: {} })).toMatchObject({ strat: 'vwap' });
  });

  it('starts with the strategy and parameters it was staged for', () => {
    expect(startStrategy(MEANT, NOTHING_SET)).toBe('pov');
    const change = startChange(MEANT, { values: { vc: 20 } });
    expect(change?.strat).toBe('pov');
    expect(JSON.parse(change?.strategy_parameters ?? '')).toMatchObject({ pr: 7, as: 'desk', vc: 20 });
    expect(change?.strategy_parameters).not.toContain('staged_for');
  });

  it('drops the parameters of the old strategy but keeps its times', () => {
    expect(startValues(PENDING, { strat: 'vwap', values: { urgency: 'low' } })).toEqual({
      st: '-1',
      et: '0',
      urgency: 'low',
    });
  });

  it('does not start with an invalid parameter', () => {
    expect(whyNotStart(PENDING, { values: { pr: 80 } })).toBe('Participation rate must be from 0.5 to 50');
  });
});
