import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { ATTRIBUTE, AttributesText } from './attributes-text.ts';

function written(add: (text: AttributesText) => void): string {
  const text = new AttributesText();
  add(text);
  return text.whole();
}

it('a cost has two decimals at most, and the text that JSON gives it', () => {
  const costs = fc.oneof(
    fc.double({ min: -150, max: 150, noNaN: true }),
    fc.double(),
    fc.constantFrom(-0, -0.004, 100),
  );
  fc.assert(
    fc.property(costs, fc.boolean(), (cost, isFirst) => {
      const text = written((attributes) => {
        if (!isFirst) attributes.addNumber(ATTRIBUTE.goal, 5);
        attributes.addHundredths(ATTRIBUTE.expected_ivwap_bps, cost);
      });
      const rounded = Math.round(100 * cost) / 100;
      expect(text).toBe(JSON.stringify({ ...(!isFirst && { goal: 5 }), expected_ivwap_bps: rounded }));
    }),
  );
});

it('unknown values are left out', () => {
  const text = written((attributes) => {
    attributes.addNumber(ATTRIBUTE.goal, null);
    attributes.addText(ATTRIBUTE.microstrategy_step, 'cross');
    attributes.addQuoted(ATTRIBUTE.attr_start_time, 1_000);
    attributes.addFlag(ATTRIBUTE.schedule_volume_cap_constrained, false);
  });
  expect(JSON.parse(text)).toEqual({
    microstrategy_step: 'cross',
    attr_start_time: '1000',
    schedule_volume_cap_constrained: false,
  });
  expect(written(() => undefined)).toBe('{}');
});
