import { describe, expect, it } from 'vitest';
import { parameterSteps, personOf } from './parameter-steps.ts';

const STEPS = [
  { id: 'sent', req_type: 'NEW ORDER REQUEST', sender_sub_id: 'tess@desk.example', transact_ts: 1 },
  { id: 'carried', req_type: 'STRATEGY PARAMETER CHANGE', sender_sub_id: null, transact_ts: 5 },
  { id: 'filled', res_type: 'PARTIAL FILL', sender_sub_id: null, transact_ts: 6 },
  { id: 'changed', req_type: 'ORDER MODIFY REQUEST', sender_sub_id: 'ada@desk.example', transact_ts: 3 },
  { id: 'refused', res_type: 'ORDER MODIFY REJECT', sender_sub_id: 'engine', transact_ts: 4 },
];

describe('the history of the parameters', () => {
  it('has what people did first, newest first, then what the server did, and no fills', () => {
    expect(parameterSteps(STEPS).map(({ id }) => id)).toEqual(['changed', 'sent', 'carried', 'refused']);
  });

  it('says the server where nobody did it', () => {
    expect(STEPS.map(personOf)).toEqual(['tess@desk.example', null, null, 'ada@desk.example', null]);
  });
});
