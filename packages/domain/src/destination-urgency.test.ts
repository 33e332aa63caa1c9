import { describe, expect, it } from 'vitest';
import { withoutNoUrgency } from './destination-urgency.ts';

describe('withoutNoUrgency', () => {
  it('drops None and nothing else', () => {
    expect(withoutNoUrgency({ name: 'A', algo_urgency: 'None' })).toEqual({ name: 'A' });
    expect(Object.keys(withoutNoUrgency({ algo_urgency: 'None' }))).toEqual([]);
    expect(withoutNoUrgency({ name: 'A', algo_urgency: 'High' })).toEqual({ name: 'A', algo_urgency: 'High' });
    expect(withoutNoUrgency({ name: 'A' })).toEqual({ name: 'A' });
  });
});
