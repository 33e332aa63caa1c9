import { ARM_PRIOR } from '@meridian/cost-model/bandit/normal-inverse-gamma';
import type { AccountOwned } from '@meridian/domain/account-access';
import { accountsToApprove } from '@meridian/domain/four-eyes/accounts-reached';
import { routedRow } from '@meridian/domain/four-eyes/routed-row';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { resolveStrategy } from './resolve-strategy.ts';
import type { RoutingConfiguration } from './routing-configuration.ts';
import { NOTHING, ORDER, testCustom, testGroup, testSetting } from './testing/routing-order.ts';

const PAIRS = [
  { account: 'A', alloc_account: 'A-1' },
  { account: 'A', alloc_account: 'A-2' },
  { account: 'B', alloc_account: 'B-1' },
] as const;
const NAMES = ['one', 'two', 'three', 'future_defaults'] as const;

const owners = fc.constantFrom(
  { owner_account: null, owner_alloc_account: null },
  { owner_account: 'A', owner_alloc_account: null },
  { owner_account: 'A', owner_alloc_account: 'A-1' },
  { owner_account: null, owner_alloc_account: 'A-1' },
  { owner_account: 'B', owner_alloc_account: null },
);
const bases = fc.constantFrom(...NAMES, 'vwap', 'pov');
const rows = fc.record({
  kind: fc.constantFrom('setting', 'strategy', 'group', 'multi-arm'),
  name: fc.constantFrom(...NAMES),
  owner: owners,
  asset_class: fc.constantFrom('EQUITY', 'FUTURE'),
  base: bases,
  other: bases,
  value: fc.integer({ min: 1, max: 3 }),
});

type Row = typeof rows extends fc.Arbitrary<infer Value> ? Value & { readonly id: number } : never;

/** Only one row of a kind has a name for an owner. */
const keyOf = ({ kind, name, owner, asset_class }: Row) =>
  JSON.stringify([
    kind === 'multi-arm' ? 'group' : kind,
    name,
    owner.owner_account,
    owner.owner_alloc_account,
    kind === 'setting' ? null : asset_class,
  ]);

function settingOf({ id, name, owner, base, value }: Row) {
  const strategy_name = base === 'vwap' ? 'vwap' : 'pov';
  return Object.assign(testSetting({ strategy_destination: name, strategy_name, settings: { vc: value } }), owner, {
    id,
  });
}

function customOf({ id, name, owner, asset_class, base, value }: Row) {
  const named = { strategy_name: name, strategy_destination: base, param_values: { pr: value } };
  return Object.assign(testCustom({ ...named, asset_class }), owner, { id });
}

function groupOf({ id, kind, name, owner, asset_class, base, other, value }: Row) {
  const share = { min_alloc: 0, max_alloc: 100 };
  const arms =
    kind === 'multi-arm'
      ? { type: 'multi-arm' as const, multi_arm_param_values: { [base]: share, [other]: share } }
      : { type: 'conditional' as const, rules: [{ result_destination: other, filters: [bigger(value)] }] };
  return Object.assign(testGroup({ name, base, asset_class, ...arms }), owner, { id });
}

function bigger(value: number) {
  return { filter: 'percent_of_adv', operator: '>' as const, values: [value] };
}

function routed(row: Row) {
  const values = { id: row.id, name: row.name, asset_class: row.asset_class, ...row.owner };
  if (row.kind === 'setting') {
    const { strategy_name, settings } = settingOf(row);
    return routedRow({ ...values, kind: 'setting', asset_class: null, document: { strategy_name, settings } });
  }
  if (row.kind === 'strategy') {
    const { strategy_destination, param_values } = customOf(row);
    const document = { strategy_destination, param_values };
    return routedRow({ ...values, kind: 'strategy', document });
  }
  const { type, base, multi_arm_param_values, rules } = groupOf(row);
  return routedRow({ ...values, kind: 'group', document: { type, base, multi_arm_param_values, rules } });
}

function configurationOf(all: readonly Row[]): RoutingConfiguration {
  const of = (...kinds: readonly Row['kind'][]) => all.filter(({ kind }) => kinds.includes(kind));
  return {
    ...NOTHING,
    settings: of('setting').map(settingOf),
    customStrategies: of('strategy').map(customOf),
    groups: of('group', 'multi-arm').map(groupOf),
  };
}

/** How every order of an account that anybody could send would be worked. */
function worked(all: readonly Row[], { account, alloc_account }: AccountOwned) {
  const configuration = configurationOf(all);
  return ['EQUITY', 'FUTURE'].flatMap((asset_class) =>
    [...NAMES, 'vwap', 'pov'].flatMap((strat) =>
      [1, 2.5].map((percent_of_adv) => {
        const order = {
          ...ORDER,
          account,
          alloc_account,
          strat,
          percent_of_adv,
          asset_class: asset_class as 'EQUITY' | 'FUTURE',
        };
        const found = resolveStrategy({ configuration, order, beliefOf: () => ARM_PRIOR, seed: 'seed' });
        if (found.kind === 'refused') return 'refused';
        const { strategy, parameters, settingName, groupName, arms } = found;
        return { strategy, parameters, settingName, groupName, arms };
      }),
    ),
  );
}

/** A step saves a row over the one with its name and owner, or removes it. */
const steps = fc.array(fc.tuple(rows, fc.boolean()), { minLength: 1, maxLength: 8 });

function afterStep(before: readonly Row[], [row, isRemoval]: readonly [Omit<Row, 'id'>, boolean], id: number): Row[] {
  const saved: Row = { ...row, id };
  const old = before.find((each) => keyOf(each) === keyOf(saved));
  const rest = before.filter((each) => each !== old);
  return isRemoval ? rest : [...rest, { ...saved, id: old?.id ?? id }];
}

it('no saves by one person change how an order of an account under approval is worked', () => {
  const guards = fc.tuple(fc.boolean(), fc.boolean(), fc.boolean());
  let kept = 0;
  fc.assert(
    fc.property(steps, steps, guards, (start, saves, guarded) => {
      let id = 0;
      const accounts = PAIRS.map((pair, index) => Object.assign({}, pair, { needsApproval: guarded[index] ?? false }));
      const first = start.reduce<Row[]>((before, [row]) => afterStep(before, [row, false], ++id), []);
      let now = first;
      for (const save of saves) {
        const next = afterStep(now, save, ++id);
        if (accountsToApprove(now.map(routed), next.map(routed), accounts).length > 0) continue;
        now = next;
        kept += 1;
      }
      for (const account of accounts.filter(({ needsApproval }) => needsApproval)) {
        expect(worked(now, account)).toEqual(worked(first, account));
      }
    }),
    { numRuns: 80 },
  );
  // Approval is not simply asked for everything.
  expect(kept).toBeGreaterThan(20);
}, 30_000);
