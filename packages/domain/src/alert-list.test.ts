import { describe, expect, it } from 'vitest';
import { alertText } from './alert-list.ts';

describe('alertText', () => {
  it('says what happened', () => {
    expect(alertText({ source: 'destination', name: 'ALGO-1', isOn: false })).toBe(
      'Destination ALGO-1 is disconnected',
    );
    expect(alertText({ source: 'strategy server', name: null, isOn: true })).toBe('Strategy server is connected');
    expect(alertText({ source: 'global auto-trading', name: null, isOn: false })).toBe('Global auto-trading is off');
  });
});
