import type { Progress } from '@meridian/protocol/live/desk-messages';
import { describe, expect, it } from 'vitest';
import { createProgressChannel } from './progress-channel.ts';
import { ManualTimers } from './testing.ts';

const SUMMARY = {
  no_of_orders: 1,
  no_of_filled: 0,
  order_qty: 0,
  filled_qty: 0,
  effective_orders: 0,
  percent_ahead: null,
  ahead_usd: null,
  expected_ivwap_bps: null,
  expected_ivwap_sd_bps: null,
  expected_ivwap_usd: null,
  expected_arrival_bps: null,
  expected_arrival_sd_bps: null,
  expected_arrival_usd: null,
  complete_percent: null,
  filled_usd: null,
  target_usd: null,
  open_usd: null,
  remaining_usd: null,
  cost_ivwap_bps: null,
  cost_ivwap_ticks: null,
  cost_ivwap_usd: null,
  cost_arrival_mid_bps: null,
  cost_arrival_mid_ticks: null,
  cost_arrival_mid_usd: null,
  cost_dvwap_bps: null,
  cost_dvwap_ticks: null,
  cost_dvwap_usd: null,
};

const progress = (at_ms: number): Progress => ({
  id: 'p',
  at_ms,
  by_lists: [],
  by_asset_classes: [],
  by_countries: [],
  global_summary: SUMMARY,
  snapshot: false,
});

function channel() {
  const timers = new ManualTimers();
  const asked: string[] = [];
  const shown: number[] = [];
  const made = createProgressChannel(
    {
      timers,
      ask: (name, request) => asked.push(`${name} ${JSON.stringify(request)}`),
      show: ({ at_ms }) => shown.push(at_ms),
    },
    true,
  );
  return { timers, asked, shown, channel: made };
}

const REQUEST = { parent_order_numeric_ids: [7] };
const START = 'progress.start {"parent_order_numeric_ids":[7]}';

describe('progress', () => {
  it('[LS73] shows at most one per 2 s, the latest', () => {
    const { timers, shown, channel: made } = channel();
    made.start(REQUEST);
    for (let at = 1; at <= 5; at += 1) made.receive(progress(at));
    expect(shown).toEqual([1]);
    timers.advance(1_999);
    made.receive(progress(6));
    expect(shown).toEqual([1]);
    timers.advance(1);
    expect(shown).toEqual([1, 6]);
    timers.advance(10_000);
    made.receive(progress(7));
    expect(shown).toEqual([1, 6, 7]);
  });

  it('[LS73] stops while hidden and repeats the last request when seen again', () => {
    const { asked, shown, channel: made } = channel();
    made.start({});
    made.start(REQUEST);
    made.setVisible(false);
    made.receive(progress(1));
    expect(shown).toEqual([]);
    made.setVisible(true);
    expect(asked).toEqual(['progress.start {}', START, 'progress.stop {}', START]);
    expect(shown).toEqual([1]);
  });

  it('[LS73] asked for while hidden starts when seen', () => {
    const { asked, channel: made } = channel();
    made.setVisible(false);
    made.start(REQUEST);
    expect(asked).toEqual([]);
    made.setVisible(true);
    expect(asked).toEqual([START]);
  });

  it('[LS73] nothing is shown after stop', () => {
    const { timers, shown, asked, channel: made } = channel();
    made.start(REQUEST);
    made.receive(progress(1));
    made.receive(progress(2));
    made.stop();
    made.receive(progress(3));
    timers.advance(10_000);
    made.setVisible(false);
    made.setVisible(true);
    expect([shown, asked]).toEqual([[1], [START, 'progress.stop {}']]);
  });

  it('[LS81] is asked for again after a reconnect', () => {
    const { asked, channel: made } = channel();
    made.resume();
    made.start(REQUEST);
    made.resume();
    expect(asked).toEqual([START, START]);
  });
});
