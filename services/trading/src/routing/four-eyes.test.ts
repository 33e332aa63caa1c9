import { ARM_PRIOR } from '@meridian/cost-model/bandit/normal-inverse-gamma';
import type { AccountOwned } from '@meridian/domain/account-access';
import { accountsToApprove } from '@meridian/domain/four-eyes/accounts-reached';
import type { DeskRouting } from '@meridian/domain/four-eyes/desk-routing';
import { guardedAccounts } from '@meridian/domain/four-eyes/guarded-accounts';
import { routedRow } from '@meridian/domain/four-eyes/routed-row';
import type { ScopeLimits } from '@meridian/domain/limits/dated-change';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { resolveStrategy } from './resolve-strategy.ts';
import type { RoutingConfiguration } from './routing-configuration.ts';
import {
  afterLimits,
  afterStop,
  afterWay,
  isPartOf,
  limitAsks,
  planned,
  raised,
  scopesOf,
  stopStep,
  TODAY,
  wayStep,
} from './testing/four-eyes-steps.ts';
import { NOTHING, ORDER, testCustom, testGroup, testSetting } from './testing/routing-order.ts';

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
const rowSteps = fc.tuple(rows, fc.boolean());

function afterStep(before: readonly Row[], [row, isRemoval]: readonly [Omit<Row, 'id'>, boolean], id: number): Row[] {
  const saved: Row = { ...row, id };
  const old = before.find((each) => keyOf(each) === keyOf(saved));
  const rest = before.filter((each) => each !== old);
  return isRemoval ? rest : [...rest, { ...saved, id: old?.id ?? id }];
}

type State = { readonly rows: readonly Row[]; readonly desk: DeskRouting; readonly limits: readonly ScopeLimits[] };

const steps = fc.oneof(
  rowSteps.map(
    (step) =>
      (state: State, id: number): State => ({ ...state, rows: afterStep(state.rows, step, id) }),
  ),
  wayStep.map(
    (way) =>
      (state: State): State => ({ ...state, desk: afterWay(state.desk, way) }),
  ),
  stopStep.map(
    (stop) =>
      (state: State): State => ({ ...state, desk: afterStop(state.desk, stop) }),
  ),
  limitAsks.map(
    (ask) =>
      (state: State): State => ({ ...state, limits: afterLimits(state.limits, ask) }),
  ),
);
const manySteps = fc.array(steps, { minLength: 1, maxLength: 10 });

const routingOf = ({ rows: all, desk }: State) => ({ rows: all.map(routed), desk });

it('no saves by one person change how an order of an account under approval is worked, routed, reviewed or limited', () => {
  const guards = fc.array(fc.boolean(), { minLength: 5, maxLength: 5 });
  let kept = 0;
  let stopped = 0;
  fc.assert(
    fc.property(manySteps, manySteps, guards, (start, saves, guarded) => {
      let id = 0;
      const empty: State = { rows: [], desk: { configurations: [], stops: new Map() }, limits: scopesOf(guarded) };
      const begun = start.reduce((state, step) => step(state, (id += 1)), empty);
      const first = { ...begun, limits: empty.limits };
      let now: State = first;
      let nowMs = 1;
      for (const save of saves) {
        nowMs += 1;
        const next = save(now, (id += 1));
        const accounts = guardedAccounts(now.limits, TODAY);
        if (accountsToApprove(routingOf(now), routingOf(next), accounts, nowMs).length > 0) continue;
        now = next;
        kept += 1;
      }
      expect(raised(first.limits, now.limits)).toEqual([]);
      const accounts = guardedAccounts(first.limits, TODAY).filter(({ needsApproval }) => needsApproval);
      for (const account of accounts) expect(worked(now.rows, account)).toEqual(worked(first.rows, account));
      if (accounts.length === 0) return;
      const [was, is] = [new Map(planned(first.desk, nowMs)), new Map(planned(now.desk, nowMs))];
      if (is.size < was.size) stopped += 1;
      expect(isPartOf([...is.keys()], [...was.keys()])).toBe(true);
      for (const [venue, ways] of is) expect(isPartOf(ways, was.get(venue) ?? [])).toBe(true);
    }),
    { numRuns: 150 },
  );
  // Approval is not simply asked for everything, and a place can be taken out by one person.
  expect(kept).toBeGreaterThan(40);
  expect(stopped).toBeGreaterThan(0);
}, 60_000);
