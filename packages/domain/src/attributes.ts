import type { FlagAttributeKey, NumberAttributeKey, TextAttributeKey, TimeAttributeKey } from './attribute-keys.ts';
import type { AttributeFields } from './entities/attribute-fields.ts';
import { finiteNumber } from './finite-number.ts';
import { flagValue } from './flag-value.ts';
import { codeValue, ownValue, parseJsonRecord, textValue } from './json-text.ts';
import type { Maybe } from './maybe.ts';

/** Maximum length of a double as text. */
const MAX_NUMBER_LENGTH = 24;

/** An invalid value empties only its own field. An invalid text empties all fields. */
export function parseAttributes(attributesJson: Maybe<string>): AttributeFields {
  const record = parseJsonRecord(attributesJson);
  const number = (key: NumberAttributeKey) => finiteNumber(ownValue(record, key));
  const time = (key: TimeAttributeKey) => codeValue(ownValue(record, key));
  const text = (key: TextAttributeKey) => textValue(ownValue(record, key));
  const flag = (key: FlagAttributeKey) => flagValue(ownValue(record, key)) ?? false;
  return {
    attr_start_time: time('attr_start_time'),
    attr_end_time: time('attr_end_time'),
    goal: number('goal'),
    ceiling: number('ceiling'),
    floor: number('floor'),
    expected_percent_volume: number('expected_percent_volume'),
    moo_target: number('moo_target'),
    moo_filled: number('moo_filled'),
    moo_open: number('moo_open'),
    moc_target: number('moc_target'),
    moc_filled: number('moc_filled'),
    moc_open: number('moc_open'),
    marketable_interval_volume: number('marketable_interval_volume'),
    marketable_vwap: number('marketable_vwap'),
    schedule_filled: number('schedule_filled'),
    adaptive_part_rate: number('adaptive_part_rate'),
    current_target_pov: number('current_target_pov'),
    expected_day_volume: number('expected_day_volume'),
    expected_interval_volume: number('expected_interval_volume'),
    expected_remaining_volume: number('expected_remaining_volume'),
    expected_ivwap_bps: number('expected_ivwap_bps'),
    expected_ivwap_sd_bps: number('expected_ivwap_sd_bps'),
    expected_arrival_bps: number('expected_arrival_bps'),
    expected_arrival_sd_bps: number('expected_arrival_sd_bps'),
    dark_i_would_price: number('dark_i_would_price'),
    dark_i_would_qty: number('dark_i_would_qty'),
    microstrategy_step: text('microstrategy_step'),
    microstrategy_reason: text('microstrategy_reason'),
    schedule_volume_cap_constrained: flag('schedule_volume_cap_constrained'),
  };
}

/** Reads one number without parsing the whole text. Sums over all orders read few of the keys on every change. */
export function attributeNumber(attributesJson: Maybe<string>, key: NumberAttributeKey): number | null {
  if (attributesJson === null || attributesJson === undefined) return null;
  const name = `"${key}":`;
  const at = attributesJson.indexOf(name);
  if (at < 0) return null;
  return finiteNumber(Number.parseFloat(attributesJson.slice(at + name.length, at + name.length + MAX_NUMBER_LENGTH)));
}

/** True while a schedule-based strategy is held back by its volume cap. */
export function isVolumeCapConstrained(row: { readonly attributes_json?: Maybe<string> }): boolean {
  return parseAttributes(row.attributes_json).schedule_volume_cap_constrained;
}

/** Labels of the volume-cap filter, a pair filter over isVolumeCapConstrained. */
export const VOLUME_CAP_FILTER_LABELS = { yes: 'VC Constrained', no: 'Not VC Constrained' } as const;
