import { describe, expect, it } from 'vitest';
import { STUCK_REASONS } from './entities/stuck-order.ts';
import { stuckReasonText } from './stuck-reason-text.ts';

describe('stuckReasonText', () => {
  it('starts with a capital letter, and is blank without a reason', () => {
    expect(STUCK_REASONS.map(stuckReasonText)).toContain('Destination down');
    expect(stuckReasonText(null)).toBe('');
  });
});
