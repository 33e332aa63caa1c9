import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ATTRIBUTES, isAttributeKey } from './attribute-keys.ts';
import { ATTRIBUTE, AttributesText } from './attributes-text.ts';
import { isVolumeCapConstrained, parseAttributes } from './attributes.ts';

const empty = parseAttributes(null);

describe('attribute keys', () => {
  it('are unique, and cover every attribute-derived field', () => {
    expect(new Set(ATTRIBUTES.map(({ key }) => key)).size).toBe(ATTRIBUTES.length);
    expect(ATTRIBUTES.map(({ header }) => header)).toEqual(
      expect.arrayContaining([
        'Goal',
        'Ceiling',
        'Floor',
        'MOO Target',
        'MOC Open',
        'Schedule Filled',
        'Marketable VWAP',
      ]),
    );
    expect(ATTRIBUTES.filter((attribute) => 'hidden' in attribute).map(({ key }) => key)).toEqual([
      'dark_i_would_price',
      'dark_i_would_qty',
      'microstrategy_step',
      'microstrategy_reason',
    ]);
    expect(isAttributeKey('goal')).toBe(true);
    expect(isAttributeKey('Goal')).toBe(false);
  });
});

describe('parseAttributes', () => {
  it('reads numbers, times, words and flags', () => {
    const text = `{"goal":2638,"floor":"2138","attr_start_time":-1,"attr_end_time":"16:00",
      "microstrategy_step":"mid-peg","schedule_volume_cap_constrained":1}`;
    expect(parseAttributes(text)).toMatchObject({
      goal: 2638,
      floor: 2138,
      attr_start_time: '-1',
      attr_end_time: '16:00',
      microstrategy_step: 'mid-peg',
      microstrategy_reason: null,
      schedule_volume_cap_constrained: true,
      ceiling: null,
    });
  });

  it.each([null, undefined, '', '{', '[]', 'null', '{"goal":'])('is empty for %j', (text) => {
    expect(parseAttributes(text)).toEqual(empty);
    expect(empty.goal).toBeNull();
    expect(empty.schedule_volume_cap_constrained).toBe(false);
  });

  it('loses only the field with a wrong type', () => {
    const parsed = parseAttributes(
      '{"goal":{"x":1},"floor":[1],"ceiling":null,"moc_target":0,"marketable_vwap":-0.25}',
    );
    expect(parsed).toMatchObject({ goal: null, floor: null, ceiling: null, moc_target: 0, marketable_vwap: -0.25 });
  });

  it('never throws', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        expect(Object.keys(parseAttributes(text))).toEqual(ATTRIBUTES.map(({ key }) => key));
      }),
    );
  });

  it('reads back what it writes', () => {
    const known = { goal: 10, floor: 0, attr_end_time: '+90', schedule_volume_cap_constrained: true };
    const text = new AttributesText();
    text.addNumber(ATTRIBUTE.goal, 10);
    text.addNumber(ATTRIBUTE.floor, 0);
    text.addText(ATTRIBUTE.attr_end_time, '+90');
    text.addFlag(ATTRIBUTE.schedule_volume_cap_constrained, true);
    text.addNumber(ATTRIBUTE.ceiling, null);
    text.addNumber(ATTRIBUTE.moc_target, Number.NaN);
    expect(parseAttributes(text.whole())).toEqual({ ...empty, ...known });
    expect(new AttributesText().whole()).toBe('{}');
  });
});

describe('volume-cap filter', () => {
  const constrained = { attributes_json: '{"schedule_volume_cap_constrained":true}' };

  it('detects a constrained row, and treats an invalid text as unconstrained', () => {
    expect(isVolumeCapConstrained(constrained)).toBe(true);
    expect(isVolumeCapConstrained({ attributes_json: '{"schedule_volume_cap_constrained":' })).toBe(false);
    expect(isVolumeCapConstrained({})).toBe(false);
  });
});
