import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { placeProblem } from './group-problem.ts';
import { findCycle, findNode, type StrategyNode } from './strategy-graph.ts';
import { inUseText, usesOf } from './strategy-uses.ts';

let nextId = 0;
function node(name: string, leadsTo: readonly string[], fields: Partial<StrategyNode> = {}): StrategyNode {
  nextId += 1;
  const everybody = { owner_account: null, owner_alloc_account: null };
  return { kind: 'group', id: nextId, name, asset_class: 'EQUITY', leadsTo, ...everybody, ...fields };
}
const ofAldgate = { owner_account: 'ALDGATE' };

describe('a name', () => {
  it('means a group before a strategy, and the account’s own before a shared one', () => {
    const shared = node('Desk', ['vwap']);
    const own = node('desk', ['pov'], ofAldgate);
    const strategy = node('Desk', ['twap'], {
      kind: 'strategy',
      owner_account: 'ALDGATE',
      owner_alloc_account: 'CORE',
    });
    const nodes = [strategy, shared, own];
    const order = { asset_class: 'EQUITY', owner_alloc_account: 'CORE' } as const;
    expect(findNode(nodes, { ...order, owner_account: 'ALDGATE' }, ' DESK ')).toBe(own);
    expect(findNode(nodes, { ...order, owner_account: 'BOREALIS' }, 'Desk')).toBe(shared);
    expect(findNode(nodes, { ...order, owner_account: 'BOREALIS', asset_class: 'FUTURE' }, 'Desk')).toBeNull();
  });
});

describe('the place of a group', () => {
  it('is refused when a name means nothing to its owner', () => {
    const own = node('Own', ['vwap'], ofAldgate);
    expect(placeProblem([own], node('All', ['own']))).toBe(
      '“own” is no strategy that all accounts may use in EQUITY: choose another.',
    );
    expect(placeProblem([own], node('Mine', ['own', 'POV'], ofAldgate))).toBeNull();
  });

  it('is refused with the path of the cycle', () => {
    const b = node('B', ['C'], { kind: 'strategy' });
    const c = node('C', ['vwap', 'A']);
    expect(placeProblem([b, c], node('A', ['B']))).toBe('“A” leads back to itself: A → B → C → A. Change one of them.');
    expect(placeProblem([], node('A', ['a']))).toContain('A → A');
  });

  it('is refused when only one account’s orders would go in a cycle', () => {
    const shared = node('X', ['vwap'], { kind: 'strategy' });
    const own = node('X', ['Switch'], ofAldgate);
    expect(placeProblem([shared, own], node('Switch', ['X']))).toContain('Switch → X → Switch');
  });
});

describe('cycles', () => {
  /** A random graph over a few names. Walking every path shows whether a name repeats. */
  it('are found exactly when a walk comes back', () => {
    const names = ['a', 'b', 'c', 'd', 'e'];
    const edges = fc.array(fc.array(fc.constantFrom(...names), { maxLength: 3 }), { minLength: 5, maxLength: 5 });
    fc.assert(
      fc.property(edges, (all) => {
        const nodes = names.map((name, index) => node(name, all[index] ?? []));
        const start = nodes[0] ?? node('a', []);
        const comesBack = (name: string, before: readonly string[]): boolean =>
          before.includes(name) || (all[names.indexOf(name)] ?? []).some((next) => comesBack(next, [...before, name]));
        const cycle = findCycle(nodes, start);
        expect(cycle !== null).toBe(comesBack('a', []));
        expect(cycle?.at(-1)).toBe(cycle?.[0]);
      }),
    );
  });

  it('are found in a large ladder without walking every path', () => {
    const rungs = Array.from({ length: 60 }, (_, level) => {
      const next = [`L${level + 1}`, `R${level + 1}`];
      return [node(`L${level}`, next), node(`R${level}`, next)];
    }).flat();
    expect(findCycle(rungs, rungs[0] ?? node('L0', []))).toBeNull();
  });
});

describe('uses', () => {
  const target = node('Desk', ['vwap'], ofAldgate);
  const shared = node('Desk', ['vwap']);
  const leading = node('Switch', ['Desk'], ofAldgate);
  const strategy = node('Wrapped', ['Desk'], { kind: 'strategy', ...ofAldgate });
  const elsewhere = node('Other', ['Desk'], { owner_account: 'BOREALIS' });
  const nodes = [target, shared, leading, strategy, elsewhere];
  const order = { strategy: 'desk', asset_class: 'EQUITY', alloc_account: 'CORE' } as const;
  const live = [
    { ...order, account: 'ALDGATE', orders: 3 },
    { ...order, account: 'BOREALIS', orders: 2 },
  ];

  it('are the nodes that lead to this one and not to another of the same name', () => {
    expect(usesOf(nodes, target, live)).toEqual({
      destination_uses: ['Wrapped'],
      group_uses: ['Switch'],
      direct_uses: ['ALDGATE'],
      orders: 3,
    });
    expect(usesOf(nodes, shared, live)).toMatchObject({ group_uses: ['Other'], direct_uses: ['BOREALIS'], orders: 2 });
  });

  it('say what to do before deletion', () => {
    expect(inUseText('Desk', usesOf(nodes, target, live))).toBe(
      '“Switch”, “Wrapped” lead to “Desk”: change them first.',
    );
    expect(inUseText('Desk', usesOf([target], target, live))).toContain('3 orders of ALDGATE use “Desk”');
    expect(inUseText('Desk', usesOf([target], target, []))).toBeNull();
  });
});
