import type { OrderStrategy } from '../../entities/parent-order.ts';
import { defineColumns } from '../define-columns.ts';

/** attributes_json has its own attribute columns. End shows the resolved end time. */
type OrderStrategyColumn = Exclude<keyof OrderStrategy, 'attributes_json' | 'end_time_since_epoch_milliseconds'>;

export const strategyColumns = defineColumns<OrderStrategyColumn>('field', {
  strat: { header: 'Strat', kind: 'strategy', names: ['strat', 'strategy', 'algo'] },
  start_time: { header: 'Start', kind: 'start-time' },
  end_time: { header: 'End', kind: 'end-time' },
  must_finish: { header: 'Must finish', kind: 'must-finish' },
  part_rate: { header: 'Part rate', kind: 'rate-percent' },
  volume_cap: { header: 'Volume cap', kind: 'rate-percent' },
  strategy_parameters: { header: 'Parameters', kind: 'json' },
});

/** The only short key that is not a field of the order. */
export const parameterColumns = defineColumns('parameter', {
  strategy_setting_name: { header: 'Strategy setting', kind: 'choice', field: 'as' },
});
