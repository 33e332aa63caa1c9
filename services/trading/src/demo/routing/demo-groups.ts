import type { RoutingGroup } from '../../routing/routing-configuration.ts';

type Group = Omit<RoutingGroup, 'id'>;
type Fields = Pick<Group, 'name' | 'type' | 'base'> & Partial<Group>;

function group(fields: Fields): Group {
  return {
    owner_account: null,
    owner_alloc_account: null,
    multi_arm_param_values: {},
    asset_class: 'EQUITY',
    rules: [],
    learning: 1,
    ...fields,
  };
}

const SIZE_AND_SPREAD = group({
  name: 'Size and spread switch',
  type: 'conditional',
  base: 'Desk default',
  owner_account: 'ALDGATE',
  rules: [
    {
      result_destination: 'POV 10% adaptive',
      filters: [
        { filter: 'percent_of_adv', operator: '>', values: [5] },
        { filter: 'avg_spread_bps', operator: '<', values: [4] },
      ],
    },
    { result_destination: 'VWAP list', filters: [{ filter: 'country', operator: 'in', values: ['JP', 'HK'] }] },
    { result_destination: 'Close seekers', filters: [{ filter: 'start_time', operator: '>', values: ['15:30'] }] },
  ],
});

const LOW_LIQUIDITY = group({
  name: 'Low-liquidity fallback',
  type: 'conditional',
  base: 'Desk default',
  rules: [
    { result_destination: 'LQSEEK dark first', filters: [{ filter: 'percent_of_adv', operator: '>=', values: [10] }] },
    { result_destination: 'Dark vs lit trial', filters: [{ filter: 'avg_spread_bps', operator: '>', values: [8] }] },
  ],
});

const GROUPS: readonly Group[] = [
  group({ name: 'Desk default', type: 'regular', base: 'Desk default v2' }),
  group({ name: 'EU passive', type: 'regular', base: 'VWAP list' }),
  group({ name: 'Close seekers', type: 'regular', base: 'Late close' }),
  SIZE_AND_SPREAD,
  LOW_LIQUIDITY,
  group({
    name: 'POV bandit Q4',
    type: 'multi-arm',
    base: 'POV 10% adaptive',
    multi_arm_param_values: {
      'POV 5% passive': { min_alloc: 10, max_alloc: 40 },
      'POV 10% adaptive': { min_alloc: 20, max_alloc: 60 },
      'VWAP list': { min_alloc: 10, max_alloc: 40 },
      'LQSEEK dark first': { min_alloc: 0, max_alloc: 30 },
    },
  }),
  group({
    name: 'Dark vs lit trial',
    type: 'multi-arm',
    base: 'LQSEEK dark first',
    multi_arm_param_values: {
      'LQSEEK dark first': { min_alloc: 30, max_alloc: 70 },
      'Lit only': { min_alloc: 30, max_alloc: 70 },
    },
  }),
  group({
    name: 'Futures default',
    type: 'regular',
    base: 'Futures TWAP',
    asset_class: 'FUTURE',
  }),
  group({
    name: 'Futures size switch',
    type: 'conditional',
    base: 'Futures default',
    asset_class: 'FUTURE',
    rules: [{ result_destination: 'Futures POV', filters: [{ filter: 'percent_of_adv', operator: '>', values: [2] }] }],
  }),
];

/** Groups of all three types. They lead to strategies, settings or further groups. */
export const DEMO_GROUPS: readonly RoutingGroup[] = GROUPS.map((one, index) => Object.assign({ id: index + 1 }, one));
